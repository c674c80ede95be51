// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Takes photos with a camera.
struct TakePhotoAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = ActionDefinition(
        "takephoto", "Take Photo",
        [
            .number("WFPhotoCount"), .choice("WFCameraCaptureDevice", ["Back", "Front"]),
            .flag("WFCameraCaptureShowPreview"),
        ])

    private let count: Operand?
    private let camera: ChosenValue
    private let showsPreview: Operand?

    init(_ parameters: inout ParameterReader) {
        count = parameters.operand("WFPhotoCount")
        camera = parameters.choice("WFCameraCaptureDevice")
        showsPreview = parameters.operand("WFCameraCaptureShowPreview")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        .needs(
            .photos(
                .take(
                    count: PhotoCount.of(count, context),
                    isFront: try camera.value(in: context) == "Front",
                    showsPreview: context.flag(showsPreview, default: true))))
    }
}
