// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import TestSupport
import Testing

@testable import Commands

@Suite("Contacts on the command line")
struct ContactTests {
    private static let cards = """
        BEGIN:VCARD
        VERSION:3.0
        UID:1
        FN:Lin Xiao
        item1.X-ABRELATEDNAMES:Mei Li
        item1.X-ABLabel:_$!<Mother>!$_
        END:VCARD
        BEGIN:VCARD
        VERSION:3.0
        UID:2
        FN:Mei Li
        TEL:010 1234
        END:VCARD

        """

    private let folder: TemporaryFolder
    private let shell: Shell

    init() async throws {
        folder = try TemporaryFolder()
        let place = folder.url.appending(path: ".contacts")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try Data(Self.cards.utf8).write(to: place.appending(path: "all.vcf"))
        var shell = try await Shell.withBakery()
        shell.variables["HOME"] = folder.url.path
        self.shell = shell
    }

    @Test("are listed, for people and for programs")
    func list() async {
        let list = await shell.run("contacts", "list")
        #expect(list.output.contains("Lin Xiao"))
        #expect(list.output.contains("010 1234"))
        #expect(
            await shell.run("contacts", "list", "--json").output.split(separator: "\n").last
                == "{\"emailAddresses\":[],\"identifier\":\"2\",\"isOwn\":false,\"messageAddresses\":[],"
                + "\"name\":\"Mei Li\",\"nicknames\":[],\"phoneNumbers\":[\"010 1234\"]}")
    }

    @Test("are found by what they are to the person, once the own card is named")
    func find() async {
        let none = await shell.run("contacts", "find", "my mother")
        #expect(none.status == 1)
        #expect(none.errors.contains("No contact matches"))
        #expect(await shell.run("contacts", "settings", "--own", "Xiao").output.hasSuffix("Lin Xiao\n"))
        let mother = await shell.run("contacts", "find", "my mother", "--json")
        #expect(mother.status == 0)
        #expect(mother.output.contains("\"certainty\":90"))
        #expect(mother.output.contains("\"isClear\":true"))
        #expect(mother.output.contains("\"relationship\":\"mother\""))
    }

    @Test("are granted to an app and taken from it", arguments: [("allow", true), ("deny", false)])
    func access(word: String, isAllowed: Bool) async throws {
        let run = await shell.run("contacts", word, "Bakery", "--json")
        #expect(run.output == "{\"app\":\"org.example.bakery\",\"contacts\":\(isAllowed)}\n")
        let store = try await Store.open(StateFolder(root: shell.state))
        #expect(try await store.isAllowed(.contacts, for: "org.example.bakery") == isAllowed)
    }

    @Test("are looked for in folders that the person names, and in the usual ones alone again")
    func folders() async {
        let named = await shell.run("contacts", "settings", "--folder", "/nowhere", "--json")
        #expect(named.output == "{\"folders\":[\"/nowhere\"]}\n")
        #expect(named.errors.contains("the folder of contacts cannot be read"))
        #expect(
            await shell.run("contacts", "settings", "--no-folders", "--json").output == "{\"folders\":[]}\n")
        #expect(await shell.run("contacts", "settings", "--no-folders", "--folder", "/a").status == 2)
    }
}
