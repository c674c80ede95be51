// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
package import Sentences

/// A panel as a person sees it.
package struct PanelPicture: Sendable {
    /// Whose the middle of the panel is.
    package enum Source: Hashable, Sendable {
        /// The app's Intents UI extension drew it.
        case app
        /// The system did: the app has none for the intent, or has left it to the system.
        case standard
        /// The system did, as the extension failed; one sentence for a developer, and what it printed last.
        case instead(of: Sentence, detail: String?)
    }

    package var bitmap: Bitmap
    /// Pixels of a point.
    package var scale: Double
    package var source: Source
}
