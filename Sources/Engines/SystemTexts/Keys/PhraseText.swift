// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is said about a phrase at a terminal; the placeholders are those of the English texts.
package enum PhraseText: String, TextKey {
    package static let table = "Phrases"

    case adds, edits, agree, choose, change, clash, saved, removed, left, taken, refused, noScreens, proposesNothing
    case proposes, has, waits, endsUnanswered
}
