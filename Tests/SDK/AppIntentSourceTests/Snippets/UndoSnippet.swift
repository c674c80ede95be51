// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct ArchiveIntent: UndoableIntent {
    static let title: LocalizedStringResource = "Archive"

    @Parameter(title: "Note") var note: String

    @MainActor
    func perform() async throws -> some IntentResult {
        undoManager?.registerUndo(withTarget: PlantNavigation.shared) { $0.selection = nil }
        undoManager?.setActionName("Archive")
        PlantNavigation.shared.selection = note
        return .result()
    }
}
