// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Tells what the filter was told so far, and what was chosen for the focus that is on.
struct TellQuiet: AppIntent {
    static let title: LocalizedStringResource = "Tell Quiet"

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let notes = (try? String(contentsOf: QuietTea.notes, encoding: .utf8)) ?? "nothing"
        do {
            let current = try await QuietTea.current
            return .result(dialog: "\(notes) \(String(localized: current.displayRepresentation.title))")
        } catch SetFocusFilterIntentError.notFound {
            return .result(dialog: "\(notes) not found")
        }
    }
}
