// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Store
import Synchronization
import TestSupport
import Testing

@testable import Apps

@Suite("Versions of bundles")
struct BundleVersionTests {
    @Test(
        "builds count before what a person reads, and numbers as numbers",
        arguments: [
            ("1.0", "9", "1.0", "10", true), ("1.0", "10", "1.0", "9", false), ("2.0", "1", "1.0", "2", true),
            ("1.9", "1", "1.10", "1", true), ("1.0", nil, "1.0.0", nil, false), ("1.0", nil, "1.0.1", nil, true),
            ("beta", nil, "1.0", nil, false), (nil, nil, "1.0", "1", false), (nil, "1", nil, "1.0.0", false),
            ("1.0", "x", "2.0", "y", true), ("1..0", nil, "2", nil, false), ("1.0", "-1", "1.0", "1", false),
        ] as [(String?, String?, String?, String?, Bool)])
    func order(shown: String?, build: String?, otherShown: String?, otherBuild: String?, isOlder: Bool) throws {
        let folder = try TemporaryFolder()
        try PropertyListSerialization.data(fromPropertyList: [String: String](), format: .xml, options: 0)
            .write(to: folder.url.appending(path: "Info.plist"))
        var version = try #require(BundleVersion(of: folder.url))
        var other = version
        (version.shown, version.build) = (shown, build)
        (other.shown, other.build) = (otherShown, otherBuild)
        #expect(version.isOlder(than: other) == isOlder)
    }

    @Test("an older version is installed over a newer one, and both are named")
    func downgrade() async throws {
        let folder = try TemporaryFolder()
        let state = StateFolder(root: folder.url.appending(path: "state"))
        let library = AppLibrary(state, store: try await Store.open(state))
        let notices = Mutex<[String]>([])
        for (shown, build) in [("1.0", "3"), ("2.0", "7"), ("1.0", "3"), ("1.0", "3")] {
            let bundle = try BakeryBundle()
            let file = bundle.url.appending(path: "Info.plist")
            let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
            var values = try #require(list as? [String: Any])
            (values["CFBundleShortVersionString"], values["CFBundleVersion"]) = (shown, build)
            try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
            try await library.sign(bundle.url, as: nil)
            _ = try await library.install(.init(path: bundle.url)) { step in
                if case .notice(let sentence) = step { notices.withLock { $0.append("\(sentence)") } }
            }
        }
        #expect(
            notices.withLock { $0 } == [
                "org.example.bakery 1.0 (3) replaced the newer version 2.0 (7); "
                    + "install that again if you didn't mean to"
            ])
    }
}
