// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A value that the app and its extension share, in a file of their common folder.
///
/// Anyone who changes it has it alone for that time, in either process; anyone who reads it sees it whole.
public struct SharedFile<Content: Codable & Sendable>: Sendable {
    private let name: String
    private let first: Content

    /// A file with what is in it before the first change.
    public init(_ name: String, first: Content) {
        self.name = name
        self.first = first
    }

    /// What is in it now.
    ///
    /// - Throws: When there is no common folder, or the file cannot be read.
    public func read() throws -> Content {
        let url = try url
        guard FileManager.default.fileExists(atPath: url.path) else { return first }
        return try JSONDecoder().decode(Content.self, from: Data(contentsOf: url))
    }

    /// Changes what is in it, unless the change itself fails.
    ///
    /// - Throws: When there is no common folder, the file cannot be read or written, or what the change throws.
    public func change<Result>(_ change: (inout Content) throws -> Result) throws -> Result {
        let url = try url
        let lock = try FileLock(url.appendingPathExtension("lock"))
        return try withExtendedLifetime(lock) {
            var content = try read()
            let result = try change(&content)
            try JSONEncoder().encode(content).write(to: url, options: .atomic)
            return result
        }
    }

    private var url: URL {
        get throws { try SharedFolder.url().appendingPathComponent("\(name).json") }
    }
}
