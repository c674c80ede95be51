// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import Signing

/// Executables that cannot run here, or lack what the Info.plist names.
extension BundleVerifierTests {
    @Test("a bundle for another machine is refused, and one inside for another than its app's")
    func architecture() throws {
        let other: UInt16 = FixtureProgram.machine == 62 ? 183 : 62
        let name = BundleArchitecture(machine: other)?.rawValue ?? ""
        try FixtureProgram.write(
            to: part.appending(path: "Intents"), classes: ["BakeryIntents.IntentHandler"], machine: other)
        try sign()
        let mixed = try problem()
        #expect(mixed.code == .otherArchitecture)
        #expect(mixed.subject == "org.example.bakery.intents")
        #expect(mixed.reason.description.contains(name))
        try FixtureProgram.write(to: app.appending(path: "Bakery"), machine: other)
        try sign()
        let foreign = try problem()
        #expect(foreign.subject == "org.example.bakery")
        #expect(foreign.reason.description.contains("this machine is"))
    }

    @Test(
        "an executable that is no program for Linux is refused, and a script says that it is one",
        arguments: [("#!/bin/sh\n", "it is a script"), ("MZ", "it is not an ELF file"), ("", "it is not an ELF file")])
    func noProgram(content: String, reason: String) throws {
        try sign()
        let file = app.appending(path: "Bakery")
        try Data(content.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let problem = try #require(try BundleVerifier().report(on: app).problems.first { $0.code == .noProgram })
        #expect(problem.reason.description.hasSuffix(reason))
        let refusal = #expect(throws: BundleProblem.self) { try sign() }
        #expect(refusal?.code == .noProgram)
    }

    @Test("an executable that does not exist, or may not be run, is named")
    func noExecutable() throws {
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o644], ofItemAtPath: app.appending(path: "Bakery").path)
        let problem = #expect(throws: BundleProblem.self) { try sign() }
        #expect(problem?.code == .noExecutable)
        #expect(problem?.reason.description.contains("‘Bakery’") == true)
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
        #expect(problem.code == .noPrincipalClass)
        #expect(problem.subject == "org.example.bakery.intents")
        #expect(problem.reason.description.contains(name))
    }

    @Test("a class that a library of the bundle may bring is not missed")
    func libraries() throws {
        try FixtureProgram.write(to: part.appending(path: "Intents"))
        try sign()
        #expect(try problem().code == .noPrincipalClass)
        try Data("library".utf8).write(to: part.appending(path: "libKit.so"))
        try sign()
        #expect(try BundleVerifier().report(on: app).isValid)
    }

    /// The SDK of a system that has those of the given builds.
    private func sdk(_ builds: String...) throws -> PrebuiltSDK {
        let libraries = folder.url.appending(path: "sdk/Libraries")
        try FileManager.default.createDirectory(at: libraries, withIntermediateDirectories: true)
        for build in builds { try Data().write(to: libraries.appending(path: "libBeckonSDK-\(build).so")) }
        return PrebuiltSDK(in: folder.url.appending(path: "sdk"))
    }

    @Test("a program that was built with another SDK is neither installed nor started")
    func otherSDK() throws {
        try FixtureProgram.write(
            to: part.appending(path: "Intents"), classes: ["BakeryIntents.IntentHandler"],
            libraries: ["libBeckonSDK-1a2b.so", "libc.so.6"])
        try sign()
        for (sdk, reason) in [
            (try sdk(), "the program needs the SDK 1a2b, and this Beckon has none"),
            (try sdk("3c4d"), "the program needs the SDK 1a2b, and this Beckon has 3c4d"),
        ] {
            let verifier = BundleVerifier(sdk: sdk)
            for check in [verifier.verify, verifier.checkSeals] {
                let problem = #expect(throws: BundleProblem.self) { try check(app) }
                #expect(problem?.code == .otherSDK)
                #expect(problem?.subject == "org.example.bakery.intents")
                #expect(problem?.reason.description == reason)
            }
        }
        let right = BundleVerifier(sdk: try sdk("1a2b"))
        #expect(try right.report(on: app).isValid)
        #expect(throws: Never.self) { try right.checkSeals(of: app) }
    }
}
