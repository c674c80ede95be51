// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Signing

/// Each way in which a bundle can be wrong, made so after it was signed as it
/// should be, or before.
@Suite("Verifying a bundle")
struct BundleVerifierTests {
    let folder: TemporaryFolder
    let bundle: BakeryBundle
    let keys: SigningKeys
    let team: Team
    var app: URL { bundle.url }
    var part: URL { app.appending(path: "PlugIns/Intents.appex") }

    init() throws {
        folder = try TemporaryFolder()
        bundle = try BakeryBundle()
        keys = SigningKeys(folder: folder.url.appending(path: "Teams"))
        team = try keys.make("Bakers")
    }

    func sign() throws {
        try BundleSigner(as: team, keys: keys).sign(app)
    }

    /// The one problem there is.
    func problem() throws -> BundleProblem {
        let report = try BundleVerifier().report(on: app)
        try #require(report.problems.count == 1, "\(report.problems)")
        return try #require(report.problems.first)
    }

    func edit(_ plist: URL, _ change: (inout [String: Any]) -> Void) throws {
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: plist), format: nil)
        var values = try #require(content as? [String: Any])
        change(&values)
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: plist)
    }

    @Test("a bundle nobody signed is unsigned, and so is each one inside")
    func unsigned() throws {
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.code) == [.unsigned, .unsigned])
        #expect(problems.map(\.subject) == ["org.example.bakery", "org.example.bakery.intents"])
        #expect(problems.first?.remedy == "sign the app with 'beckon sign PATH'")
    }

    @Test("of an unsigned bundle the rest that is wrong is told as well")
    func unsignedAndWrong() throws {
        try FixtureProgram.write(to: part.appending(path: "Intents"))
        let kinds = try BundleVerifier().report(on: app).problems.map(\.code)
        #expect(kinds == [.unsigned, .unsigned, .noPrincipalClass])
    }

    @Test(
        "half a signature does not count, and the missing half is named",
        arguments: [BundleManifest.Place.manifest, BundleManifest.Place.signature])
    func halfSigned(place: String) throws {
        try sign()
        try FileManager.default.removeItem(at: app.appending(path: place))
        let problem = try problem()
        #expect(problem.code == .unsigned)
        #expect(problem.reason.description.contains(place))
    }

    @Test("a file that was changed is named", arguments: ["Info.plist", "Bakery", "text"])
    func changed(name: String) throws {
        try Data("before".utf8).write(to: app.appending(path: "text"))
        try sign()
        let file = app.appending(path: name)
        var content = try Data(contentsOf: file)
        content.append(contentsOf: "\n".utf8)
        try content.write(to: file)
        if name == "Bakery" {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
        let problem = try problem()
        #expect(problem.code == .changedFile)
        #expect(problem.subject == "org.example.bakery")
        #expect(problem.reason == "\(name) was changed after the bundle was signed")
    }

    @Test("a file that may be run all at once is named")
    func changedMode() throws {
        try Data("text".utf8).write(to: app.appending(path: "text"))
        try sign()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: app.appending(path: "text").path)
        #expect(try problem().reason.description.hasPrefix("text was made executable"))
    }

    @Test(
        "a file that came in later is named, wherever it lies", arguments: ["new", "PlugIns/new", "_CodeSignature/new"])
    func extra(place: String) throws {
        try sign()
        try Data().write(to: app.appending(path: place))
        let problem = try problem()
        #expect(problem.code == .extraFile)
        #expect(problem.reason.description.hasPrefix(place))
    }

    @Test("a file that went away is named")
    func missing() throws {
        try Data("text".utf8).write(to: part.appending(path: "text"))
        try sign()
        try FileManager.default.removeItem(at: part.appending(path: "text"))
        let problem = try problem()
        #expect(problem.code == .missingFile)
        #expect(problem.subject == "org.example.bakery.intents")
    }

    @Test("two names that look alike and have other bytes are two files")
    func spelling() throws {
        try Data("one".utf8).write(to: app.appending(path: "caf\u{E9}"))
        try sign()
        try Data("one".utf8).write(to: app.appending(path: "cafe\u{301}"))
        #expect(try problem().code == .extraFile)
        try FileManager.default.removeItem(at: app.appending(path: "caf\u{E9}"))
        #expect(try BundleVerifier().report(on: app).problems.map(\.code) == [.extraFile, .missingFile])
    }

    @Test("names that differ only in their capitals are different files, both sealed")
    func capitals() throws {
        try Data("small".utf8).write(to: app.appending(path: "oven"))
        try Data("large".utf8).write(to: app.appending(path: "Oven"))
        try sign()
        #expect(try BundleVerifier().report(on: app).isValid)
        try Data("small".utf8).write(to: app.appending(path: "Oven"))
        #expect(try problem().reason.description.hasPrefix("Oven"))
    }

    @Test("a link that leads elsewhere now is named, and so is a file in its place")
    func changedLink() throws {
        let link = app.appending(path: "alias").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Bakery")
        try sign()
        #expect(try BundleVerifier().report(on: app).isValid)
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Info.plist")
        #expect(try problem().code == .changedFile)
        try FileManager.default.removeItem(atPath: link)
        try Data().write(to: URL(filePath: link))
        #expect(try problem().code == .changedFile)
    }

    @Test("a folder without an Info.plist, or with a wrong one, is no bundle")
    func badInfo() throws {
        try Data("no list".utf8).write(to: app.appending(path: "Info.plist"))
        #expect(#expect(throws: BundleProblem.self) { try sign() }?.code == .badInfo)
        try FileManager.default.removeItem(at: app.appending(path: "Info.plist"))
        #expect(#expect(throws: BundleProblem.self) { try sign() }?.code == .badInfo)
    }

    @Test("a bundle that does not exist is told apart from one that is wrong")
    func nowhere() {
        let problem = #expect(throws: BundleProblem.self) {
            try BundleVerifier().verify(folder.url.appending(path: "Nowhere.app"))
        }
        #expect(problem?.code == .disk)
        #expect(problem?.reason == "the bundle cannot be read: No such file or directory")
    }

    @Test("several things wrong are all told, and no more than a hundred of a bundle")
    func many() throws {
        try sign()
        for number in 0..<120 { try Data().write(to: app.appending(path: "extra\(number)")) }
        let report = try BundleVerifier().report(on: app)
        #expect(report.problems.count == 100)
        #expect(report.parts.first?.furtherProblems == 20)
    }

    @Test("the quick look sees a changed Info.plist and a changed signature, and reads nothing else")
    func seals() throws {
        try sign()
        try FileManager.default.removeItem(at: part.appending(path: "Intents"))
        _ = try BundleVerifier().checkSeals(of: app)
        try edit(part.appending(path: "Info.plist")) { $0["CFBundleName"] = "Other" }
        let problem = #expect(throws: BundleProblem.self) { try BundleVerifier().checkSeals(of: app) }
        #expect(problem?.code == .changedFile)
    }
}
