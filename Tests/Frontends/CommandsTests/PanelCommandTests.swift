// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Drawing
import Foundation
import Panels
import TestSupport
import Testing

@testable import Commands

@Suite("Pictures of panels")
struct PanelCommandTests {
    private func picture(_ file: URL) throws -> Bitmap {
        try Bitmap(png: Data(contentsOf: file))
    }

    /// Whether something of the color that stands for what is done is there.
    private func hasTick(_ bitmap: Bitmap) -> Bool {
        let green: [UInt8] = [89, 199, 52, 255]
        return stride(from: 0, to: bitmap.bytes.count, by: 4).contains { pixel in
            (0..<4).allSatisfy { abs(Int(bitmap.bytes[pixel + $0]) - Int(green[$0])) < 3 }
        }
    }

    @Test(
        "a conversation leaves the picture of its last panel",
        arguments: [
            ["say", "Buy bread", "--answer", "3"], ["run", "org.example.bakery.BuyBread", "loaves=3"],
        ])
    func conversation(words: [String]) async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "panel.png")
        let run = try await Shell.withBakery().run(words + ["--panel", file.path])
        #expect(run.status == 0, "\(run.errors)")
        let bitmap = try picture(file)
        #expect(bitmap.width == 720 && bitmap.height > 100)
        #expect(hasTick(bitmap))
    }

    @Test("a conversation that fails leaves no picture")
    func nothing() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "panel.png")
        let run = try await Shell.withBakery().run("say", "Yesterday evening’s bread", "--panel", file.path)
        #expect(run.status == 1)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("a file that can't be written is told, and the conversation goes on")
    func unwritable() async throws {
        let folder = try TemporaryFolder()
        // A folder is no file, for root neither.
        let run = try await Shell.withBakery()
            .run("say", "Buy bread", "--answer", "3", "--panel", folder.url.path)
        #expect(run.status == 0)
        #expect(run.output.contains("The bread is on its way."))
        #expect(run.errors.contains(folder.url.path) && run.errors.contains("takes no picture"), "\(run.errors)")
    }

    @Test("every answer of an intent is shown in words, one below the other")
    func words() async throws {
        let run = try await Shell.withBakery().run("panel", "Bakery", "--intent", "BuyBread")
        #expect(run.status == 0, "\(run.errors)")
        let lines = run.output.split(separator: "\n").map(String.init)
        let captions = lines.filter { !$0.contains { "╭│├╰".contains($0) } }
        #expect(captions.first == "ready" && captions.contains("success"))
        #expect(lines.count { $0.contains("✓") } >= 1)
        #expect(Set(lines.filter { !captions.contains($0) }.map(\.columns)).count == 1)
    }

    @Test("with --json every answer is one object, with and without a sheet", arguments: [true, false])
    func objects(isDrawn: Bool) async throws {
        let folder = try TemporaryFolder()
        let more = isDrawn ? ["--output", folder.url.appending(path: "panel.png").path] : []
        let run = try await Shell.withBakery().run(["panel", "Bakery", "--intent", "BuyBread", "--json"] + more)
        #expect(run.status == 0, "\(run.errors)")
        let objects = try run.output.split(separator: "\n").map {
            try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.first?["code"] as? String == "ready")
        // What is asked before it is done, and not that something went wrong.
        #expect((objects.first?["text"] as? String)?.contains("problem") == false)
        #expect(objects.first?["text"] as? String == "Loaves: 2")
        let success = try #require(objects.first { $0["code"] as? String == "success" })
        #expect(success["tick"] as? Bool == true && success["source"] as? String == "standard")
        #expect(Set(success.keys) == ["code", "source", "text", "tick", "title"])
    }

    @Test("an app without intents has no panels, and none of its intents is asked for")
    func noIntents() async throws {
        let shell = try Shell()
        let bundle = try BakeryBundle()
        try FileManager.default.removeItem(at: bundle.url.appending(path: "PlugIns"))
        try await shell.install(bundle)
        let run = await shell.run("panel", "Bakery")
        #expect(run.status != 0)
        #expect(run.errors.contains("Bakery has no intents") && !run.errors.contains("--intent"), "\(run.errors)")
    }

    @Test("a sheet has every answer light and dark, or those that are asked for", arguments: [1, 2, 3])
    func sheet(scale: Int) async throws {
        let folder = try TemporaryFolder()
        let shell = try await Shell.withBakery()
        func sheet(_ more: [String]) async throws -> Bitmap {
            let file = folder.url.appending(path: "\(more.count).png")
            let run = await shell.run(
                ["panel", "Bakery", "--intent", "BuyBread", "--output", file.path, "--scale", "\(scale)"] + more)
            #expect(run.status == 0, "\(run.errors)")
            return try picture(file)
        }
        let (all, one) = (try await sheet([]), try await sheet(["--code", "success"]))
        #expect(all.width == one.width && all.height > one.height)
        #expect(one.width >= 2 * 360 * scale)
        #expect(hasTick(one))
    }

    @Test(
        "what is asked for and isn't there is named, with what there is",
        arguments: [
            (["Bakery", "--intent", "BuyBread", "--code", "burnt"], "burnt", "success"),
            (["Bakery"], "2 intents", "BuyBread"),
            (["Bakery", "--intent", "SellBread"], "SellBread", ""),
            (["Brewery", "--intent", "BuyBread"], "Brewery", ""),
            (["Bakery", "beer=2", "--intent", "BuyBread"], "beer=2", "loaves"),
            (["Bakery", "--intent", "BuyBread", "--output", "sheet.png", "--scale", "4"], "4", ""),
        ])
    func unknown(words: [String], named: String, remedy: String) async throws {
        let run = try await Shell.withBakery().run(["panel"] + words)
        #expect(run.status == 2, "\(run.errors)")
        #expect(run.errors.contains(named) && (remedy.isEmpty || run.errors.contains(remedy)), "\(run.errors)")
    }

    @Test(
        "a box has lines of one width, whatever is written in it",
        arguments: [
            "", "x", "a b", "披萨十二分钟后就好，请稍等片刻，很快就来，真的很快就来", "مرحبا بالعالم", "🍕👩‍👩‍👧‍👦🇪🇺",
            String(repeating: "w", count: 200), "a\u{0}b\u{202E}c\nd\te",
        ])
    func box(text: String) {
        let words = PanelWords(
            app: text, title: text + "!", text: Array(repeating: text, count: 9).joined(separator: " "), hasTick: true)
        let lines = PanelBox(words: words).lines
        #expect(Set(lines.map(\.columns)) == [48], "\(lines.joined(separator: "\n"))")
        #expect(lines.first?.hasPrefix("╭") == true && lines.last?.hasSuffix("╯") == true)
        #expect(lines.count { $0.contains("✓") } == 1)
    }
}
