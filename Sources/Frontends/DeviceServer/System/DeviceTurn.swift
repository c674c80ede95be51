// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One thing said, asked or answered in a conversation.
package struct DeviceTurn: Codable, Hashable, Sendable {
    /// What is said, or by whom.
    package enum Kind: String, Codable, Hashable, Sendable {
        case said, prompt, confirm, progress, response, error
    }

    /// Something to pick.
    package struct Option: Codable, Hashable, Sendable {
        package var text: String
        package var subtitle: String?

        package init(_ text: String, subtitle: String? = nil) {
            self.text = text
            self.subtitle = subtitle
        }
    }

    /// What is shown of an answer.
    package struct Panel: Codable, Hashable, Sendable {
        package var title: String
        package var text: String
        package var hasTick: Bool
        /// The name of a picture that the app drew, for ``DeviceSystem/panelImage(_:isDark:scale:)``.
        package var image: String?

        package init(title: String, text: String, hasTick: Bool = false, image: String? = nil) {
            self.title = title
            self.text = text
            self.hasTick = hasTick
            self.image = image
        }
    }

    /// Given by the device, in order.
    package var id = 0
    package var kind: Kind
    package var text: String
    /// The name of the app concerned.
    package var app: String?
    /// What can be picked, or the buttons of a confirmation.
    package var options: [Option]
    /// How many options there are besides these; the answer “more” shows the next of them.
    package var remaining: Int
    package var panel: Panel?
    /// Whether a tap opens the app.
    package var opens: Bool
    /// Whether the app opens by itself.
    package var opensAtOnce: Bool

    package init(
        _ kind: Kind, _ text: String, app: String? = nil, options: [Option] = [], remaining: Int = 0,
        panel: Panel? = nil,
        opens: Bool = false, opensAtOnce: Bool = false
    ) {
        self.kind = kind
        self.text = text
        self.app = app
        self.options = options
        self.remaining = remaining
        self.panel = panel
        self.opens = opens
        self.opensAtOnce = opensAtOnce
    }

    /// Whether it waits for the person.
    package var isQuestion: Bool { kind == .prompt || kind == .confirm }
}
