// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CommandLineInterface
import Conversation
import Foundation
import Store
import Synchronization
import Testing
import Wire

@testable import Apps
@testable import Commands

/// Which app a URL opens, and what apps may open.
@Suite("Opening")
struct OpeningTests {
    @Test("a URL opens the app that takes its scheme, capitals aside")
    func scheme() throws {
        let finder = try finder(["bakery": ["bakery", "bread"], "cafe": ["cafe"]])
        #expect(try finder.app(for: url("BREAD:rye")).app.id.text == "org.example.bakery")
        #expect(try finder.app(for: url("cafe://menu?day=1")).others.isEmpty)
    }

    @Test("of two apps with one scheme the one installed first opens it")
    func two() throws {
        let finder = try finder(["bakery": ["food"], "apple": ["food"]], order: ["bakery", "apple"])
        let (app, others) = try finder.app(for: url("food:now"))
        #expect(app.id.text == "org.example.bakery")
        #expect(others.map(\.id.text) == ["org.example.apple"])
    }

    @Test(
        "a scheme nobody takes is named with the nearest one",
        arguments: [
            ("bakary://menu", "did you mean 'bakery:'?"), ("mailto:ada@example.org", "use 'bakery:', 'bread:'"),
        ])
    func unknown(text: String, mend: String) throws {
        let error = #expect(throws: UsageError.self) {
            try finder(["bakery": ["bakery", "bread"]]).app(for: url(text))
        }
        #expect(error?.mend == mend)
    }

    @Test("a URL that no app takes is told by open, and words go with no URL")
    func command() async throws {
        let shell = try await Shell.withBakery()
        let run = await shell.run("open", "bakery://menu")
        #expect(run.status == 2)
        #expect(run.errors.contains("no installed app opens 'bakery:' URLs"))
    }

    @Test("an app may ask whether a URL would be opened; an extension opens none")
    func asking() async throws {
        let shell = try await Shell.withBakery(schemes: ["bakery"])
        let system = try await shell.system()
        let opener = URLOpener(now: { Moment(date: Date(), uptime: .zero) })
        await opener.attach(system)
        let app = try identity("org.example.other", of: "org.example.other")
        let taken = OpeningCall(url: try url("bakery:x"), opens: false)
        #expect(await opener.answer(taken, from: app) == OpeningReply(isOpened: true))
        let stranger = await opener.answer(OpeningCall(url: try url("nobody:x"), opens: false), from: app)
        #expect(!stranger.isOpened)
        #expect(stranger.refusal?.contains("no installed app opens 'nobody:' URLs") == true)
        let part = try identity("org.example.other.intents", of: "org.example.other")
        #expect(await opener.answer(taken, from: part).refusal?.hasPrefix("an extension opens nothing") == true)
    }

    @Test("apps that open each other are stopped, and may again a while later")
    func loop() async throws {
        let shell = try await Shell.withBakery(schemes: ["bakery"])
        let system = try await shell.system()
        let time = Mutex(Duration.zero)
        let opener = URLOpener(now: { Moment(date: Date(), uptime: time.withLock { $0 }) })
        await opener.attach(system)
        let app = try identity("org.example.other", of: "org.example.other")
        let call = OpeningCall(url: try url("bakery:x"), opens: true)
        func isBounded() async -> Bool {
            await opener.answer(call, from: app).refusal?.hasPrefix("apps have had") ?? false
        }
        for _ in 0..<URLOpener.burst { #expect(await !isBounded()) }
        #expect(await isBounded())
        time.withLock { $0 = URLOpener.window + .seconds(1) }
        #expect(await !isBounded())
        await system.end()
    }

    private func url(_ text: String) throws -> URL {
        try #require(URL(string: text))
    }

    private func identity(_ bundle: String, of app: String) throws -> BundleIdentity {
        BundleIdentity(
            bundle: try #require(BundleIdentifier(bundle)), app: try #require(BundleIdentifier(app)),
            team: try #require(TeamIdentifier("7F3K2M9QXA")), entitlements: Entitlements())
    }

    private func finder(_ schemes: [String: [String]], order: [String] = []) throws -> SchemeFinder {
        let apps = try schemes.sorted { $0.key < $1.key }.map { name, schemes in
            var info = InfoPlist(identifier: try #require(BundleIdentifier("org.example.\(name)")))
            info.urlSchemes = schemes
            let place = URL(filePath: "/nowhere")
            return InstalledApp(
                info: info, identity: try identity(info.identifier.text, of: info.identifier.text), location: place,
                executable: place, container: place, extensions: [], intents: [], names: [:], warnings: [])
        }
        let records = order.enumerated().map { index, name in
            AppRecord(
                identifier: "org.example.\(name)", name: name, path: "",
                installed: Date(timeIntervalSince1970: Double(index)), extensions: [])
        }
        return SchemeFinder(catalog: AppCatalog(apps: apps), installed: records)
    }
}
