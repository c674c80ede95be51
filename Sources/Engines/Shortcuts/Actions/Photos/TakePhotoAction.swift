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
    private let camera: Operand?
    private let showsPreview: Operand?

    init(_ parameters: inout ParameterReader) {
        count = parameters.operand("WFPhotoCount")
        camera = parameters.operand("WFCameraCaptureDevice")
        showsPreview = parameters.operand("WFCameraCaptureShowPreview")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        .needs(
            .photos(
                .take(
                    count: PhotoCount.of(count, context),
                    isFront: context.text(camera, default: "Back") == "Front",
                    showsPreview: context.flag(showsPreview, default: true))))
    }
}
