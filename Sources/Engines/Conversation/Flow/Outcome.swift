// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a conversation ended.
package enum Outcome: Hashable, Sendable {
    /// The app answered, be it well or not.
    case answered(Response)
    /// There is no answer of the app.
    case failed(Failure)
    /// A question is open and there is no answer. A conversation
    /// never ends so by itself; a front end that runs out of answers does.
    case leftWaiting

    /// Whether what the person wanted is done, under way or handed to the app.
    package var isSuccess: Bool {
        guard case .answered(let response) = self else { return false }
        return response.isSuccess
    }

    /// The exit status of a command: 0 success, 1 failure, 3 left waiting for an answer.
    package var exitStatus: Int32 {
        switch self {
        case .answered, .failed: isSuccess ? 0 : 1
        case .leftWaiting: 3
        }
    }
}
