// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A process of its own, whose sources call `NSLocalizedString` as apps do.
struct SpeakingAppTests {
    private static let chinese = """
        greeting = "你好！";
        foundation = "没人看到";
        """
    private static let english = """
        greeting = "Hello!";
        foundation = "Foundation’s";
        """

    /// The app's folder, with the program in it.
    private func app(in folder: TemporaryFolder) throws -> URL {
        let app = folder.url.appending(path: "SpeakingApp.app")
        let files = [
            "zh-Hans.lproj/Localizable.strings": Self.chinese, "en.lproj/Localizable.strings": Self.english,
            "zh-Hans.lproj/Menu.strings": "greeting = \"菜单\";", "en.lproj/Menu.strings": "greeting = \"Menu\";",
            "en.lproj/Localizable.stringsdict": LocalizedBundle.plurals,
            "zh-Hans.lproj/Localizable.stringsdict": LocalizedBundle.plurals
                .replacing("Ready in %#@n@.", with: "%#@n@后好。").replacing("%ld minutes", with: "%ld 分钟"),
            "Info.plist": """
            <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.speaking</string>
            <key>CFBundleExecutable</key><string>SpeakingApp</string>
            <key>CFBundleDevelopmentRegion</key><string>en</string></dict></plist>
            """,
        ]
        for (place, text) in files {
            let file = app.appending(path: place)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        // A link would be followed: Foundation takes the bundle for where the program really is.
        try FileManager.default.copyItem(
            at: PackageRoot.products.appending(path: "FoundationUsers"), to: app.appending(path: "SpeakingApp"))
        return app.appending(path: "SpeakingApp")
    }

    @Test("every form of the function speaks the person's language, whatever is imported")
    func forms() async throws {
        let folder = try TemporaryFolder()
        let program = try app(in: folder)
        func lines(_ environment: [String: String]) async throws -> [String] {
            let run = try await ToolRun.run(program, [], environment: environment)
            #expect(run.status == 0, "\(run.errors)")
            return run.output.split(separator: "\n").map(String.init)
        }
        let chinese = try await lines(["BECKON_LANGUAGE": "zh-Hans-CN"])
        let forms = Array(repeating: "你好！", count: 5) + ["菜单", "菜单", "菜单", "菜单", "其他"]
        #expect(chinese == forms + ["菜单", "你好！", "1 分钟后好。", "12 分钟后好。", "12 分钟后好。", "Foundation’s"])
        for environment in [["BECKON_LANGUAGE": "en"], ["BECKON_LANGUAGE": "fr"], [:]] {
            let english = try await lines(environment)
            let forms = Array(repeating: "Hello!", count: 5) + ["Menu", "Menu", "Menu", "Menu", "其他"]
            let ready = ["Ready in a minute.", "Ready in 12 minutes.", "Ready in 12 minutes."]
            #expect(english == forms + ["Menu", "Hello!"] + ready + ["Foundation’s"])
        }
    }
}
