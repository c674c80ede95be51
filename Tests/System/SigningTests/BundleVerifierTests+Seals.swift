// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Signing

/// Manifests and signatures that are not what they claim.
extension BundleVerifierTests {
    @Test("a manifest that was changed no longer fits its signature")
    func changedManifest() throws {
        try sign()
        let file = app.appending(path: BundleManifest.Place.manifest)
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("\"name\":\"Bakers\"", with: "\"name\":\"Fakers\"").utf8).write(to: file)
        let problem = try problem()
        #expect(problem.code == .badSignature)
        #expect(problem.subject == "org.example.bakery")
    }

    @Test("a signature that was changed fits nothing", arguments: [0, 31, 63])
    func changedSignature(place: Int) throws {
        try sign()
        let file = app.appending(path: BundleManifest.Place.signature)
        var bytes = try Data(contentsOf: file)
        bytes[place] ^= 1
        try bytes.write(to: file)
        #expect(try problem().code == .badSignature)
    }

    @Test("an invalid manifest is told apart from a false one", arguments: ["", "{", "{\"version\":1}", "[]"])
    func badManifest(text: String) throws {
        try sign()
        try Data(text.utf8).write(to: app.appending(path: BundleManifest.Place.manifest))
        #expect(try problem().code == .badManifest)
    }

    @Test("a manifest that claims another team's identifier is caught, though its signature is good")
    func claimedTeam() throws {
        let claimed = Team(identifier: try #require(TeamIdentifier("AAAAAAAAAA")), name: team.name, key: team.key)
        let contents = try BundleContents.read(app)
        let manifest = BundleManifest(
            identifier: try #require(BundleIdentifier("org.example.bakery")), team: claimed, architecture: .current,
            files: contents.files)
        try sign()
        let bytes = try manifest.bytes()
        try Data(bytes).write(to: app.appending(path: BundleManifest.Place.manifest))
        let signature = try keys.secret(of: team).signature(of: TeamPublicKey.context + bytes)
        try Data(signature).write(to: app.appending(path: BundleManifest.Place.signature))
        let report = try BundleVerifier().report(on: app)
        #expect(report.problems.map(\.code) == [.badTeamIdentifier])
        #expect(report.problems.first?.reason.description.contains(team.identifier.text) == true)
    }

    @Test("a signature over the same bytes for another purpose does not count")
    func context() throws {
        try sign()
        let bytes = try Array(Data(contentsOf: app.appending(path: BundleManifest.Place.manifest)))
        let signature = try keys.secret(of: team).signature(of: bytes)
        try Data(signature).write(to: app.appending(path: BundleManifest.Place.signature))
        #expect(try problem().code == .badSignature)
    }

    @Test("the signature of one bundle is of no use to another")
    func otherBundle() throws {
        try sign()
        try edit(app.appending(path: "Info.plist")) { $0["CFBundleIdentifier"] = "org.example.bakery2" }
        let kinds = Set(try BundleVerifier().report(on: app).problems.map(\.code))
        #expect(kinds == [.otherBundle, .changedFile, .outsidePrefix])
    }
}
