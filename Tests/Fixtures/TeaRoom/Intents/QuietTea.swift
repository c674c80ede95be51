// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// Serves other tea while a focus is on, and notes what it is told.
struct QuietTea: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Quiet Tea"

    @Parameter(title: "Tea") var tea: Tea?
    @Parameter(title: "Strength", default: .light) var strength: TeaStrength
    @Parameter(title: "Whispers", default: false) var whispers: Bool

    var displayRepresentation: DisplayRepresentation { "\(tea?.name ?? "any") \(strength.rawValue) \(whispers)" }

    /// In the container of the process, whose runs are all of one app or extension.
    static var notes: URL { URL(filePath: NSHomeDirectory()).appending(path: "focus.txt") }

    func perform() async throws -> some IntentResult {
        if whispers, tea == nil { _ = try await $tea.requestValue("Whisper what?") }
        let former = (try? String(contentsOf: Self.notes, encoding: .utf8)) ?? ""
        try "\(former)[\(tea?.id ?? "any") \(strength) \(whispers)]"
            .write(to: Self.notes, atomically: true, encoding: .utf8)
        return .result()
    }
}
