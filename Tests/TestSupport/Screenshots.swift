// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Testing

/// What browsers showed in tests, kept to be looked at: in the folder that `BECKON_SCREENSHOTS` names, if it does.
package enum Screenshots {
    private static let folder = ProcessInfo.processInfo.environment["BECKON_SCREENSHOTS"].map {
        URL(filePath: $0, directoryHint: .isDirectory)
    }

    /// Keeps what the window shows.
    ///
    /// - Parameter name: Of the file, without `.png`.
    package static func keep(_ name: String, _ browser: Browser) async throws {
        let picture = try await browser.screenshot()
        #expect(picture.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        try keep(name, picture)
    }

    package static func keep(_ name: String, _ png: Data) throws {
        guard let folder else { return }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try png.write(to: folder.appending(path: "\(name).png"))
    }
}
