// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why nothing came of a sentence about the home, or of a connection to it: the thing, the reason, the remedy.
package typealias HomeError = Problem<HomeErrorCode>

/// The kinds of problems with a home.
package enum HomeErrorCode: Hashable, Sendable {
    /// What is given is missing, or can't be read.
    case badInput
    /// Home Assistant does not take the token.
    case badToken
    /// It was tried, and failed.
    case failed
}

extension HomeError {
    /// Makes an error; it was tried and failed where no kind is given.
    package init(_ sentence: Sentence, kind: HomeErrorCode = .failed) { self.init(kind, reason: sentence) }
}
