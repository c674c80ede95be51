// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import HomeScreen
import Sentences
import Store
import TestSupport
import Testing
import Wire

@testable import Commands

@Suite("Listing and tapping quick actions")
struct ActionsTests {
    /// A bakery with two static actions, in English and Chinese, and an icon file.
    private static func shell() async throws -> Shell {
        let bundle = try BakeryBundle()
        let plist = bundle.url.appending(path: "Info.plist")
        var text = try String(contentsOf: plist, encoding: .utf8)
        let place = try #require(text.range(of: "<dict>"))
        text.insert(
            contentsOf: """

                <key>UIApplicationShortcutItems</key><array>
                  <dict><key>UIApplicationShortcutItemType</key><string>org.example.bakery.search</string>
                    <key>UIApplicationShortcutItemTitle</key><string>SEARCH</string>
                    <key>UIApplicationShortcutItemSubtitle</key><string>SEARCH_WHERE</string>
                    <key>UIApplicationShortcutItemIconType</key><string>UIApplicationShortcutIconTypeSearch</string>
                    <key>UIApplicationShortcutItemUserInfo</key>
                      <dict><key>shelf</key><integer>3</integer><key>open</key><true/></dict></dict>
                  <dict><key>UIApplicationShortcutItemType</key><string>org.example.bakery.share</string>
                    <key>UIApplicationShortcutItemTitle</key><string>Share</string>
                    <key>UIApplicationShortcutItemIconFile</key><string>loaf</string></dict>
                </array>
                """, at: place.upperBound)
        try Data(text.utf8).write(to: plist)
        for (language, words) in [("en", ["Search", "In all shelves"]), ("zh-Hans", ["搜索", "在所有货架"])] {
            let folder = bundle.url.appending(path: "\(language).lproj")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("\"SEARCH\" = \"\(words[0])\";\n\"SEARCH_WHERE\" = \"\(words[1])\";\n".utf8)
                .write(to: folder.appending(path: "InfoPlist.strings"))
        }
        let shell = try Shell()
        try await shell.install(bundle)
        return shell
    }

    private func set(_ items: [QuickActionPayload], in shell: Shell) async throws {
        let store = try await Store.open(StateFolder(root: shell.state))
        try await store.setQuickActions(items, of: "org.example.bakery")
    }

    private static let loaves = (1...4).map { number in
        QuickActionPayload(
            type: "org.example.bakery.loaf", title: "Loaf \(number)", icon: .symbol("star.fill"),
            userInfo: ["number": .integer(number)])
    }

