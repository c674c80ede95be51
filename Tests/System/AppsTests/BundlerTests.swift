// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import TestSupport
import Testing

@testable import Apps

@Suite("Making bundles")
struct BundlerTests {
    private let package: FixturePackage
    private let output: TemporaryFolder

    init() throws {
        package = try FixturePackage()
        output = try TemporaryFolder()
    }

    @Test("bundles take the place of older ones, and nothing else is left behind")
    func replacing() async throws {
        let bundler = Bundler(builder: FixtureBuilder(package))
        let request = Bundler.Request(package: package.url)
        let old = output.url.appending(path: "Kiosk.app/old.txt")
        try FileManager.default.createDirectory(
            at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("old".utf8).write(to: old)
        let bundles = try await bundler.makeBundles(for: request, in: output.url)
        #expect(bundles.map(\.lastPathComponent) == ["Bakery.app", "Kiosk.app"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: output.url.path).sorted() == [
                "Bakery.app", "Kiosk.app",
            ]
        )
        #expect(!FileManager.default.fileExists(atPath: old.path))
        let part = bundles[0].appending(path: "PlugIns/bakery-intents.appex")
        let definition = try Data(contentsOf: part.appending(path: "Base.lproj/Bakery.intentdefinition"))
        #expect(definition.starts(with: Data("bplist00".utf8)))
    }

    @Test("a table that an app and its library both have is one, in which the app's own words count")
    func tables() async throws {
        let (own, kit) = ("Sources/BakeryIntents", "Sources/BakeryKit")
        try package.write("\(own)/en.lproj/Localizable.strings", #""bread" = "My bread"; "roll" = "My roll";"#)
        try package.write("\(kit)/en.lproj/Localizable.strings", #""bread" = "Bread"; "bun" = "Bun";"#)
        try package.write(
            "\(kit)/Localizable.xcstrings",
            #"{"sourceLanguage":"en","strings":{"cake":{"localizations":{"de":{"stringUnit":{"value":"Kuchen"}}}}}}"#)
        try package.write("\(own)/en.lproj/InfoPlist.strings", #""CFBundleName" = "Mine";"#)
        try package.write("\(kit)/en.lproj/InfoPlist.strings", #""CFBundleDisplayName" = "Kit";"#)
        let bundles = try await Bundler(builder: FixtureBuilder(package)).makeBundles(
            for: .init(package: package.url), in: output.url)
        let part = bundles[0].appending(path: "PlugIns/bakery-intents.appex")
        func table(_ place: String) throws -> [String: String] {
            try StringsReader.read(try Data(contentsOf: part.appending(path: place)), path: place)
        }
        let english = try table("en.lproj/Localizable.strings")
        #expect(english == ["bread": "My bread", "roll": "My roll", "bun": "Bun", "cake": "cake"])
        #expect(try table("de.lproj/Localizable.strings") == ["cake": "Kuchen"])
        #expect(try table("en.lproj/InfoPlist.strings") == ["CFBundleName": "Mine"])
        try package.write("\(kit)/en.lproj/Localizable.strings", "\n\"bread\" = ")
        let error = await #expect(throws: InstallError.self) {
            try await Bundler(builder: FixtureBuilder(package)).makeBundles(
                for: .init(package: package.url), in: output.url)
        }
        #expect(
            error?.subject.hasSuffix("\(kit)/en.lproj/Localizable.strings:2") == true, "\(String(describing: error))")
    }

    @Test("a package that does not exist leaves no folder for bundles behind")
    func noPackage() async throws {
        let place = output.url.appending(path: "nowhere")
        let error = await #expect(throws: InstallError.self) {
            try await Bundler(builder: FixtureBuilder(package)).makeBundles(
                for: .init(package: place), in: place.appending(path: ".build/bundles"))
        }
        #expect(error?.code == .nothingToInstall)
        #expect(!FileManager.default.fileExists(atPath: place.path))
    }

    @Test("a build that others have made is described by a file")
    func prepared() async throws {
        let description = output.url.appending(path: "package.json")
        try Data(FixturePackage.description.utf8).write(to: description)
        var request = Bundler.Request(package: package.url)
        request.product = "Bakery"
        let unbuilt = Bundler(builder: PreparedBuild(description: description, binaries: nil))
        #expect(try await unbuilt.products(for: request) == ["Bakery", "bakery-intents"])
        let error = await #expect(throws: InstallError.self) {
            try await unbuilt.makeBundles(for: request, in: output.url)
        }
        #expect(error?.remedy.description.contains("--binaries") == true)
        let built = Bundler(builder: PreparedBuild(description: description, binaries: package.binaries))
        #expect(try await built.makeBundles(for: request, in: output.url).map(\.lastPathComponent) == ["Bakery.app"])
    }

    @Test(
        "a file that describes no package is named, with what is wrong in it",
        arguments: [
            ("{}", "‘name’ is missing"), ("", "it is not a JSON object"), ("no JSON", "it is not a JSON object"),
            ("[]", "it is not a JSON object"),
            (#"{"name": "A", "products": [], "targets": 1}"#, "‘targets’ has a value of another kind"),
            (
                #"{"name": "A", "products": [], "targets": [{"name": 1}]}"#,
                "‘targets.1.name’ has a value of another kind"
            ),
        ])
    func badDescription(content: String, reason: String) async throws {
        let description = output.url.appending(path: "package.json")
        try Data(content.utf8).write(to: description)
        let bundler = Bundler(builder: PreparedBuild(description: description, binaries: nil))
        let error = await #expect(throws: InstallError.self) {
            try await bundler.products(for: Bundler.Request(package: package.url))
        }
        #expect(error?.code == .badPackage)
        #expect(error?.subject == description.path)
        #expect(error?.reason.description == reason)
    }
}
