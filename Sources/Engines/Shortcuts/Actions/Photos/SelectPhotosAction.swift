// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Lets the person choose photos.
struct SelectPhotosAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = ActionDefinition(
        "selectphoto", "Select Photos",
        [
            .flag("WFSelectMultiplePhotos"),
            .choice("WFPhotoPickerTypes", PhotoRequest.Kind.allCases.map(\.rawValue)),
        ])

    private let allowsSeveral: Operand?
    private let kinds: ChosenValue

    init(_ parameters: inout ParameterReader) {
        allowsSeveral = parameters.operand("WFSelectMultiplePhotos")
        kinds = parameters.choice("WFPhotoPickerTypes")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let kinds = try kinds.values(in: context).compactMap { PhotoRequest.Kind(rawValue: $0) }
        return .needs(
            .photos(
                .choose(
                    allowsSeveral: context.flag(allowsSeveral, default: false),
                    kinds.isEmpty ? [.images, .videos, .livePhotos] : kinds)))
    }
}
