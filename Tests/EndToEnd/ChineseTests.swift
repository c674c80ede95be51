// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the real program says to a person who reads Chinese.
@Suite struct ChineseTests {
    private static let chinese = ["LANG": "zh_CN.UTF-8"]

    private struct Line: Sendable, CustomTestStringConvertible {
        let words: [String]
        let status: Int32
        /// On either stream, the state folder and the working folder taken out.
        let text: String

        init(_ words: String..., status: Int32, says text: String) {
            (self.words, self.status, self.text) = (words, status, text)
        }

        var testDescription: String { words.joined(separator: " ") }
    }

    private static let alone = [
        Line("apps", status: 0, says: "还没有安装应用。请试试“beckon install PATH”。\n"),
        Line(
            "aps", status: 2,
            says: "错误：未知的命令“aps”；是不是“apps”？\n运行“beckon --help”查看参数和选项。\n"),
        Line(
            "frobnicate", status: 2,
            says: "错误：未知的命令“frobnicate”；运行“beckon --help”查看全部 34 个命令\n"),
        Line(
            "apps", "--jsn", status: 2,
            says: "错误：未知的选项“--jsn”；是不是“--json”？\n运行“beckon apps --help”查看参数和选项。\n"),
        Line("apps", "extra", status: 2, says: "错误：意外的参数“extra”；请去掉它；含空格的文字请加引号"),
        Line("open", status: 2, says: "错误：缺少 APP|URL；请加上“APP|URL”：应用的标识符或名称"),
        Line("open", "Pizzeria", status: 2, says: "错误：没有应用“Pizzeria”；请用“beckon install PATH”安装一个\n"),
        Line("install", "/nowhere/at/all", status: 2, says: "错误：/nowhere/at/all：那里什么也没有；请检查路径\n"),
        Line("install", "/tmp", status: 2, says: "错误：/tmp：它不是应用包，也没有 Package.swift；请指定以 .app 结尾的文件夹"),
        Line("check", "/nowhere", status: 2, says: "错误：“/nowhere”不存在；请检查路径\n"),
        Line("verify", "/nowhere", status: 2, says: "错误：/nowhere 既不是这里的应用包，也不是已安装的应用；"),
        Line("say", "abc", "--timeout", "soon", status: 2, says: "错误：“soon”不是 --timeout 的有效值；请写：0.1 到 3600 之间的秒数\n"),
        Line("suggest", "--limit", "0", status: 2, says: "错误：上限是 0；请写 1 到 100 之间的数\n"),
        Line("donations", "list", status: 0, says: "还没有应用捐赠。\n"),
        Line("donations", "delete", "7", status: 2, says: "错误：没有编号为 7 的捐赠；请看“beckon donations list”\n"),
        Line("close", "x", status: 2, says: "错误：这个状态文件夹上没有守护进程在运行；请用“beckon serve”启动守护进程\n"),
        Line("sign", "--teams", status: 0, says: "还没有团队。首次运行“beckon install”或“beckon sign”时会创建一个。\n"),
    ]

    @Test("hears about everything in Chinese", arguments: alone)
    private func words(line: Line) async throws {
        let apps = try InstalledApps.none()
        for (words, environment) in [(line.words, Self.chinese), (["--language", "zh-Hans"] + line.words, [:])] {
            let run = try await apps.beckon(words, environment: environment)
            #expect(run.status == line.status)
            #expect((run.output + run.errors).contains(line.text), "\(run.output)\(run.errors)")
        }
    }

