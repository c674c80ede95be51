// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a conversation ended.
package enum Outcome: Hashable, Sendable {
    /// The app answered, be it well or not.
    case answered(Response)
    /// A shortcut came to its end.
    case done
    /// There is no answer of the app.
    case failed(Failure)
    /// A question is open and there is no answer. A conversation
    /// never ends so by itself; a front end that runs out of answers does.
    case leftWaiting

    /// Whether what the person wanted is done, under way or handed to the app.
    package var isSuccess: Bool {
        switch self {
        case .answered(let response): response.isSuccess
        case .done: true
        case .failed, .leftWaiting: false
        }
    }

    /// The exit status of a command: 0 success, 1 failure, 3 left waiting for an answer.
    package var exitStatus: Int32 {
        switch self {
        case .answered, .done, .failed: isSuccess ? 0 : 1
        case .leftWaiting: 3
        }
    }
}
