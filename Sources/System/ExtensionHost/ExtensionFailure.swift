// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why an extension gave no answer.
package struct ExtensionFailure: Error, Hashable, Sendable {
    /// What went wrong, as far as whoever asked has to tell it apart.
    package enum Kind: String, Sendable {
        /// No answer in time; the process was ended.
        case timeout
        /// The process ended while it was asked.
        case crashed
        /// The program is not where it was installed.
        case notFound
        /// The program did not start, or ended before it was ready.
        case launchFailed
        /// The process sent what is no answer; it was ended.
        case protocolViolation
        /// The process printed without end; it was ended.
        case floodedOutput
        /// The process wanted more memory than it may have.
        case outOfMemory
        /// The request is larger than the connection carries; the process was not asked.
        case unsendable
        /// The asking task was cancelled. The process may still be at it.
        case cancelled
        /// The host was told to stop the extension.
        case stopped
    }

    package var kind: Kind
    /// The bundle identifier.
    package var identifier: String
    /// One sentence for a developer: the thing, the reason, the remedy.
    package var text: String
    /// What the process said of mistakes in the request, then the last lines that it wrote to its standard error;
    /// without control characters.
    package var detail: String?

    package init(_ kind: Kind, identifier: String, text: String, detail: String? = nil) {
        self.kind = kind
        self.identifier = identifier
        self.text = text
        self.detail = detail
    }
}

extension ExtensionFailure: CustomStringConvertible {
    package var description: String {
        detail.map { "\(identifier): \(text)\n\($0)" } ?? "\(identifier): \(text)"
    }
}
