// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A folder that lives as long as a test needs it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// Makes a new, empty folder.
    ///
    /// - Throws: an error of the file system when there is no room for one.
    package init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What can't be removed is left to the system's own cleaning; a test has no use for the error.
        try? FileManager.default.removeItem(at: url)
    }
}
