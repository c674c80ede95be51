// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// `Peer.app`, whose program lives through every event of an app and writes each into its container.
struct PeerBundle {
    private let folder: TemporaryFolder
    let url: URL

    /// - Parameters:
    ///   - name: Of the app, which takes URLs of this scheme.
    ///   - actions: The types of its static quick actions, which are their titles too.
    init(name: String, actions: [String] = []) throws {
        folder = try TemporaryFolder()
        url = folder.url.appending(path: "\(name).app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let plist: [String: Any] = [
            "CFBundleIdentifier": "org.example.\(name.lowercased())", "CFBundleName": name,
            "CFBundlePackageType": "APPL", "CFBundleExecutable": "LifePeer",
            "CFBundleURLTypes": [["CFBundleURLSchemes": [name.lowercased()]]],
            "UIApplicationShortcutItems": actions.map { type in
                ["UIApplicationShortcutItemType": type, "UIApplicationShortcutItemTitle": type]
            },
        ]
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
            .write(to: url.appending(path: "Info.plist"))
        try FileManager.default.copyItem(
            at: PackageRoot.products.appending(path: "TestPeer"), to: url.appending(path: "LifePeer"))
    }

    /// What the app has lived through since it was installed.
    static func journal(of name: String, in apps: InstalledApps) throws -> [String] {
        let identifier = "org.example.\(name.lowercased())"
        let file = apps.state.appending(path: "Containers/Data/\(identifier)/\(identifier)/journal")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    }
}
