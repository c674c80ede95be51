// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A message to somebody.
package struct Message: Codable, Sendable {
    /// By what it goes out.
    package enum Service: String, Codable, Sendable {
        case mail
        /// SMS, or what is there in its place.
        case text
    }

    package var service: Service
    /// Addresses, numbers or names.
    package var recipients: [String]
    package var copies: [String] = []
    package var hiddenCopies: [String] = []
    package var subject: String?
    /// What it says; what in it is not text is sent along.
    package var content: Content
    /// Whose it is, where the person has several addresses.
    package var sender: String?
    /// Whether the person sees it and sends it off.
    package var isShown: Bool

    package init(
        _ service: Service, to recipients: [String], _ content: Content, subject: String? = nil, isShown: Bool = true
    ) {
        self.service = service
        self.recipients = recipients
        self.content = content
        self.subject = subject
        self.isShown = isShown
    }
}
