// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Conversation
package import Drawing

/// What stands on a panel that the system draws, and around one that the app draws.
package struct PanelWords: Hashable, Sendable {
    /// The app's name as a person reads it.
    package var app: String
    package var title: String
    package var text: String
    /// Whether the tick of something done is shown.
    package var hasTick: Bool
    package var image: Bitmap?
    /// The app's icon, a square, which stands before its name.
    package var icon: Bitmap?
    /// What is shown in place of title and text.
    package var content: PanelContent?

    package init(
        app: String, title: String, text: String, hasTick: Bool = false, image: Bitmap? = nil, icon: Bitmap? = nil,
        content: PanelContent? = nil
    ) {
        self.app = app
        self.title = title
        self.text = text
        self.hasTick = hasTick
        self.image = image
        self.icon = icon
        self.content = content
    }
}