    @Test("a state folder that others may write to is refused in Chinese, before anything is read")
    func folder() async throws {
        let apps = try InstalledApps.none()
        try FileManager.default.createDirectory(at: apps.state, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: apps.state.path)
        let run = try await apps.beckon(["apps"], environment: Self.chinese)
        #expect(run.status == 1)
        #expect(
            run.errors
                == "错误：\(apps.state.path)：其他人可以写入这个文件夹；请对它运行 chmod go-w，或用 --state 指定另一个文件夹\n")
    }

    @Test("an app that was changed after it was signed is refused in Chinese")
    func changed() async throws {
        let apps = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let bundle = folder.url.appending(path: "Bank.app")
        let installed = apps.state.appending(path: "Apps")
        let name = try #require(
            try FileManager.default.contentsOfDirectory(atPath: installed.path).first { $0.contains("bank") })
        try FileManager.default.copyItem(at: installed.appending(path: name), to: bundle)
        try Data("x".utf8).write(to: bundle.appending(path: "more.txt"))
        let none = try InstalledApps.none()
        let run = try await none.beckon(["install", bundle.path], environment: Self.chinese)
        #expect(run.status == 1)
        #expect(run.errors.contains("more.txt 是签名之后添加的；请移除它，或用“beckon sign PATH”重新签名应用\n"))
        let verified = try await none.beckon(["verify", bundle.path], environment: Self.chinese)
        #expect(verified.status == 1)
        #expect(verified.output.contains("  团队 ") && verified.output.hasSuffix("1 个问题。\n"), "\(verified.output)")
        let json = try await none.beckon(["verify", bundle.path, "--json"], environment: Self.chinese)
        let problems = try #require(try json.objects().first?["problems"] as? [[String: String]])
        #expect(problems.first?["kind"] == "extraFile" && problems.first?["reason"] == "more.txt 是签名之后添加的")
    }

    private static let withApps = [
        Line("say", "make me a sandwich", status: 1, says: "✗ 抱歉，我没听懂。"),
        Line("open", "Pizeria", status: 2, says: "错误：没有应用“Pizeria”；是不是“Pizzeria”？\n"),
        Line("run", "Pizzeria.OrderCake", status: 2, says: "错误：没有意图“OrderCake”；"),
        Line(
            "run", "Pizzeria.OrderPizza", "quantty=2", status: 2,
            says: "错误：OrderPizzaIntent 没有参数“quantty”；是不是“quantity”？"),
        Line("tap", "Contacts", "org.example.none", status: 2, says: " 没有快捷操作“org.example.none”；请用“"),
        Line("phrase", "add", "…", "Pizzeria.OrderPizza", status: 2, says: "错误：“…”里没有可以识别的词；请在花括号之外至少写一个词\n"),
        Line("open", "nowhere://x", status: 2, says: "错误：已安装的应用都不支持“nowhere:”开头的 URL；请用“"),
    ]

    @Test("hears in Chinese what apps cannot do", arguments: withApps)
    private func refusals(line: Line) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon(line.words, environment: Self.chinese)
        #expect(run.status == line.status)
        #expect((run.output + run.errors).contains(line.text), "\(run.output)\(run.errors)")
    }

    @Test("a phrase that is taken is refused in Chinese")
    func clash() async throws {
        let apps = try await InstalledApps.examples()
        let words = ["phrase", "add", "Pizza night", "Pizzeria.OrderPizza"]
        #expect(try await apps.beckon(words, environment: Self.chinese).status == 0)
        let run = try await apps.beckon(words, environment: Self.chinese)
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("错误：“Pizza night”听起来像“Pizza night”，后者已经代表"), "\(run.errors)")
    }

    @Test("a daemon answers each client in the client's language, whatever its own is")
    func daemon() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--no-device", in: apps, locale: "zh_CN.UTF-8")
        #expect(daemon.greeting.hasPrefix("Beckon 正在运行："))
        let words = ["open", "Pizeria"]
        let english = try await apps.beckon(words, environment: ["LANG": "en_US.UTF-8"])
        #expect(english.errors == "error: there is no app 'Pizeria'; did you mean 'Pizzeria'?\n")
        let chinese = try await apps.beckon(words, environment: Self.chinese)
        #expect(chinese.errors == "错误：没有应用“Pizeria”；是不是“Pizzeria”？\n")
        let asked = try await apps.beckon(words + ["--language=zh-Hans"], environment: ["LANG": "en_US.UTF-8"])
        #expect(asked.errors == chinese.errors)
        let second = try await apps.beckon(["serve"], environment: Self.chinese)
        #expect(second.errors.contains("上已有守护进程在运行（进程 "), "\(second.errors)")
        #expect(await daemon.end() == 0)
    }

    @Test("what is checked is told in Chinese, and the names of rules stay")
    func check() async throws {
        let folder = try TemporaryFolder()
        try Data("{}".utf8).write(to: folder.url.appending(path: "Orders.intentdefinition"))
        let apps = try InstalledApps.none()
        let run = try await apps.beckon(["check", folder.url.path], environment: Self.chinese)
        #expect(run.status == 1)
        #expect(run.output.contains(": 错误：文件不是属性列表；请以 <?xml"), "\(run.output)")
        #expect(run.output.contains("[definition-invalid]") && run.errors == "1 个定义：1 个错误\n", "\(run.errors)")
        let rules = try await apps.beckon(["check", "--rules"], environment: Self.chinese)
        #expect(rules.output.contains("module-absent（警告）：目标导入了这里不存在的模块\n"))
    }
}
