// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The path of a folder that is one test's own and is removed with this value.
///
/// The folder itself is made by whoever needs it. Kept as a property of the
/// suite it lives exactly as long as the test, for each has a suite of its own.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() {
        // Resolved, so that paths compare equal where the temporary folder is a link.
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        url = base.appending(path: "beckon-test-\(UUID().uuidString)", directoryHint: .isDirectory)
    }

    deinit {
        guard FileManager.default.fileExists(atPath: url.path) else { return }
        do {
            try FileManager.default.removeItem(at: url)
        } catch {
            print("left behind: \(url.path): \(error)")
        }
    }
}
