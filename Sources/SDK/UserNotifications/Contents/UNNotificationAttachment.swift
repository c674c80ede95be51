// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A file with a notification. It stays where it is; nobody shows it.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// By which the app knows it.
    public let identifier: String
    /// Where it is.
    public let url: URL

    /// - Throws: ``UNError`` where there is no such file.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}
