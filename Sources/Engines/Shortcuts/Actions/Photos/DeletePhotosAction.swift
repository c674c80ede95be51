// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Deletes photos, after the person has agreed.
struct DeletePhotosAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = ActionDefinition(
        "deletephotos", "Delete Photos",
        [ParameterDefinition("photos", "photos"), ParameterDefinition("WFInputPhotos", "photos")])

    private let photos: Operand

    init(_ parameters: inout ParameterReader) {
        photos = parameters.input("photos", "WFInputPhotos", "WFInput")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let files = try StoredFiles.files(in: context.wholeContent(photos), context.coercion)
        guard !files.isEmpty else { return .done(.nothing) }
        let question = Presentation(
            .alert(title: "Delete", canCancel: true), .text(files.map(\.name).joined(separator: "\n")))
        return .needs(.show(question)) { result, _ throws(ShortcutFailure) in
            _ = try result.content()
            return .needs(.photos(.delete(files)))
        }
    }
}
