// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("Signing and verifying")
struct SigningTests {
    @Test("the first signature makes a team and says so; the second only signs")
    func sign() async throws {
        let shell = try Shell()
        let bundle = try BakeryBundle()
        let first = await shell.run("sign", bundle.url.path)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output.hasPrefix("Signed Bakery.app as Personal ("))
        #expect(first.errors.hasPrefix("Created the signing team Personal ("))
        let second = await shell.run("sign", bundle.url.path)
        #expect(second.output == first.output)
        #expect(second.errors == "")
    }

    @Test("teams are made, listed and chosen by name")
    func teams() async throws {
        let shell = try Shell()
        let none = await shell.run("sign", "--teams")
        #expect(none.output == "" && none.errors.contains("There is no team yet"))
        let made = await shell.run("sign", "--new-team", "Bakers")
        #expect(made.output.hasPrefix("Made the team Bakers ("))
        let list = await shell.run("sign", "--teams", "--json")
        let object = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [String: String]
        #expect(object?["name"] == "Bakers")
        #expect(object?["identifier"]?.count == 10)
        #expect(object?["key"]?.count == 64)
        let bundle = try BakeryBundle()
        #expect(await shell.run("sign", bundle.url.path, "--team", "Bakers").output.contains("as Bakers ("))
        let unknown = await shell.run("sign", bundle.url.path, "--team", "Grocers")
        #expect(unknown.status == 2)
        for name in ["", "Bakers"] { #expect(await shell.run("sign", "--new-team", name).status == 2, "\(name)") }
        #expect(unknown.errors.contains("choose one of Bakers ("))
    }

    @Test(
        "it is either signed, made or listed",
        arguments: [[], ["A.app", "--teams"], ["--teams", "--new-team", "A"]])
    func usage(words: [String]) async throws {
        let shell = try Shell()
        let run =
            switch words.count {
            case 0: await shell.run("sign")
            case 2: await shell.run("sign", words[0], words[1])
            default: await shell.run("sign", words[0], words[1], words[2])
            }
        #expect(run.status == 2)
        #expect(run.errors.contains("there is nothing to do"))
    }

    @Test("a bundle that holds is explained, and one that does not says all that is wrong")
    func verify() async throws {
        let shell = try Shell()
        let bundle = try BakeryBundle()
        let file = bundle.url.deletingLastPathComponent().appending(path: "shop.entitlements")
        let list = ["keychain-access-groups": ["$(AppIdentifierPrefix)oven"]]
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0).write(to: file)
        let signing = await shell.run(
            "sign", bundle.url.path, "--entitlements", file.path, "--entitlements", "Intents.appex=\(file.path)")
        #expect(signing.status == 0, "\(signing.errors)")
        let good = await shell.run("verify", bundle.url.path)
        #expect(good.status == 0)
        #expect(good.output.hasPrefix("org.example.bakery\n  team          Personal ("))
        #expect(good.output.contains("keychain-access-groups: "))
        #expect(good.output.contains("org.example.bakery.intents  PlugIns/Intents.appex\n"))
        #expect(good.output.hasSuffix("The signatures are valid.\n"))
        try Data().write(to: bundle.url.appending(path: "one"))
        try Data().write(to: bundle.url.appending(path: "PlugIns/Intents.appex/two"))
        let bad = await shell.run("verify", bundle.url.path)
        #expect(bad.status == 1)
        #expect(bad.output.contains("problem       one was added after the bundle was signed; remove it"))
        #expect(bad.output.contains("problem       two was added"))
        #expect(bad.output.hasSuffix("2 problems.\n"))
        let lines = await shell.run("verify", bundle.url.path, "--json").output.split(separator: "\n")
        #expect(lines.count == 2)
        let object = try JSONSerialization.jsonObject(with: Data(lines[1].utf8)) as? [String: Any]
        #expect(object?["bundle"] as? String == "org.example.bakery.intents")
        #expect(object?["valid"] as? Bool == false)
        #expect((object?["problems"] as? [[String: String]])?.first?["kind"] == "extraFile")
    }

    @Test("an installed app is verified by its identifier; what is neither is a matter of usage")
    func installed() async throws {
        let shell = try await Shell.withBakery()
        #expect(await shell.run("verify", "org.example.bakery").output.hasSuffix("The signatures are valid.\n"))
        let unknown = await shell.run("verify", "org.example.grocer")
        #expect(unknown.status == 2)
        #expect(unknown.errors.contains("neither a bundle here nor an installed app"))
    }

    @Test("an entitlements file that is invalid is a matter of usage")
    func badFile() async throws {
        let shell = try Shell()
        let bundle = try BakeryBundle()
        let run = await shell.run("sign", bundle.url.path, "--entitlements", "nowhere.entitlements")
        #expect(run.status == 2)
        #expect(run.errors.contains("nowhere.entitlements cannot be read"))
    }

    @Test("--team is for packages: the signature of a bundle already names its team")
    func teamOfBundle() async throws {
        let shell = try Shell()
        let bundle = try BakeryBundle()
        let run = await shell.run("install", bundle.url.path, "--team", "Bakers")
        #expect(run.status == 2)
        #expect(run.errors.contains("the signature of a bundle already names its team"))
    }
}
