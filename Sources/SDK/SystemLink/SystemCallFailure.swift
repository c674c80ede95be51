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
}

extension SystemCallFailure: CustomStringConvertible {
    package var description: String {
        switch self {
        case .closed: "the system has closed the connection, so it cannot be asked; start the process anew"
        case .timeout(let limit): "the system did not answer within \(limit); see what ‘beckon’ says"
        case .unsendable(let error): "the system was not asked: \(error)"
        }
    }
}
