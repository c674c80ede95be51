// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

/// A length of time as a person gives it: seconds, with fractions.
struct Seconds: ArgumentValue, Hashable {
    let duration: Duration

    static let expectation: Sentence = "a number of seconds from 0.1 to 3600"

    init?(argument: String) {
        guard let value = Double(argument: argument), (0.1...3600).contains(value) else { return nil }
        duration = .seconds(value)
    }
}
