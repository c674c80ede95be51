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
    private let kinds: Operand?

    init(_ parameters: inout ParameterReader) {
        allowsSeveral = parameters.operand("WFSelectMultiplePhotos")
        kinds = parameters.operand("WFPhotoPickerTypes")
    }

    func perform(_ context: inout RunContext) -> ActionStep {
        let coercion = context.coercion
        let named = kinds.map { context.content($0).items } ?? []
        let kinds = named.compactMap { PhotoRequest.Kind(rawValue: coercion.text($0)) }
        return .needs(
            .photos(
                .choose(
                    allowsSeveral: context.flag(allowsSeveral, default: false),
                    kinds.isEmpty ? [.images, .videos, .livePhotos] : kinds)))
    }
}
