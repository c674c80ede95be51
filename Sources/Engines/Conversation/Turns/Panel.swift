// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The standard panel, shown if the app does not draw one.
package struct Panel: Hashable, Sendable, Encodable {
    package var title: String
    package var text: String
    /// Whether the tick of something done is shown.
    package var tick: Bool
    /// The name or address of a picture, if there is one.
    package var image: String?
    /// What is shown of an intent of one of SiriKit's domains, in place of title and text; nil for all others.
    package var content: PanelContent?

    package init(
        title: String, text: String, tick: Bool = false, image: String? = nil, content: PanelContent? = nil
    ) {
        self.title = title
        self.text = text
        self.tick = tick
        self.image = image
        self.content = content
    }
}
