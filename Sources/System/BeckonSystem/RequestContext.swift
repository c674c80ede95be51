// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Assistant
package import Foundation
package import Sentences

/// Who asks, and how they are served.
package struct RequestContext: Sendable {
    /// A BCP 47 tag.
    package var language: String
    /// What relative paths of files given as answers start from.
    package var workingDirectory: URL
    /// What a leading `~` stands for.
    package var home: URL
    /// What carries requests to extensions.
    package var transport: any ExtensionTransport
    /// Called with each panel right before its turn is shown, which waits for it; nil if panels are not drawn.
    package var picturing: (@Sendable (PanelOccasion) async -> Void)?
    /// Whether the front end was locked when it was asked; where the device is, all are.
    package var isLocked: @Sendable () async -> Bool = { false }
    /// Called with the number of the run that the request leads to, before anything of it is shown.
    package var runs: @Sendable (Int) async -> Void = { _ in }
    /// Called with one sentence about what went wrong beside the conversation.
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
