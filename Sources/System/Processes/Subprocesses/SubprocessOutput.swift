// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a program printed and how it ended. A status other than 0 is a normal result.
package struct SubprocessOutput: Hashable, Sendable {
    package var termination: Termination
    package var standardOutput: Data
    package var standardError: Data

    /// The standard output as text; bytes that are no UTF-8 become U+FFFD.
    package var text: String { String(decoding: standardOutput, as: UTF8.self) }
    /// The standard error as text; bytes that are no UTF-8 become U+FFFD.
    package var errorText: String { String(decoding: standardError, as: UTF8.self) }
}
