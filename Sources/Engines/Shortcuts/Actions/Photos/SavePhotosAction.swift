// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts pictures and films among the person's photos.
struct SavePhotosAction: EffectAction {
    static let reaches: Set<ActionReach> = [.photos]
    static let definition = ActionDefinition(
        "savetocameraroll", "Save to Photo Album", [.input, .text("WFCameraRollSelectedGroup")])

    /// What stands for all photos.
    private static let allPhotos = ["Recents", "Camera Roll", "All Photos", "Library"]

    private let input: Operand
    private let album: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        album = parameters.operand("WFCameraRollSelectedGroup")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let album = context.text(album, default: "Recents")
        let named = Self.allPhotos.contains(album) ? nil : album
        return try FileGathering.files(.photos, in: context.wholeContent(input), &context) { files, _ in
            .needs(.photos(.save(files, album: named)))
        }
    }
}
