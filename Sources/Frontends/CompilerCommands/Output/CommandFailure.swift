// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Why a command could not do its work: the thing and the reason, and the mend.
struct CommandFailure: Error, Hashable, PersonReadable {
    var message: Sentence
    var mend: Sentence

    init(_ message: Sentence, mend: Sentence) {
        self.message = message
        self.mend = mend
    }

    var sentence: Sentence { "\(message); \(mend)" }
}
