// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// What an extension said to a request.
package struct ExtensionAnswer: Hashable, Sendable {
    package var reply: ExtensionReply
    /// What came with the reply to draw.
    package var pixels: PanelPixels?
    /// Mistakes of the extension's code that did not stop it, up to the answer.
    package var faults: [String] = []

    package init(reply: ExtensionReply, pixels: PanelPixels? = nil, faults: [String] = []) {
        self.reply = reply
        self.pixels = pixels
        self.faults = faults
    }
}
