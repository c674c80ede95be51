// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that is shown to the person.
package struct Presentation: Codable, Sendable {
    /// How it is shown.
    package enum Style: Codable, Sendable {
        case result
        /// Where the person may cancel, cancelling ends the run.
        case alert(title: String, canCancel: Bool)
        case notification(title: String, sound: Bool)
        case quickLook
        case webPage
    }

    package var style: Style
    package var content: Content

    package init(_ style: Style, _ content: Content) {
        self.style = style
        self.content = content
    }
}