    @Test("before the first launch the static actions are listed")
    func listing() async throws {
        let run = await (try Self.shell()).run("actions", "Bakery")
        #expect(run.status == 0)
        #expect(
            run.output == """
                org.example.bakery.search  Search  In all shelves  .search  static
                org.example.bakery.share   Share                   loaf     static

                """)
        #expect(run.errors == "")
    }

    @Test("titles are in the person's language")
    func language() async throws {
        let run = await (try Self.shell()).run("actions", "Bakery", "--language", "zh-CN")
        #expect(run.output.contains("搜索"))
        #expect(run.output.contains("在所有货架"))
        #expect(run.output.contains("Share"))
    }

    @Test("as many as fit are listed, and all on request")
    func limit() async throws {
        let shell = try await Self.shell()
        try await set(Self.loaves, in: shell)
        let some = await shell.run("actions", "Bakery")
        #expect(some.output.split(separator: "\n").count == 4)
        #expect(some.output.contains("Loaf 2"))
        #expect(some.errors == "2 more do not fit; --all lists them.\n")
        let all = await shell.run("actions", "Bakery", "--all")
        #expect(all.output.split(separator: "\n").count == 6)
        #expect(all.errors == "")
    }

    @Test("as JSON each action has its user info")
    func json() async throws {
        let shell = try await Self.shell()
        try await set([Self.loaves[0]], in: shell)
        let run = await shell.run("actions", "Bakery", "--json", "--language", "en")
        #expect(
            run.output == """
                {"app":"org.example.bakery","icon":{"type":"search"},"origin":"static","subtitle":"In all shelves","title":"Search","type":"org.example.bakery.search","userInfo":{"open":true,"shelf":3}}
                {"app":"org.example.bakery","icon":{"file":"loaf"},"origin":"static","title":"Share","type":"org.example.bakery.share"}
                {"app":"org.example.bakery","icon":{"symbol":"star.fill"},"origin":"dynamic","title":"Loaf 1","type":"org.example.bakery.loaf","userInfo":{"number":1}}

                """)
    }

    @Test("an app without actions says so")
    func none() async throws {
        let run = await (try Shell.withBakery()).run("actions", "Bakery")
        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(run.errors == "org.example.bakery has no quick actions yet.\n")
    }

    @Test("words of an app cannot move the cursor")
    func controls() async throws {
        let shell = try await Self.shell()
        try await set([QuickActionPayload(type: "a\nb", title: "\u{1B}[2JBoo\u{9B}A")], in: shell)
        let lines = await shell.run("actions", "Bakery").output.split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.last?.hasPrefix("a b ") == true)
        #expect(lines.last?.contains(" [2JBoo A ") == true)
        #expect(lines.last?.unicodeScalars.contains { $0.properties.generalCategory == .control } == false)
    }

    @Test("icons are drawn into a folder, a missing one with a warning")
    func icons() async throws {
        let shell = try await Self.shell()
        let run = await shell.run("actions", "Bakery", "--icons", "drawn/here", "--json")
        #expect(run.status == 0)
        let folder = shell.state.deletingLastPathComponent().appending(path: "drawn/here")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(names.count == 12)
        #expect(names.first == "01-org.example.bakery.search.png")
        #expect(names.contains("02-org.example.bakery.share@3x~dark.png"))
        let png = try Data(contentsOf: folder.appending(path: "01-org.example.bakery.search@2x.png"))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(run.errors.split(separator: "\n").count == 1)
        #expect(run.errors.hasPrefix("warning: the icon file ‘loaf’ is not in the bundle"))
        #expect(run.output.contains(#""images":["#))
        #expect(run.output.contains("01-org.example.bakery.search@3x~dark.png"))
    }

    @Test("one scale alone is drawn where it is asked for")
    func scale() async throws {
        let shell = try await Self.shell()
        _ = await shell.run("actions", "Bakery", "--icons", "drawn", "--scale", "2")
        let folder = shell.state.deletingLastPathComponent().appending(path: "drawn")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(names.count == 4)
        #expect(names.allSatisfy { $0.contains("@2x") })
    }

    @Test(
        "what makes no sense is refused with what to write",
        arguments: [
            (
                ["actions", "Bakery", "--scale", "2"], 2,
                "--scale applies to icons, and no icons are drawn; add --icons DIR"
            ),
            (["actions", "Bakery", "--icons", "x", "--scale", "4"], 2, "1, 2 or 3"),
            (["actions", "Bakry"], 2, "did you mean 'Bakery'?"),
            (["actions", "Bakery", "--icons", "/dev/null/x"], 2, "/dev/null/x takes no icons"),
            (
                ["tap", "Bakery", "org.example.bakery.shar"], 2,
                "no quick action 'org.example.bakery.shar'; use 'org.example.bakery.share', 'org.example.bakery.search'"
            ),
            (
                ["tap", "Bakery", "org.example.bakery.share", "--index", "2"], 2,
                "there is no action 2 of the type 'org.example.bakery.share'; leave --index out"
            ),
            (["tap", "Bakery", "org.example.bakery.share", "--index", "0"], 2, "leave --index out"),
        ] as [([String], Int32, String)])
    func refusals(words: [String], status: Int32, errors: String) async throws {
        let run = await (try Self.shell()).run(words)
        #expect(run.status == status)
        #expect(run.errors.contains(errors), "\(run.errors)")
        #expect(run.output == "")
    }

    @Test("an app without actions has none to tap")
    func nothingToTap() async throws {
        let run = await (try Shell.withBakery()).run("tap", "Bakery", "x")
        #expect(run.status == 2)
        #expect(run.errors.contains("it has none at all, or none before its first launch"))
    }

    @Test("of several actions of one type the first is tapped, or the one with the number")
    func sameType() throws {
        let menu = QuickActionMenu(entries: [], items: Self.loaves, words: { _ in nil })
        #expect(try TapCommand.action("org.example.bakery.loaf", nil, in: menu, of: "b").item.title == "Loaf 1")
        #expect(try TapCommand.action("org.example.bakery.loaf", 3, in: menu, of: "b").item.title == "Loaf 3")
        for number in [5, 0, -1, .min, .max] {
            let error = #expect(throws: UsageError.self) {
                try TapCommand.action("org.example.bakery.loaf", number, in: menu, of: "b")
            }
            #expect(error?.remedy == "give a number from 1 to 4")
        }
    }
}
