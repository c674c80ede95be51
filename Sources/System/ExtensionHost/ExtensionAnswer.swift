// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// What an extension said to a request.
package struct ExtensionAnswer: Hashable, Sendable {
    package var reply: ExtensionReply
    /// Mistakes of the extension's code that did not stop it, up to the answer.
    package var faults: [String]

    package init(reply: ExtensionReply, faults: [String] = []) {
        self.reply = reply
        self.faults = faults
    }
}
