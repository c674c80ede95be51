// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// A real app presents the screens for phrases, and a person answers them from the command line.
@Suite(.timeLimit(.minutes(2))) struct PersonalPhraseTests {
    @Test("a phrase is given, said, changed and removed, and the app's delegates hear about it")
    func life() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)

        try await apps.client("tap", "Tram", "add")
        let number = try #require(await daemon.screen())
        let screens = try await apps.client("phrase", "screens", "--json").objects()
        #expect(screens.map { $0["phrase"] as? String } == ["My tram"])
        #expect(screens.map { $0["title"] as? String } == ["Line 7"])
        #expect(try await apps.client("phrase", "answer", number, "To work").status == 0)
        #expect(await daemon.line(with: "didFinish To work: no error") != nil)

        // Two lines are kept, and saying the phrase of one is using it.
        try await apps.client("tap", "Tram", "ride7")
        try await apps.client("tap", "Tram", "ride8")
        #expect(try await apps.lines() == ["Line 8", "Line 7"])
        let said = try await apps.client("say", "to WORK!", "--json").objects()
        #expect(said.last?["code"] as? String == "continueInApp")
        #expect(await daemon.line(with: "continues Line 7 at 7") != nil)
        #expect(try await apps.lines() == ["Line 7", "Line 8"])

        // The button finds the phrase, so it leads to the screen that changes it.
        try await apps.client("tap", "Tram", "button")
        let second = try #require(await daemon.screen())
        #expect(try await apps.client("phrase", "answer", second, "Home again").status == 0)
        #expect(await daemon.line(with: "didUpdate Home again: no error") != nil)

        try await apps.client("tap", "Tram", "edit")
        let third = try #require(await daemon.screen())
        #expect(try await apps.client("phrase", "answer", third, "--remove").status == 0)
        #expect(await daemon.line(with: "didDelete") != nil)
        #expect(try await apps.client("phrase", "list", "--json").output.isEmpty)
        #expect(await daemon.end() == 0)
    }

    @Test("a screen goes when its app dismisses it, ends, or a person leaves it")
    func going() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)

        try await apps.client("tap", "Tram", "add")
        _ = try #require(await daemon.screen())
        try await apps.client("tap", "Tram", "dismiss")
        // The next comes up though the first was never answered.
        try await apps.client("tap", "Tram", "add")
        let second = try #require(await daemon.screen())
        #expect(try await apps.client("phrase", "screens", "--json").objects().count == 1)
        #expect(try await apps.client("phrase", "answer", second, "--cancel").status == 0)
        #expect(await daemon.line(with: "didCancel") != nil)

        try await apps.client("tap", "Tram", "add")
        let third = try #require(await daemon.screen())
        #expect(try await apps.client("close", "Tram").status == 0)
        let late = try await apps.client("phrase", "answer", third, "Late")
        #expect(late.status == 2)
        #expect(late.errors.contains("there is no screen \(third)"))
        #expect(try await apps.client("phrase", "screens", "--json").output.isEmpty)
        #expect(await daemon.end() == 0)
    }

    @Test("words that are taken are not overwritten, unless that is asked for")
    func clash() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        try await apps.client("tap", "Tram", "add")
        let first = try #require(await daemon.screen())
        // Without a text, what the app proposes is agreed to.
        try await apps.client("phrase", "answer", first)
        _ = await daemon.line(with: "didFinish My tram")
        try await apps.client("tap", "Tram", "add")
        let second = try #require(await daemon.screen())
        let clash = try await apps.client("phrase", "answer", second, "MY TRAM")
        #expect(clash.status == 1)
        #expect(clash.errors.contains("‘MY TRAM’ sounds like ‘My tram’"))
        #expect(try await apps.client("phrase", "answer", second, "MY TRAM", "--replace").status == 0)
        #expect(await daemon.line(with: "didFinish MY TRAM: no error") != nil)
        #expect(try await apps.client("phrase", "list", "--json").objects().count == 1)
        #expect(await daemon.end() == 0)
    }

    @Test("what an app proposes is on the disk when it hears so")
    func proposals() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        try await apps.client("tap", "Tram", "propose")
        #expect(await daemon.line(with: "proposed: done") != nil)
        #expect(await daemon.end() == 0)
    }

    @Test("what an app proposes in a command that ends with it is on the disk too, and the app hears so")
    func briefProposals() async throws {
        let apps = try await installed()
        let run = try await apps.beckon("tap", "Tram", "propose")
        #expect(run.output.contains("proposed: done"), "\(run.output)\(run.errors)")
    }

    @Test("on a terminal that shows the app a person is asked right there")
    func terminal() async throws {
        let apps = try await installed()
        let sandbox = MachineSandbox.isAvailable ? "" : "--no-sandbox"
        let command = "\(InstalledApps.beckon.path) open tram://ask \(sandbox) --state \(apps.state.path)"
        // Makes a terminal, and types what it is given.
        let run = try await ToolRun.run(
            URL(filePath: "/usr/bin/script"), ["--quiet", "--return", "--command", command, "/dev/null"],
            input: "!!!\nTo work\n", environment: ["LC_ALL": "C.UTF-8"], in: PackageRoot.url)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("Tram would like a phrase for ‘Line 7’."), "\(run.output)")
        #expect(run.output.contains("Press Return for ‘My tram’"))
        #expect(run.output.contains("has no words to recognise it by"))
        #expect(run.output.contains("‘To work’ now means Line 7 of Tram."))
        #expect(run.output.contains("didFinish To work: no error"))
    }

    @Test("a screen that would end with its command is answered on its terminal, else somebody is told what to run")
    func brief() async throws {
        let apps = try await installed()
        let sandbox = MachineSandbox.isAvailable ? "" : "--no-sandbox"
        let command = "\(InstalledApps.beckon.path) tap Tram add \(sandbox) --state \(apps.state.path)"
        let run = try await ToolRun.run(
            URL(filePath: "/usr/bin/script"), ["--quiet", "--return", "--command", command, "/dev/null"],
            input: "To work\n", environment: ["LC_ALL": "C.UTF-8"], in: PackageRoot.url)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.output.contains("‘To work’ now means Line 7 of Tram."), "\(run.output)")
        #expect(run.output.contains("didFinish To work: no error"), "\(run.output)")

        let alone = try await apps.beckon("tap", "Tram", "add")
        #expect(alone.status == 0)
        #expect(alone.errors.contains("Tram asks for a phrase for ‘Line 7’, and ends with this command"))
        #expect(alone.errors.contains("run 'beckon serve' beforehand"))
    }

    /// `Tram.app`, installed.
    private func installed() async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let folder = try TemporaryFolder()
        let bundle = folder.url.appending(path: "Tram.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let actions = ["add", "edit", "button", "dismiss", "propose", "ride7", "ride8"]
        let plist: [String: Any] = [
            "CFBundleIdentifier": "org.example.tram", "CFBundleName": "Tram", "CFBundlePackageType": "APPL",
            "CFBundleExecutable": "VoiceApp", "NSUserActivityTypes": ["org.example.tram.line"],
            "CFBundleURLTypes": [["CFBundleURLSchemes": ["tram"]]],
            "UIApplicationShortcutItems": actions.map { type in
                ["UIApplicationShortcutItemType": type, "UIApplicationShortcutItemTitle": type]
            },
        ]
        try PropertyListSerialization.data(fromPropertyList: plist, format: .xml, options: 0)
            .write(to: bundle.appending(path: "Info.plist"))
        try FileManager.default.copyItem(
            at: PackageRoot.products.appending(path: "FixtureApps"), to: bundle.appending(path: "VoiceApp"))
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, bundle.path)
            guard run.status == 0 else { throw InstalledApps.InstallError(description: run.errors) }
        }
        withExtendedLifetime(folder) {}
        return apps
    }
}

extension InstalledApps {
    /// Runs a command as a client of the daemon.
    @discardableResult
    fileprivate func client(_ words: String...) async throws -> ToolRun {
        try await ToolRun.run(Self.beckon, words + ["--state", state.path], in: PackageRoot.url)
    }

    /// The tram lines that are kept, the last used first.
    fileprivate func lines() async throws -> [String] {
        try await client("phrase", "donated", "--all", "--json").objects().compactMap { $0["title"] as? String }
    }
}

extension RunningDaemon {
    /// The number of the next screen that the daemon reports.
    fileprivate func screen() async -> String? {
        let line = await line(with: "\"event\":\"screen\"")
        return line?.firstMatch(of: /"screen":([0-9]+)/).map { String($0.1) }
    }
}
