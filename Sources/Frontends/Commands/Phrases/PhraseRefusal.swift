// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Phrases

/// Why a command has given no phrase, as the person reads it.
struct PhraseRefusal: ExitCoded, CustomStringConvertible {
    let description: String
    let exitCode: ExitCode

    init(description: String, exitCode: ExitCode = .failure) {
        self.description = description
        self.exitCode = exitCode
    }

    /// Of words that can be no phrase.
    init(_ error: PhraseError, _ text: PhraseScreenText) {
        self.init(description: text.problem(error), exitCode: error.exitCode)
    }
}
