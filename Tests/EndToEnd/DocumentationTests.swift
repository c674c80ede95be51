// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the documents show is compiled or run.
@Suite struct DocumentationTests {
    @Test("every Swift snippet compiles against the SDK and the examples", arguments: try MarkdownBlock.all("swift"))
    func swiftSnippet(block: MarkdownBlock) async throws {
        // Installing builds the examples' modules, which the snippets import.
        _ = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let source = folder.url.appendingPathComponent("Snippet.swift")
        try block.text.write(to: source, atomically: true, encoding: .utf8)
        let modules = PackageRoot.url.appendingPathComponent("Examples/.build/debug/Modules").path
        // What no example uses is where the tests were built.
        let rest = PackageRoot.products.appendingPathComponent("Modules").path
        let isProgram = block.text.contains("@main") ? ["-parse-as-library"] : []
        let run = try await ToolRun.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["swiftc", "-frontend", "-typecheck", "-module-name", "Snippet"] + isProgram + [
                "-swift-version", "6", "-warnings-as-errors", "-I", modules, "-I", rest,
            ] + PackageRoot.moduleMaps + [source.path])
        #expect(run.status == 0, "\(block): \(run.errors)")
    }

    @Test(
        "every console session prints what it shows",
        .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"),
        arguments: try MarkdownBlock.all("console"))
    func consoleSession(block: MarkdownBlock) async throws {
        let apps = try await InstalledApps.examples()
        // A folder of its own, for a session may write files; the examples are there as in the package.
        let folder = try TemporaryFolder()
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Examples"), withDestinationURL: PackageRoot.url.appending(path: "Examples"))
        var shown: [String] = []
        for line in block.text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("$ ") else { continue }
            let command = line.dropFirst(2)
            let run = try await ToolRun.run(
                URL(fileURLWithPath: "/bin/bash"), ["-c", "exec 2>&1; \(command)"],
                environment: ["PATH": searchPath, "XDG_STATE_HOME": apps.state.deletingLastPathComponent().path],
                in: folder.url)
            shown.append(contentsOf: ["$ " + command] + lines(run.output))
        }
        let expected = lines(block.text)
        #expect(shown.map(withoutTimes) == expected.map(withoutTimes), "\(block)")
    }

    @Test("every command of a shell sample is there, with its options", arguments: try MarkdownBlock.all("sh"))
    func shellSample(block: MarkdownBlock) async throws {
        for line in block.text.split(separator: "\n") {
            let words = line.prefix { $0 != "#" }.split(separator: " ").map(String.init)
            switch words.first {
            case "make":
                // Says what it would do, and does nothing.
                let run = try await shell("make --dry-run \(words[1])")
                #expect(run.status == 0, "\(block): \(run.errors)")
            case "beckon", "intentc", "swift":
                let help = try await shell("\(words[0]) \(words[1]) --help")
                #expect(help.status == 0, "\(block): \(help.errors)")
                // Of a group such as `beckon house` the options are those of the command inside.
                let inner = words.count > 2 ? try await shell("\(words[0]) \(words[1]) \(words[2]) --help") : help
                let known = help.output + inner.output
                let missing = words.filter { $0.hasPrefix("--") && !known.contains($0) }
                #expect(missing.isEmpty, "\(block): \(words[0]) \(words[1]) has no \(missing)")
            case "export":
                #expect(try await shell(String(line)).status == 0, "\(block)")
            default:
                Issue.record("\(block): nothing here knows how to check ‘\(line)’")
            }
        }
    }

    @Test(
        "every JSON sample of a command has the fields that the command prints",
        arguments: try MarkdownBlock.all("json").filter { $0.document.hasSuffix("Commands.md") })
    func commandSample(block: MarkdownBlock) async throws {
        let (apps, folder) = (try await InstalledApps.examples(), try TemporaryFolder())
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let added = try await apps.beckon(
            "phrase", "add", "Pizza night", "com.example.pizzeria.OrderPizza", "kind=margherita", "--json")
        let command = block.heading.split(separator: " ").dropFirst().joined(separator: " ")
        // Contacts sets its own actions when another app takes its place, and Bank keeps a place to come back to.
        for target in ["Contacts", "examplebank://cash-machine"] {
            let opened = try await client(apps, ["open", target])
            #expect(opened.status == 0, "\(opened.errors)")
        }
        // Looking at a rate donates it; of two, the first is what may be wanted again.
        if ["donations", "phrase donated", "suggest", "forget"].contains(where: command.hasPrefix) {
            for code in ["USD", "JPY"] {
                let opened = try await client(apps, ["open", "examplebank://rates/\(code)"])
                #expect(opened.status == 0, "\(opened.errors)")
            }
        }
        if command.hasPrefix("shortcut ") {
            let kept = try await client(
                apps, ["shortcut", "import", "Examples/Sources/SearchQuestion/SearchScreen.shortcut"])
            #expect(kept.status == 0, "\(kept.errors)")
        }
        if command.hasPrefix("contacts ") {
            let set = try await client(
                apps, ["contacts", "settings", "--folder", try cards(in: folder), "--own", "Robert Okonkwo"])
            #expect(set.status == 0, "\(set.errors)")
        }
        if command.hasPrefix("focus ") {
            let filter = ["set", "Sleep", "com.example.teadiary", "CaffeineFocus", "hidesCaffeine=yes"]
            for words in [["add", "Sleep"], filter] {
                let set = try await client(apps, ["focus"] + words)
                #expect(set.status == 0, "\(set.errors)")
            }
        }
        let (home, templates) = (folder.url.appending(path: "home.json"), try HomeTemplateFolder.write(in: folder.url))
        if command.hasPrefix("house ") {
            try Data(#"{"entities": [{"name": "Kitchen Light", "domain": "light"}]}"#.utf8).write(to: home)
            for words in [["use", home.path], ["templates", templates.path]] {
                let kept = try await client(apps, ["house"] + words)
                #expect(kept.status == 0, "\(kept.errors)")
            }
        }
        let shop = try XcodeShop()
        // What some commands want to be given besides.
        let words = [
            "check": ["Examples"], "sign": ["--teams"], "verify": ["com.example.pizzeria"],
            "uninstall": ["com.example.pizzeria"], "open": ["examplebank://cash-machine"],
            "actions": ["Contacts", "--icons", folder.url.path],
            "tap": ["Contacts", "com.example.contacts.search"],
            "shortcut share": ["Search the Screen"], "donations list": ["Bank"], "donations delete": ["--app", "Bank"],
            "contacts allow": ["Pizzeria"], "forget": ["--all", "--yes"], "focus on": ["sleep"],
            "focus set": ["Sleep", "com.example.teadiary", "CaffeineFocus", "hidesCaffeine=no"],
            "focus clear": ["Sleep", "com.example.teadiary"],
            "import": [shop.project.path, "--output", folder.url.appending(path: "Beckon").path],
            "new": ["Kettle", "--output", folder.url.appending(path: "Kettle").path],
            "house say": ["set the kitchen light to 20 percent"], "house templates": [templates.path],
        ]
        let run: ToolRun =
            switch command {
            case "phrase add": added
            case "serve": ToolRun(status: await daemon.end(), output: daemon.greeting, errors: "")
            case "donations watch":
                try await watching(apps)
            default:
                try await client(
                    apps, command.split(separator: " ").map(String.init) + (words[command] ?? []) + ["--json"])
            }
        #expect(run.status == 0, "\(block): \(run.errors)")
        // Of a series, the first.
        let sample = block.text.prefix { $0 != "\n" }
        let shown = try #require(JSONSerialization.jsonObject(with: Data(sample.utf8)) as? [String: Any])
        let printed = try run.objects()
        #expect(
            printed.contains { Set(shown.keys).isSubset(of: $0.keys) },
            "\(block): \(command) prints \(printed.map { $0.keys.sorted() })")
    }

    /// The path of an address book with one card in it.
    private func cards(in folder: TemporaryFolder) throws -> String {
        let book = folder.url.appending(path: "cards")
        try FileManager.default.createDirectory(at: book, withIntermediateDirectories: false)
        let card = "BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Robert Okonkwo\r\nNICKNAME:Bob\r\nEND:VCARD\r\n"
        try Data(card.utf8).write(to: book.appending(path: "robert.vcf"))
        return book.path
    }

    /// A command of the daemon on the apps' state folder.
    private func client(_ apps: InstalledApps, _ words: [String]) async throws -> ToolRun {
        try await ToolRun.run(InstalledApps.beckon, words + ["--state", apps.state.path], in: PackageRoot.url)
    }

    /// What `beckon donations watch` prints first, and its end by Ctrl-C.
    private func watching(_ apps: InstalledApps) async throws -> ToolRun {
        let watch = try await RunningDaemon.start("donations", "watch", "--json", in: apps)
        let opened = try await client(apps, ["open", "examplebank://rates/CHF"])
        #expect(opened.status == 0, "\(opened.errors)")
        #expect(await watch.line(with: "\"accepted\"") != nil)
        return ToolRun(status: await watch.end(by: SIGINT), output: watch.greeting, errors: "")
    }

    private func shell(_ command: String) async throws -> ToolRun {
        try await ToolRun.run(
            URL(fileURLWithPath: "/bin/bash"), ["-c", command], environment: ["PATH": searchPath],
            in: PackageRoot.url)
    }

    /// The built tools before everything else.
    private var searchPath: String {
        "\(PackageRoot.programs.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { String($0).trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// How long something took, and when it was, is different each time.
    private func withoutTimes(_ line: String) -> String {
        line.replacing(/"milliseconds":\d+/, with: "\"milliseconds\":0").replacing(/\d+ ms/, with: "0 ms")
            .replacing(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/, with: "0000-00-00 00:00:00")
    }
}
