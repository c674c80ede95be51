// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Synchronization

/// A folder that lives as long as a test needs it, and no longer than the tests.
package final class TemporaryFolder: Sendable {
    /// Those that are there: what a constant holds is never released, and goes at the program's end.
    private static let present = Mutex<Set<URL>>([])
    private static let isRemovedAtEnd = atexit {
        for url in TemporaryFolder.present.withLock({ $0 }) { TemporaryFolder.remove(url) }
    }

    package let url: URL

    /// Makes a new, empty folder.
    ///
    /// - Parameter parent: The system's folder for temporary files if absent.
    /// - Throws: an error of the file system when there is no room for one.
    package init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appendingPathComponent("beckon-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        _ = Self.isRemovedAtEnd
        Self.present.withLock { _ = $0.insert(url) }
    }

    deinit {
        Self.remove(url)
        Self.present.withLock { _ = $0.remove(url) }
    }

    private static func remove(_ url: URL) {
        // What can't be removed is left to the system's own cleaning; a test has no use for the error.
        try? FileManager.default.removeItem(at: url)
    }
}
