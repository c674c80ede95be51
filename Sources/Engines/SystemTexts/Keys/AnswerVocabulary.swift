// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words that mean something as an answer, whatever was asked.
package enum AnswerVocabulary: String, TextKey {
    package static let table = "Answers"

    case agree, refuse, cancel, more
    // What else goes for true and false.
    case on, off
    // About a phrase.
    case remove, replace
    // Between two conversations.
    case quit, help, open
    // Before the name of a shortcut.
    case run
    // What is said to any app, and names none.
    case everyday
}
