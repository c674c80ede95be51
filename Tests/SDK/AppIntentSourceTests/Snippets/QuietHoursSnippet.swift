// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct QuietHoursFilter: SetFocusFilterIntent {
    static var title: LocalizedStringResource = "Quiet Hours"
    static var description: LocalizedStringResource? = "Keeps the garden quiet."

    @Parameter(title: "Mute", default: true)
    var mutes: Bool

    @Parameter(title: "Show Only")
    var folder: BookmarkFolder?

    var displayRepresentation: DisplayRepresentation {
        let subtitle: LocalizedStringResource = mutes ? "Muted" : "Not muted"
        return DisplayRepresentation(title: "Quiet Hours", subtitle: subtitle)
    }

    var appContext: FocusFilterAppContext {
        FocusFilterAppContext(notificationFilterPredicate: NSPredicate { _, _ in true })
    }

    static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [QuietHoursFilter] {
        let filter = QuietHoursFilter()
        filter.mutes = false
        return [filter]
    }

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(mutes, forKey: "mutes")
        return .result()
    }
}

func mutesNow() async -> Bool {
    do {
        return try await QuietHoursFilter.current.mutes
    } catch SetFocusFilterIntentError.notFound {
        return false
    } catch {
        return false
    }
}
