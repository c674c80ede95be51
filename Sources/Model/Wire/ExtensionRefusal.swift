// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why an extension could not answer, though its process is well.
package struct ExtensionRefusal: Hashable, Sendable, Codable, Error {
    /// What stood in the way.
    package enum Reason: String, Sendable, Codable {
        /// `handler(for:)` gave nil, or an object without the intent's protocol.
        case noHandler
        /// The handler lacks the method in both its forms.
        case notImplemented
        /// There is no such intent class or parameter in the extension.
        case unknownIntent
        /// The extension's principal class is missing or is no `INExtension`.
        case noPrincipalClass
        /// A value does not fit the parameter's type.
        case wrongValue
        /// The handler threw.
        case handlerError
        /// Handle gave more than one answer; it may have acted.
        case answeredTwice
        /// A method let go of its completion, so no answer can come; handle may have acted.
        case noAnswer
        /// The frame could not be read.
        case malformedRequest
    }

    package var reason: Reason
    /// One sentence for a developer: the thing, the reason, the remedy.
    package var text: String

    package init(_ reason: Reason, _ text: String) {
        self.reason = reason
        self.text = text
    }
}
