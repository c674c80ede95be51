// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import UIKit

@Suite("An app's Info.plist") struct AppInfoTests {
    private func info(_ content: String) throws -> AppInfo {
        try AppInfo(Data("<plist><dict>\(content)</dict></plist>".utf8), of: "Info.plist")
    }

    @Test("has scenes as soon as it has the manifest")
    func scenes() throws {
        #expect(try info("").sceneManifest == nil)
        let empty = try info("<key>UIApplicationSceneManifest</key><dict/>").sceneManifest
        #expect(empty?.supportsMultipleScenes == false)
        #expect(empty?.configurations.isEmpty == true)
    }

    @Test("names the key of the wrong type")
    func wrongType() {
        let error = #expect(throws: AppMisconfiguration.self) {
            try info(
                "<key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key>"
                    + "<dict><key>UIWindowSceneSessionRoleApplication</key><string>x</string></dict></dict>")
        }
        #expect(
            error?.description == "UIApplicationSceneManifest > UISceneConfigurations > "
                + "UIWindowSceneSessionRoleApplication of Info.plist is of the wrong type; "
                + "‘beckon check’ says what it should be")
    }

    @Test("that cannot be read says so", arguments: ["", "{", "<plist>"])
    func unreadable(content: String) {
        let error = #expect(throws: AppMisconfiguration.self) {
            try AppInfo(Data(content.utf8), of: "/apps/Info.plist")
        }
        #expect(error?.description.hasPrefix("/apps/Info.plist cannot be read: ") == true)
    }

    @Test("that does not exist says so")
    func missing() {
        let error = #expect(throws: AppMisconfiguration.self) {
            try AppInfo.read(beside: URL(filePath: "/no/such/app"))
        }
        #expect(error?.description.hasPrefix("/no/such/Info.plist cannot be read: ") == true)
    }
}
