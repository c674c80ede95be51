// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage

/// What the system itself says on the screen, in the language of the app.
enum SystemWord: String {
    case delete = "Delete"
    case insert = "Insert"
    case cancel = "Cancel"
    case edit = "Edit"
    case done = "Done"
    case expand = "Expand"
    case collapse = "Collapse"
    case reorder = "Reorder"
    case previousMonth = "Previous month"
    case nextMonth = "Next month"
    case color = "Color"
    case copy = "Copy"
    case copied = "Copied"
    case share = "Share"
    case search = "Search"

    var text: String { text(in: Bundle.main.spokenLanguage) }

    func text(in language: String) -> String { SystemWords.text(rawValue, in: language) }
}
