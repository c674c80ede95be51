// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

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

    @Test("an app that is installed again begins anew")
    func again() async throws {
        let shell = try await Shell.withBakery()
        _ = await shell.run("uninstall", "Bakery")
        try await shell.install(BakeryBundle())
        #expect(await shell.run("apps").output == "Bakery  org.example.bakery  2 intents\n")
    }
}
