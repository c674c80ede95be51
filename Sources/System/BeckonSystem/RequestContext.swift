// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
package import Foundation
package import Sentences

/// Who makes a request, and how to serve them.
package struct RequestContext: Sendable {
    /// A BCP 47 tag.
    package var language: String
    /// The folder for relative paths in answers.
    package var workingDirectory: URL
    /// The folder for a leading `~`.
    package var home: URL
    /// Sends requests to extensions, and to apps that handle intents themselves.
    package var transport: any ExtensionTransport
    /// Called with each panel before its turn is shown, which waits for it; nil if panels are not drawn.
    package var picturing: (@Sendable (PanelOccasion) async -> Void)?
    /// Whether the front end was locked at the time. If the device is locked, all front ends are.
    package var isLocked: @Sendable () async -> Bool = { false }
    /// Called with the number of the run that the request starts, before it shows anything.
    package var runs: @Sendable (Int) async -> Void = { _ in }
    /// Called with one sentence about a problem outside the conversation.
    package var warn: @Sendable (Sentence) -> Void

    package init(
        language: String, workingDirectory: URL, home: URL, transport: any ExtensionTransport,
        picturing: (@Sendable (PanelOccasion) async -> Void)? = nil, warn: @escaping @Sendable (Sentence) -> Void
    ) {
        self.language = language
        self.workingDirectory = workingDirectory
        self.home = home
        self.transport = transport
        self.picturing = picturing
        self.warn = warn
    }
}
