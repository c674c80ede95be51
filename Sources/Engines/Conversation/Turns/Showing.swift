// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Something that a shortcut shows or returns.
package struct Showing: Hashable, Sendable {
    /// What it is; the raw values are part of the JSON form.
    package enum Style: String, Sendable, Encodable {
        /// What the shortcut wants to be read, until the person goes on.
        case result
        case notification
        /// A file, looked at.
        case preview
        case webPage
        /// What the shortcut gave at its end.
        case output
    }

    package var style: Style
    package var title: String?
    package var text: String
    /// A picture, where it is one, in a format that browsers show.
    package var picture: Data?
    /// What it is as JSON has it.
    package var value: PlainValue?

    package init(
        _ style: Style, title: String? = nil, text: String, picture: Data? = nil, value: PlainValue? = nil
    ) {
        self.style = style
        self.title = title
        self.text = text
        self.picture = picture
        self.value = value
    }
}
