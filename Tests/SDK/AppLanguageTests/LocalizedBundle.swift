// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// A bundle with tables, as long as a test needs it.
final class LocalizedBundle {
    static let plurals = """
        <plist version="1.0"><dict><key>minutes</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>Ready in %#@n@.</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>ld</string>
        <key>one</key><string>a minute</string><key>other</key><string>%ld minutes</string></dict>
        </dict></dict></plist>
        """

    let folder: TemporaryFolder
    let bundle: Bundle

    /// - Parameters:
    ///   - files: Their contents by their place in the bundle.
    ///   - developmentRegion: Nil for a bundle without an `Info.plist`.
    init(_ files: [String: Data], developmentRegion: String? = "en") throws {
        folder = try TemporaryFolder()
        let root = folder.url.appending(path: "Words.bundle")
        for (place, data) in files {
            let file = root.appending(path: place)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        if let developmentRegion {
            let plist = ["CFBundleDevelopmentRegion": developmentRegion, "CFBundleIdentifier": "com.example.words"]
            try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
                .write(to: root.appending(path: "Info.plist"))
        }
        guard let bundle = Bundle(path: root.path) else { throw CocoaError(.fileNoSuchFile) }
        self.bundle = bundle
    }

    convenience init(_ files: [String: String], developmentRegion: String? = "en") throws {
        try self.init(files.mapValues { Data($0.utf8) }, developmentRegion: developmentRegion)
    }
}
