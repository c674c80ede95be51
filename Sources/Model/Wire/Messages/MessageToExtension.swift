// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system says to an extension, in a frame each.
package enum MessageToExtension: MessageToProcess {
    /// Numbered by the system.
    case request(id: Int, ExtensionRequest)
    /// With the number of the call that it answers. Not JSON as a whole.
    case result(id: Int, SystemAnswer)

    private enum CodingKeys: CodingKey {
        case request
    }

    package var result: (id: Int, SystemAnswer)? {
        if case .result(let id, let answer) = self { (id, answer) } else { nil }
    }
}
