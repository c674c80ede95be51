// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Signing

/// Each way in which a bundle can be wrong, made so after it was signed as it
/// should be, or before.
@Suite("Verifying a bundle")
struct BundleVerifierTests {
    private let folder: TemporaryFolder
    private let bundle: BakeryBundle
    private let keys: SigningKeys
    private let team: Team
    private var app: URL { bundle.url }
    private var part: URL { app.appending(path: "PlugIns/Intents.appex") }

    init() throws {
        folder = try TemporaryFolder()
        bundle = try BakeryBundle()
        keys = SigningKeys(folder: folder.url.appending(path: "Teams"))
        team = try keys.make("Bakers")
    }

    private func sign() throws {
        try BundleSigner(as: team, keys: keys).sign(app)
    }

    /// The one problem there is.
    private func problem() throws -> BundleProblem {
        let report = try BundleVerifier().report(on: app)
        try #require(report.problems.count == 1, "\(report.problems)")
        return try #require(report.problems.first)
    }

    private func edit(_ plist: URL, _ change: (inout [String: Any]) -> Void) throws {
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: plist), format: nil)
        var values = try #require(content as? [String: Any])
        change(&values)
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: plist)
    }

    @Test("a bundle nobody signed is unsigned, and so is each one inside")
    func unsigned() throws {
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.kind) == [.unsigned, .unsigned])
        #expect(problems.map(\.bundle) == ["org.example.bakery", "org.example.bakery.intents"])
        #expect(problems.first?.mend == "sign the app with 'beckon sign PATH'")
    }

    @Test("of an unsigned bundle the rest that is wrong is told as well")
    func unsignedAndWrong() throws {
        try FixtureProgram.write(to: part.appending(path: "Intents"))
        let kinds = try BundleVerifier().report(on: app).problems.map(\.kind)
        #expect(kinds == [.unsigned, .unsigned, .noPrincipalClass])
    }

    @Test(
        "half a signature is none, and the missing half is named",
        arguments: [BundleManifest.Place.manifest, BundleManifest.Place.signature])
    func halfSigned(place: String) throws {
        try sign()
        try FileManager.default.removeItem(at: app.appending(path: place))
        let problem = try problem()
        #expect(problem.kind == .unsigned)
        #expect(problem.reason.contains(place))
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
        #expect(problem.kind == .changedFile)
        #expect(problem.bundle == "org.example.bakery")
        #expect(problem.reason == "\(name) was changed after the bundle was signed")
    }

    @Test("a file that may be run all at once is named")
    func changedMode() throws {
        try Data("text".utf8).write(to: app.appending(path: "text"))
        try sign()
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: app.appending(path: "text").path)
        #expect(try problem().reason.hasPrefix("text may be run now"))
    }

    @Test(
        "a file that came in later is named, wherever it lies", arguments: ["new", "PlugIns/new", "_CodeSignature/new"])
    func extra(place: String) throws {
        try sign()
        try Data().write(to: app.appending(path: place))
        let problem = try problem()
        #expect(problem.kind == .extraFile)
        #expect(problem.reason.hasPrefix(place))
    }

    @Test("a file that went away is named")
    func missing() throws {
        try Data("text".utf8).write(to: part.appending(path: "text"))
        try sign()
        try FileManager.default.removeItem(at: part.appending(path: "text"))
        let problem = try problem()
        #expect(problem.kind == .missingFile)
        #expect(problem.bundle == "org.example.bakery.intents")
    }

    @Test("two names that look alike and have other bytes are two files")
    func spelling() throws {
        try Data("one".utf8).write(to: app.appending(path: "caf\u{E9}"))
        try sign()
        try Data("one".utf8).write(to: app.appending(path: "cafe\u{301}"))
        #expect(try problem().kind == .extraFile)
        try FileManager.default.removeItem(at: app.appending(path: "caf\u{E9}"))
        #expect(try BundleVerifier().report(on: app).problems.map(\.kind) == [.extraFile, .missingFile])
    }

    @Test("names that differ only in their capitals are different files, both sealed")
    func capitals() throws {
        try Data("small".utf8).write(to: app.appending(path: "oven"))
        try Data("large".utf8).write(to: app.appending(path: "Oven"))
        try sign()
        #expect(try BundleVerifier().report(on: app).isValid)
        try Data("small".utf8).write(to: app.appending(path: "Oven"))
        #expect(try problem().reason.hasPrefix("Oven"))
    }

    @Test("a link that leads elsewhere now is named, and so is a file in its place")
    func changedLink() throws {
        let link = app.appending(path: "alias").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Bakery")
        try sign()
        #expect(try BundleVerifier().report(on: app).isValid)
        try FileManager.default.removeItem(atPath: link)
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Info.plist")
        #expect(try problem().kind == .changedFile)
        try FileManager.default.removeItem(atPath: link)
        try Data().write(to: URL(filePath: link))
        #expect(try problem().kind == .changedFile)
    }

    @Test("a manifest that was changed no longer fits its signature")
    func changedManifest() throws {
        try sign()
        let file = app.appending(path: BundleManifest.Place.manifest)
        let text = try String(contentsOf: file, encoding: .utf8)
        try Data(text.replacing("\"name\":\"Bakers\"", with: "\"name\":\"Fakers\"").utf8).write(to: file)
        let problem = try problem()
        #expect(problem.kind == .badSignature)
        #expect(problem.bundle == "org.example.bakery")
    }

    @Test("a signature that was changed fits nothing", arguments: [0, 31, 63])
    func changedSignature(place: Int) throws {
        try sign()
        let file = app.appending(path: BundleManifest.Place.signature)
        var bytes = try Data(contentsOf: file)
        bytes[place] ^= 1
        try bytes.write(to: file)
        #expect(try problem().kind == .badSignature)
    }

    @Test("a manifest that is none is told apart from a false one", arguments: ["", "{", "{\"version\":1}", "[]"])
    func badManifest(text: String) throws {
        try sign()
        try Data(text.utf8).write(to: app.appending(path: BundleManifest.Place.manifest))
        #expect(try problem().kind == .badManifest)
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
        #expect(report.problems.map(\.kind) == [.badTeamIdentifier])
        #expect(report.problems.first?.reason.contains(team.identifier.text) == true)
    }

    @Test("a signature made for another purpose, over the same bytes, is none")
    func context() throws {
        try sign()
        let bytes = try Array(Data(contentsOf: app.appending(path: BundleManifest.Place.manifest)))
        let signature = try keys.secret(of: team).signature(of: bytes)
        try Data(signature).write(to: app.appending(path: BundleManifest.Place.signature))
        #expect(try problem().kind == .badSignature)
    }

    @Test("the signature of one bundle is of no use to another")
    func otherBundle() throws {
        try sign()
        try edit(app.appending(path: "Info.plist")) { $0["CFBundleIdentifier"] = "org.example.bakery2" }
        let kinds = Set(try BundleVerifier().report(on: app).problems.map(\.kind))
        #expect(kinds == [.otherBundle, .changedFile, .outsidePrefix])
    }

    @Test("a nested bundle of another team is refused, with both teams named")
    func otherTeam() throws {
        try sign()
        let other = try keys.make("Millers")
        try BundleSigner(as: other, keys: keys).sign(part)
        let problem = try problem()
        #expect(problem.kind == .otherTeam)
        #expect(problem.bundle == "org.example.bakery.intents")
        #expect(problem.reason.contains(other.identifier.text))
        #expect(problem.reason.contains(team.identifier.text))
    }

    @Test("a nested bundle that was signed again by the same team is not the one the app sealed")
    func changedNested() throws {
        try sign()
        try Data("new".utf8).write(to: part.appending(path: "new"))
        try BundleSigner(as: team, keys: keys).sign(part)
        let problem = try problem()
        #expect(problem.kind == .changedNested)
        #expect(problem.reason.hasPrefix("PlugIns/Intents.appex"))
    }

    @Test("a nested bundle that came in later, or went away, is named")
    func nestedCount() throws {
        try sign()
        let second = app.appending(path: "PlugIns/Second.appex")
        try FileManager.default.moveItem(at: part, to: second)
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.kind) == [.extraFile, .missingFile])
    }

    @Test("an identifier outside the app's is refused with one that would do")
    func outsidePrefix() throws {
        try edit(part.appending(path: "Info.plist")) { $0["CFBundleIdentifier"] = "org.example.Bakery.intents" }
        try sign()
        let problem = try problem()
        #expect(problem.kind == .outsidePrefix)
        #expect(problem.bundle == "org.example.Bakery.intents")
        #expect(problem.mend.hasPrefix("name it org.example.bakery.intents"))
    }

    @Test("two extensions of one identifier are refused")
    func sameIdentifier() throws {
        try FileManager.default.copyItem(at: part, to: app.appending(path: "PlugIns/Second.appex"))
        try sign()
        let problem = try problem()
        #expect(problem.kind == .sameIdentifier)
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
        #expect(problems.map(\.kind) == [.changedNested, .foreignEntitlement, .foreignEntitlement])
        #expect(problems[1].reason.contains("ABCDEFGHIJ.secrets"))
        #expect(problems[1].reason.contains(team.identifier.prefix))
    }

    @Test("a bundle for another machine is refused, and one inside for another than its app's")
    func architecture() throws {
        let other: UInt16 = FixtureProgram.machine == 62 ? 183 : 62
        let name = BundleArchitecture(machine: other)?.rawValue ?? ""
        try FixtureProgram.write(
            to: part.appending(path: "Intents"), classes: ["BakeryIntents.IntentHandler"], machine: other)
        try sign()
        let mixed = try problem()
        #expect(mixed.kind == .otherArchitecture)
        #expect(mixed.bundle == "org.example.bakery.intents")
        #expect(mixed.reason.contains(name))
        try FixtureProgram.write(to: app.appending(path: "Bakery"), machine: other)
        try sign()
        let foreign = try problem()
        #expect(foreign.bundle == "org.example.bakery")
        #expect(foreign.reason.contains("this machine is"))
    }

    @Test(
        "an executable that is no program for Linux is refused, and a script says that it is one",
        arguments: [("#!/bin/sh\n", "it is a script"), ("MZ", "it is no ELF file"), ("", "it is no ELF file")])
    func noProgram(content: String, reason: String) throws {
        try sign()
        let file = app.appending(path: "Bakery")
        try Data(content.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let problem = try #require(try BundleVerifier().report(on: app).problems.first { $0.kind == .noProgram })
        #expect(problem.reason.hasSuffix(reason))
        let refusal = #expect(throws: BundleProblem.self) { try sign() }
        #expect(refusal?.kind == .noProgram)
    }

    @Test("an executable that is not there, or may not be run, is named")
    func noExecutable() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: app.appending(path: "Bakery").path)
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.kind == .noExecutable)
        #expect(problem?.reason.contains("‘Bakery’") == true)
    }

    @Test(
        "a principal class that the executable lacks is refused",
        arguments: ["BakeryIntents.Handler", "Bakery.IntentHandler", "BakeryIntents.IntentHandlers"])
    func noPrincipalClass(name: String) throws {
        try edit(part.appending(path: "Info.plist")) { values in
            var inner = values["NSExtension"] as? [String: Any] ?? [:]
            inner["NSExtensionPrincipalClass"] = name
            values["NSExtension"] = inner
        }
        try sign()
        let problem = try problem()
        #expect(problem.kind == .noPrincipalClass)
        #expect(problem.bundle == "org.example.bakery.intents")
        #expect(problem.reason.contains(name))
    }

    @Test("a class that a library of the bundle may bring is not missed")
    func libraries() throws {
        try FixtureProgram.write(to: part.appending(path: "Intents"))
        try sign()
        #expect(try problem().kind == .noPrincipalClass)
        try Data("library".utf8).write(to: part.appending(path: "libKit.so"))
        try sign()
        #expect(try BundleVerifier().report(on: app).isValid)
    }

    @Test(
        "a link that may lead out is refused before anything is signed",
        arguments: ["/etc/passwd", "../../secret", "..", "PlugIns/../../x", ".", "a//b", "./Bakery"])
    func linkOutside(destination: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: app.appending(path: "escape").path, withDestinationPath: destination)
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.kind == .linkOutside)
        #expect(problem?.bundle == "org.example.bakery" || problem?.bundle == "Bakery.app")
        #expect(problem?.reason.contains("escape") == true)
    }

    @Test("a nested bundle's link may not lead into its app")
    func nestedLink() throws {
        try FileManager.default.createSymbolicLink(
            atPath: part.appending(path: "alias").path, withDestinationPath: "../../Bakery")
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.kind == .linkOutside)
    }

    @Test("a pipe, a socket and a device are refused, each by its name")
    func specialFiles() throws {
        try sign()
        try #require(mkfifo(app.appending(path: "pipe").path, 0o600) == 0)
        try #require(mknod(app.appending(path: "socket").path, S_IFSOCK | 0o600, 0) == 0)
        var reasons = ["pipe is a pipe", "socket is a socket"]
        // Only root may make a device.
        if geteuid() == 0, mknod(app.appending(path: "device").path, S_IFCHR | 0o600, 0x0103) == 0 {
            reasons.insert("device is a device", at: 0)
        }
        let problems = try BundleVerifier().report(on: app).problems
        #expect(problems.map(\.kind) == reasons.map { _ in .specialFile })
        #expect(problems.map(\.reason) == reasons.map { $0 + ", which a bundle may not hold" })
    }

    @Test("a name with a line break or an escape is refused, and shown without it")
    func badName() throws {
        try sign()
        try Data().write(to: app.appending(path: "a\u{1B}[2Jb"))
        let problem = try problem()
        #expect(problem.kind == .badName)
        #expect(problem.reason.contains("‘a\u{FFFD}[2Jb’"))
    }

    @Test("a name that is no UTF-8 is refused")
    func noText() throws {
        try sign()
        let path = Array(app.path.utf8CString.dropLast()) + [CChar(UInt8(ascii: "/")), CChar(bitPattern: 0xFF), 0]
        let descriptor = open(path, O_CREAT | O_WRONLY, 0o600)
        try #require(descriptor >= 0)
        close(descriptor)
        #expect(try problem().reason.hasSuffix("whose name is no UTF-8"))
        unlink(path)
    }

    @Test("folders without end are refused")
    func depth() throws {
        let deep = String(repeating: "a/", count: BundleContents.Limit.depth + 1)
        try FileManager.default.createDirectory(at: app.appending(path: deep), withIntermediateDirectories: true)
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.kind == .tooMuch)
    }

    @Test("a folder without an Info.plist, or with a wrong one, is no bundle")
    func badInfo() throws {
        try Data("no list".utf8).write(to: app.appending(path: "Info.plist"))
        #expect(#expect(throws: BundleProblem.self) { try sign() }?.kind == .badInfo)
        try FileManager.default.removeItem(at: app.appending(path: "Info.plist"))
        #expect(#expect(throws: BundleProblem.self) { try sign() }?.kind == .badInfo)
    }

    @Test("a bundle that is not there is told apart from one that is wrong")
    func nowhere() {
        let problem = #expect(throws: BundleProblem.self) {
            try BundleVerifier().verify(folder.url.appending(path: "Nowhere.app"))
        }
        #expect(problem?.kind == .disk)
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
        #expect(problem?.kind == .changedFile)
    }
}
