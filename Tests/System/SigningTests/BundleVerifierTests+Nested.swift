// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Signing

/// Bundles inside an app that do not belong to it, and what they may not claim.
extension BundleVerifierTests {
    @Test("a nested bundle of another team is refused, with both teams named")
    func otherTeam() throws {
        try sign()
        let other = try keys.make("Millers")
        try BundleSigner(as: other, keys: keys).sign(part)
        let problem = try problem()
        #expect(problem.code == .otherTeam)
        #expect(problem.subject == "org.example.bakery.intents")
        #expect(problem.reason.description.contains(other.identifier.text))
        #expect(problem.reason.description.contains(team.identifier.text))
    }

    @Test("a nested bundle that was signed again by the same team is not the one the app sealed")
    func changedNested() throws {
        try sign()
        try Data("new".utf8).write(to: part.appending(path: "new"))
        try BundleSigner(as: team, keys: keys).sign(part)
        let problem = try problem()
        #expect(problem.code == .changedNested)
        #expect(problem.reason.description.hasPrefix("PlugIns/Intents.appex"))
    }

    @Test("a nested bundle that came in later, or went away, is named")
    func nestedCount() throws {
        try sign()
        let second = app.appending(path: "PlugIns/Second.appex")
        try FileManager.default.moveItem(at: part, to: second)
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.code) == [.extraFile, .missingFile])
    }

    @Test("an identifier outside the app's is refused with one that would do")
    func outsidePrefix() throws {
        try edit(part.appending(path: "Info.plist")) { $0["CFBundleIdentifier"] = "org.example.Bakery.intents" }
        try sign()
        let problem = try problem()
        #expect(problem.code == .outsidePrefix)
        #expect(problem.subject == "org.example.Bakery.intents")
        #expect(problem.remedy.description.hasPrefix("name it org.example.bakery.intents"))
    }

    @Test("two extensions of one identifier are refused")
    func sameIdentifier() throws {
        try FileManager.default.copyItem(at: part, to: app.appending(path: "PlugIns/Second.appex"))
        try sign()
        let problem = try problem()
        #expect(problem.code == .sameIdentifier)
        #expect(problem.reason == "PlugIns/Intents.appex and PlugIns/Second.appex have the same identifier")
    }

    @Test("an entitlement outside the team's prefix is refused, though it was signed")
    func foreignEntitlement() throws {
        let contents = try BundleContents.read(part)
        let manifest = BundleManifest(
            identifier: try #require(BundleIdentifier("org.example.bakery.intents")), team: team,
            architecture: .current,
            entitlements: .dictionary([
                "keychain-access-groups": .array([.string("ABCDEFGHIJ.secrets")]),
                "application-identifier": .string("ABCDEFGHIJ.org.example.bakery.intents"),
            ]), files: contents.files)
        try sign()
        let bytes = try manifest.bytes()
        try Data(bytes).write(to: part.appending(path: BundleManifest.Place.manifest))
        try Data(try keys.secret(of: team).signature(of: TeamPublicKey.context + bytes))
            .write(to: part.appending(path: BundleManifest.Place.signature))
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.code) == [.changedNested, .foreignEntitlement, .foreignEntitlement])
        #expect(problems[1].reason.description.contains("ABCDEFGHIJ.secrets"))
        #expect(problems[1].reason.description.contains(team.identifier.prefix))
    }
}
