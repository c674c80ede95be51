// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Why a command could not do its work: the thing and the reason, and the remedy.
struct CommandFailure: Error, Hashable, PersonReadable {
    var message: Sentence
    var remedy: Sentence

    init(_ message: Sentence, remedy: Sentence) {
        self.message = message
        self.remedy = remedy
    }

    var sentence: Sentence { "\(message); \(remedy)" }
}
