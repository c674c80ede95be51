// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

/// Apps in the language of anyone who runs the command.
@Suite struct LanguageTests {
    private static let chinese = ["LANG": "zh_CN.UTF-8"]

    @Test(
        "an app's own screens speak the person's language",
        arguments: [
            ("Bank", "账户\n  活期账户  €1,024.00\n  储蓄账户  €8,192.00\n"), ("Pizzeria", "今日菜单\n"),
            ("DailyPunch", "每日打卡\n  尚未登录。\n"), ("Contacts", "联系人\n  Ada Lovelace\n"),
            ("com.example.searchquestion", "搜题\n  还没有搜过题目。\n  尚未登录。\n"),
            ("com.example.questionpictures", "练习\n  物理  1 / 165\n  在国际单位制中，力的单位是什么？\n"),
        ])
    func screens(app: String, words: String) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(["open", app], environment: Self.chinese)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains(words), "\(run.output)")
    }

    @Test("what an app sets of its home screen is in the person's language")
    func quickActions() async throws {
        let apps = try await InstalledApps.examples()
        _ = try await apps.beckon(["open", "Contacts"], environment: Self.chinese)
        let run = try await apps.beckon(["actions", "Contacts", "--json"], environment: Self.chinese)
        #expect(try run.objects().compactMap { $0["title"] as? String } == ["搜索", "分享", "Ada Lovelace", "添加"])
    }

    @Test(
        "a handler's own words are in the person's language",
        arguments: [
            (["LANG": "zh_CN.UTF-8"], "车站店已打烊，周一开门。"),
            (["LANG": "de_DE.UTF-8", "LC_ALL": "zh_CN.UTF-8"], "车站店已打烊，周一开门。"),
            (["LANG": "en_GB.UTF-8"], "The station shop is closed. It opens on Monday."),
        ])
    func answers(environment: [String: String], text: String) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(
            ["run", "com.example.pizzeria.OrderPizza", "kind=tuna", "quantity=1", "shop=station", "--json"],
            environment: environment)
        #expect(try run.objects().last?["text"] as? String == text, "\(run.errors)")
    }

    @Test("one process speaks one language, another person's another")
    func daemon() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        var texts: [String?] = []
        for language in ["zh-Hans", "en", "zh-Hans"] {
            let run = try await apps.beckon(
                "run", "com.example.pizzeria.OrderPizza", "kind=tuna", "quantity=1", "shop=station", "--json",
                "--language", language)
            texts.append(try run.objects().last?["text"] as? String)
        }
        let (chinese, english) = ("车站店已打烊，周一开门。", "The station shop is closed. It opens on Monday.")
        #expect(texts == [chinese, english, chinese])
        #expect(await daemon.end() == 0)
    }

    @Test(
        "what an app draws of its answers is in the person's language",
        arguments: [("Pizzeria", "OrderPizza"), ("DailyPunch", "PunchIn")])
    func panels(app: String, intent: String) async throws {
        let apps = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "panels.png")
        let run = try await apps.beckon(
            ["panel", app, "--intent", intent, "--output", file.path, "--scale", "1"], environment: Self.chinese)
        #expect(run.status == 0, "\(run.errors)")
        try GoldenImage("\(app)-chinese").expect(try Bitmap(png: try Data(contentsOf: file)))
    }
}
