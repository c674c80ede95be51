// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Phrases
import Sentences

/// Why a command has given no phrase, as the person reads it.
struct PhraseRefusal: ExitCoded, PersonReadable {
    let sentence: Sentence
    let exitCode: ExitCode

    /// - Parameter words: In the person's language.
    init(words: String, exitCode: ExitCode = .failure) {
        sentence = Sentence(verbatim: words)
        self.exitCode = exitCode
    }

    /// Of words that can be no phrase.
    init(_ error: PhraseError) {
        sentence = error.sentence
        exitCode = error.exitCode
    }
}
