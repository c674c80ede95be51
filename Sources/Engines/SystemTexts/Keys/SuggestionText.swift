// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is said about suggestions at a terminal.
package enum SuggestionText: String, TextKey {
    package static let table = "Suggestions"

    case nothing, nothingElse, settings, learns, learnsNot, suggests, suggestsNot, learned, forgotten, kept, forgetApp
    case forgetAll
}
