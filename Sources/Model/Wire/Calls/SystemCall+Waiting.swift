// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension SystemCall {
    /// Whether the answer takes as long as a person takes: such a call is over with the process that made it.
    package var waitsForPerson: Bool {
        switch self {
        case .voiceShortcuts(.add), .voiceShortcuts(.edit): true
        default: false
        }
    }

    /// Whether the process takes back what its earlier calls show a person.
    package var endsWaiting: Bool {
        self == .voiceShortcuts(.dismiss)
    }
}
