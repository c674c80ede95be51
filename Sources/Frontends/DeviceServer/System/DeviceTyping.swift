// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a person does in a field on the screen of an app.
package struct DeviceTyping: Codable, Hashable, Sendable {
    /// What is done in the field.
    package enum Deed: String, Codable, Hashable, Sendable {
        /// What is typed goes there from now on.
        case focus
        /// This is all that stands there now.
        case text
        /// The key that ends the text.
        case enter
        /// What is typed goes nowhere from now on.
        case leave
    }

    /// More than that a page does not send at once.
    static let most = 64
    /// The longest text, in bytes of UTF-8.
    static let longest = 4 << 10

    /// The field's ``DeviceField/number``.
    package var field: Int
    package var does: Deed
    /// Of ``Deed/text`` alone.
    package var text: String?
    /// Of ``Deed/text`` alone: greater than any before, and than the field's. It comes back with the field once the app
    /// has taken up the text; until then what the field says of its text is older than what stands in the page.
    package var revision: Int?

    package init(field: Int, does: Deed, text: String? = nil, revision: Int? = nil) {
        self.field = field
        self.does = does
        self.text = text
        self.revision = revision
    }

    /// Whether it can be said of a field.
    var isPossible: Bool {
        guard field > 0 else { return false }
        guard does == .text else { return text == nil && revision == nil }
        guard let text, let revision else { return false }
        return text.utf8.count <= Self.longest && revision > 0
    }
}
