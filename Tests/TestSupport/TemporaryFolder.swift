// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A folder that lives as long as a test needs it.
package final class TemporaryFolder: Sendable {
    package let url: URL

    /// Makes a new, empty folder.
    ///
    /// - Parameter parent: The system's folder for temporary files if absent.
    /// - Throws: an error of the file system when there is no room for one.
    package init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What can't be removed is left to the system's own cleaning; a test has no use for the error.
        try? FileManager.default.removeItem(at: url)
    }
}
