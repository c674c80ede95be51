// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// Why a call has no result.
package enum SystemCallFailure: Error, Hashable, Sendable {
    /// The connection ended, so the system is gone.
    case closed
    /// The system did not answer in time; it may still do what was asked.
    case timeout(Duration)
    /// The call is larger than the connection carries; it was not sent.
    case unsendable(FrameError)
    /// The system does not do it.
    case refused(CallRefusal)
    /// The answer does not belong to this call.
    case unreadable(FrameError)
    /// The system did not start this process.
    case noSystem
    /// So many calls wait already; this one was not sent.
    case tooManyWaiting(Int)
}

extension SystemCallFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .closed: "the system has closed the connection, so it cannot be asked; start the process again"
        case .timeout(let limit): "the system did not answer within \(limit); see what ‘beckon’ says"
        case .unsendable(let error): "the system was not asked: \(error)"
        case .refused(let refusal): refusal.text
        case .unreadable(let error): "the system answered what cannot be read, so update Beckon: \(error)"
        case .noSystem:
            "this process was not started by Beckon, so there is no system to ask; install its package with "
                + "‘beckon install PATH’ and open it with ‘beckon open’ or ask it with ‘beckon say’"
        case .tooManyWaiting(let limit):
            "\(limit) calls wait for the system already; wait for a completion before the next"
        }
    }
}
