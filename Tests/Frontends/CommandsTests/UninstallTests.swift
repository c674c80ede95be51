// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Keychain
import Store
import TestSupport
import Testing
import Wire

@testable import Commands

@Suite("Uninstalling")
struct UninstallTests {
    @Test("an app goes with its phrases, and what went is said")
    func uninstall() async throws {
        let shell = try await Shell.withBakery()
        try await shell.install(BakeryBundle(name: "Windmill"))
        #expect(await shell.run("phrase", "add", "Fresh loaf", "org.example.bakery.BuyBread").status == 0)
        let run = await shell.run("uninstall", "org.example.bakery")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                Removed Bakery (org.example.bakery) and its files.
                  its phrases: ‘Fresh loaf’

                """)
        #expect(await shell.run("apps").output == "Windmill  org.example.windmill  2 intents\n")
        #expect(await shell.run("phrase", "list").output == "")
    }

    @Test("files that are left are not said to be gone", arguments: ["en", "zh-Hans"])
    func left(language: String) {
        let texts = [false, true].map { ListText(language).removed("Bakery", "org.example.bakery", hasFilesLeft: $0) }
        #expect(texts.map { $0.contains(language == "en" ? "not all of its files" : "尚未移除") } == [false, true])
    }

    @Test("a name does where only one app has it, and --json tells the same")
    func json() async throws {
        let run = try await Shell.withBakery().run("uninstall", "bakery", "--json")
        #expect(
            run.output == """
                {"extensions":["org.example.bakery.intents"],"identifier":"org.example.bakery","keptGroups":[],\
                "name":"Bakery","phrases":[],"removedGroups":[]}

                """)
    }

    @Test("what is not installed is answered with what is")
    func unknown() async throws {
        let run = try await Shell.withBakery().run("uninstall", "org.example.bakry")
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: there is no app 'org.example.bakry'; did you mean 'org.example.bakery'?"))
    }

    @Test("the passwords that an app has kept go with it, and another's stay")
    func keychain() async throws {
        let shell = try await Shell.withBakery()
        try await shell.install(BakeryBundle(name: "Windmill"))
        let state = StateFolder(root: shell.state)
        let store = try await Store.open(state)
        let team = try #require(try await store.apps().first?.team.flatMap(TeamIdentifier.init))
        let keychain = Keychain(store: store, folder: state, environment: [:], report: { Issue.record("\($0)") })
        var identities: [BundleIdentity] = []
        for name in ["bakery", "bakery.intents", "windmill"] {
            let bundle = try #require(BundleIdentifier("org.example.\(name)"))
            identities.append(BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements()))
        }
        let password: KeychainRequest.Attributes = ["class": .string("genp"), "acct": .string("anna")]
        for identity in identities { #expect(await keychain.answer(.add(password), from: identity).status == .success) }
        #expect(await shell.run("uninstall", "org.example.bakery").status == 0)
        var found: [KeychainStatus] = []
        for identity in identities {
            found.append(await keychain.answer(.copyMatching(password), from: identity).status)
        }
        #expect(found == [.itemNotFound, .itemNotFound, .success])
    }

    @Test("an app that is installed again starts over")
    func again() async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("uninstall", "Bakery")
        try await shell.install(BakeryBundle())
        #expect(await shell.run("apps").output == "Bakery  org.example.bakery  2 intents\n")
    }
}
