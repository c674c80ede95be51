// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension SystemCall {
    /// Whether it changes nothing, so that it is worth nothing once nobody hears the answer.
    var onlyReads: Bool {
        switch self {
        case .keychain(.copyMatching), .voiceShortcuts(.all), .voiceShortcuts(.one): true
        default: false
        }
    }

    /// Whether it is answered when somebody else is done, a person or another app; the process's other calls
    /// do not wait for that.
    var takesItsTime: Bool {
        if case .opening = self { true } else { waitsForPerson }
    }
}
