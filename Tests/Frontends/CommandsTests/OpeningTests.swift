// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CommandLineInterface
import Conversation
import Foundation
import Sentences
import Store
import Synchronization
import TestSupport
import Testing
import Wire

@testable import BeckonSystem
@testable import Commands

/// What is told about a URL that no app takes, and what apps may open.
@Suite("Opening")
struct OpeningTests {
    @Test(
        "a scheme that no app takes is reported with the nearest one",
        arguments: [
            (OpeningError.noTaker(scheme: "bakary", known: ["bakery", "bread"]), "did you mean 'bakery:'?"),
            (.noTaker(scheme: "mailto", known: ["bakery", "bread"]), "use 'bakery:', 'bread:'"),
            (.noTaker(scheme: "mailto", known: []), "install an app with CFBundleURLTypes in its Info.plist"),
        ])
    func unknown(error: OpeningError, remedy: String) {
        #expect(OpenCommand.remedy(of: error).description == remedy)
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
        let app = try identity("org.example.other", of: "org.example.other")
        let taken = OpeningCall(url: try url("bakery:x"), opens: false)
        #expect(await opener.answer(taken, from: app, in: system) == .success(Done()))
        let stranger = await opener.answer(OpeningCall(url: try url("nobody:x"), opens: false), from: app, in: system)
        #expect(stranger.refusal?.text.contains("no installed app opens 'nobody:' URLs") == true)
        let part = try identity("org.example.other.intents", of: "org.example.other")
        #expect(
            await opener.answer(taken, from: part, in: system).refusal?.text.hasPrefix("an extension opens nothing")
                == true)
    }

    @Test("apps that open each other are stopped, and may again a while later")
    func loop() async throws {
        let shell = try await Shell.withBakery(schemes: ["bakery"])
        let system = try await shell.system()
        let time = Mutex(Duration.zero)
        let opener = URLOpener(now: { Moment(date: Date(), uptime: time.withLock { $0 }) })
        let app = try identity("org.example.other", of: "org.example.other")
        let call = OpeningCall(url: try url("bakery:x"), opens: true)
        func isBounded() async -> Bool {
            await opener.answer(call, from: app, in: system).refusal?.text.hasPrefix("apps opened") ?? false
        }
        for _ in 0..<URLOpener.burst { #expect(await !isBounded()) }
        #expect(await isBounded())
        time.withLock { $0 = URLOpener.window }
        #expect(await isBounded())
        time.withLock { $0 = URLOpener.window + .nanoseconds(1) }
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
}
