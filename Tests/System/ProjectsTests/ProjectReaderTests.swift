// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Checking
import Foundation
import Sentences
import TestSupport
import Testing

@testable import Projects

@Suite("What a path leads to")
struct ProjectReaderTests {
    @Test("a path to nothing, to another file and to a folder without a project are told apart")
    func nothing() async throws {
        let folder = try TemporaryFolder()
        let reader = ProjectReader(packages: NoPackages())
        await #expect(throws: Problem("'x' is missing", remedy: "check the path", fault: .input)) {
            try await reader.read(folder.url.appending(path: "x"), shown: "x")
        }
        let empty = await #expect(throws: Problem<Fault>.self) { try await reader.read(folder.url, shown: ".") }
        #expect(empty?.reason == "'.' holds no Info.plist of an app and no definition")
        try Data("{}".utf8).write(to: folder.url.appending(path: "a.json"))
        let other = await #expect(throws: Problem<Fault>.self) {
            try await reader.read(folder.url.appending(path: "a.json"), shown: "a.json")
        }
        #expect(other?.reason == "'a.json' cannot be checked")
    }

    @Test("a package that cannot be described is named once, by the path that was given")
    func undescribed() async throws {
        let folder = try TemporaryFolder()
        try Data("// swift-tools-version: 6.0".utf8).write(to: folder.url.appending(path: "Package.swift"))
        let error = await #expect(throws: Problem<Fault>.self) {
            try await ProjectReader(packages: NoPackages()).read(folder.url, shown: "Tea")
        }
        #expect(error.map { "\($0)" } == "Tea: there is no tool; none")
    }

    @Test("beside an Xcode project a package is checked where its Package.swift is named")
    func besideProject() async throws {
        let tree = try ParlourTree()
        try tree.write("Package.swift", "// swift-tools-version: 6.2")
        #expect(try await tree.read().parts.count == 2)
        let error = await #expect(throws: Problem<Fault>.self) {
            try await tree.read("Package.swift", shown: "Tea/Package.swift")
        }
        #expect(error.map { "\($0)" } == "Tea: there is no tool; none")
    }

    @Test("a bundle is checked by its plists and definitions")
    func bundle() async throws {
        let bundle = try BakeryBundle()
        let project = try await ProjectReader(packages: NoPackages()).read(bundle.url, shown: "out/Bakery.app")
        #expect(project.parts.map(\.kind) == [.app, .intentsExtension])
        #expect(project.omissions.count == 1)
        let findings = Checker().check(project)
        #expect(Set(findings.map(\.rule)) == ["intent-activity-missing"])
        #expect(Set(findings.map(\.place.path)) == ["out/Bakery.app/Info.plist"])
        withExtendedLifetime(bundle) {}
    }

    @Test("entitlements that lie in a bundle are compared")
    func bundleEntitlements() async throws {
        let bundle = try BakeryBundle()
        for (path, group) in [("Bakery.entitlements", "a"), ("PlugIns/Intents.appex/Intents.entitlements", "b")] {
            let text = ParlourTree.plist("<key>keychain-access-groups</key><array><string>\(group)</string></array>")
            try Data(text.utf8).write(to: bundle.url.appending(path: path))
        }
        let project = try await ProjectReader(packages: NoPackages()).read(bundle.url, shown: "Bakery.app")
        #expect(Checker().check(project).map(\.rule).contains("keychain-groups-differ"))
    }

    @Test("the entitlements of a signed bundle are those of its manifest")
    func signedBundle() async throws {
        let bundle = try BakeryBundle()
        for (path, group) in [("", "a"), ("PlugIns/Intents.appex/", "b")] {
            try Self.writeManifest(groups: ["7F3K2M9QXA.\(group)"], into: bundle.url.appending(path: path))
        }
        let project = try await ProjectReader(packages: NoPackages()).read(bundle.url, shown: "Bakery.app")
        let finding = try #require(Checker().check(project).first { $0.rule == "keychain-groups-differ" })
        #expect(finding.place.path.hasSuffix("_CodeSignature/Manifest.json"))
        // What it is to be signed with next comes first.
        let text = ParlourTree.plist("<key>keychain-access-groups</key><array><string>b</string></array>")
        try Data(text.utf8).write(to: bundle.url.appending(path: "Bakery.entitlements"))
        let changed = try await ProjectReader(packages: NoPackages()).read(bundle.url, shown: "Bakery.app")
        #expect(!Checker().check(changed).map(\.rule).contains("keychain-groups-differ"))
    }

    @Test("a manifest that cannot be read is reported, and nothing is said of its entitlements")
    func brokenManifest() async throws {
        let bundle = try BakeryBundle()
        let folder = bundle.url.appending(path: "_CodeSignature")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("{}".utf8).write(to: folder.appending(path: "Manifest.json"))
        let project = try await ProjectReader(packages: NoPackages()).read(bundle.url, shown: "Bakery.app")
        guard case .unknown = project.parts[0].signing else {
            Issue.record("the entitlements are taken for known")
            return
        }
        let problem = try #require(project.problems.first)
        #expect(problem.place.path == "Bakery.app/_CodeSignature/Manifest.json")
        #expect(problem.message.description.contains("has no ‘version’"))
    }

    private static func writeManifest(groups: [String], into bundle: URL) throws {
        let team = Team(
            identifier: try #require(TeamIdentifier("7F3K2M9QXA")), name: "Bakers",
            key: try #require(TeamPublicKey([UInt8](repeating: 7, count: 32))))
        let manifest = BundleManifest(
            identifier: try #require(BundleIdentifier("org.example.bakery")), team: team, architecture: .amd64,
            entitlements: .dictionary(["keychain-access-groups": .array(groups.map { .string($0) })]))
        let file = bundle.appending(path: BundleManifest.Place.manifest)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(try manifest.bytes()).write(to: file)
    }

    @Test("a definition alone is checked with its translations")
    func definition() async throws {
        let tree = try ParlourTree()
        try tree.write("App/zh-Hans.lproj/Bakery.strings", "\"titl01\" = \"买面包\";")
        let project = try await tree.read(
            "App/Base.lproj/Bakery.intentdefinition", shown: "Base.lproj/Bakery.intentdefinition")
        let findings = Checker().check(project)
        #expect(findings.map(\.rule) == ["intent-title-missing"])
    }

    @Test(
        "without a project file the plists say what is an app and what an extension",
        arguments: ["<key>LSRequiresIPhoneOS</key><true/>", "<key>CFBundlePackageType</key><string>APPL</string>"])
    func folder(mark: String) async throws {
        let tree = try ParlourTree()
        try tree.remove("Parlour.xcodeproj")
        try tree.change("App/Info.plist", "<dict>", to: "<dict>" + mark)
        try tree.write(
            "Kit/Info.plist", ParlourTree.plist("<key>CFBundlePackageType</key><string>FMWK</string>"))
        try tree.change("Intents/Intents.entitlements", "shared", to: "shred")
        let project = try await tree.read()
        #expect(project.parts.map(\.name) == ["App", "Intents"])
        #expect(Checker().check(project).map(\.rule) == ["keychain-groups-differ"])
        #expect(project.omissions.count == 1)
    }

    @Test("a package is checked target by target, without being built")
    func package() async throws {
        let tree = try ParlourTree()
        try tree.remove("Parlour.xcodeproj")
        try tree.write("Package.swift", "// swift-tools-version: 6.2")
        try tree.change("App/Info.plist", "$(PRODUCT_BUNDLE_IDENTIFIER)", to: "org.example.parlour")
        try tree.change("Intents/Info.plist", "$(PRODUCT_BUNDLE_IDENTIFIER)", to: "org.example.parlor.intents")
        func reader(products: String) -> ProjectReader {
            ProjectReader(
                packages: OnePackage(
                    json: """
                        {"name": "Parlour", "products": [], "targets": [
                          {"name": "App", "c99name": "App", "path": "App", "type": "executable"},
                          {"name": "Intents", "c99name": "Intents", "path": "Intents", "type": "executable",
                           "product_dependencies": [\(products)]}]}
                        """))
        }
        let whole = reader(products: #""ExtensionPlugin", "IntentsUI""#)
        let project = try await whole.read(tree.url, shown: "./")
        #expect(project.parts.map(\.kind) == [.app, .intentsExtension])
        let rules: Set = ["identifier-prefix", "definition-not-in-target", "definition-plugin-missing"]
        #expect(Set(Checker().check(project).map(\.rule)) == rules)
        try tree.write("Package.swift", #"let package = Package(targets: [.executableTarget(name: "Intents")])"#)
        try tree.write("Intents/More.swift", "import IntentsUI")
        let forgetful = Checker().check(try await reader(products: "").read(tree.url, shown: "./"))
        #expect(
            forgetful.filter { !rules.contains($0.rule) }.map { "\($0.place) \($0.rule)" } == [
                "Intents/More.swift:1:8 product-missing", "Package.swift:1:57 extension-plugin-missing",
            ])
    }

    @Test("code in other languages keeps the rules silent that look for what is nowhere")
    func foreign() async throws {
        let tree = try ParlourTree()
        try tree.change("Intents/Info.plist", ".Handler", to: ".Handlers")
        try tree.write("lib/main.dart", "void main() {}")
        #expect(try await tree.check() == [])
        #expect(try await tree.read().omissions.count == 1)
    }

    @Test("a pipe under the name of a source is a finding, and nobody waits for it")
    func pipe() async throws {
        let tree = try ParlourTree()
        #expect(mkfifo(tree.url.appending(path: "App/Pipe.swift").path, 0o600) == 0)
        #expect(
            try await tree.check() == [
                "App/Pipe.swift: error: this is not a regular file; put a file in its place [unreadable-file]"
            ])
    }
}

/// A tool that describes the same package each time.
private struct OnePackage: PackageBuilding {
    let json: String

    func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        do {
            return try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
        } catch {
            throw InstallError(.badPackage, package.path, reason: "\(error)", remedy: "correct the fixture")
        }
    }

    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        throw InstallError(.buildFailed, package.path, reason: "nothing is built to be checked", remedy: "none")
    }
}
