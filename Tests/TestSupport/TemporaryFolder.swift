// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Browsing
package import Foundation
import Synchronization

/// A folder that lives as long as a test needs it, and no longer than the tests.
package final class TemporaryFolder: Sendable {
    private static let count = Atomic(0)

    package let url: URL

    /// Makes a new, empty folder.
    ///
    /// - Throws: an error of the file system when there is no room for one.
    package init(in run: Result<RunFolder, any Error> = RunFolder.shared) throws {
        // A number, for the path of a socket has to be short.
        let number = Self.count.add(1, ordering: .relaxed).newValue
        url = try run.get().url.appending(path: "\(number)", directoryHint: .notDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    }

    deinit {
        // What can't be removed is left to the end of the run; a test has no use for the error.
        try? FileManager.default.removeItem(at: url)
    }
}
