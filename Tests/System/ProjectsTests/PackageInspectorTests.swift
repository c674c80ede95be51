// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Foundation
import Sentences
import Testing

@testable import Projects

@Suite("The inspection of a package before it is built")
struct PackageInspectorTests {
    /// An app, its extension and a kit with a definition, by what SwiftPM says of each.
    private static func description(
        app: String = #""UIKit""#, intents: String = #""Intents", "ExtensionPlugin""#,
        kit: String = #""Intents", "IntentDefinitionPlugin""#
    ) throws -> PackageDescription {
        let json = """
            {"name": "Tea", "products": [], "targets": [
              {"name": "Tea", "c99name": "Tea", "path": "Tea", "type": "executable", "sources": ["App.swift"],
               "target_dependencies": ["TeaKit"], "product_dependencies": [\(app)]},
              {"name": "TeaIntents", "c99name": "TeaIntents", "path": "Intents/", "type": "executable",
               "sources": ["Handler.swift"], "target_dependencies": ["TeaKit"], "product_dependencies": [\(intents)]},
              {"name": "TeaKit", "c99name": "TeaKit", "path": "Kit", "type": "library", "sources": ["Kit.swift"],
               "product_dependencies": [\(kit)]}]}
            """
        return try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
    }

    private static func tree() throws -> ParlourTree {
        let tree = try ParlourTree()
        try tree.write("Package.swift", #"let package = make("Tea", intents: "TeaIntents", kit: "TeaKit")"#)
        try tree.write("Tea/App.swift", "import TeaKit\nimport UIKit\n@main struct Tea {}")
        try tree.write("Tea/Draft.swift", "import IntentsUI")
        try tree.write("Intents/Handler.swift", "import Intents\nclass Handler: INExtension {}")
        try tree.write("Kit/Kit.swift", "public enum Kit {}")
        let definition = try String(
            contentsOf: tree.url.appending(path: "App/Base.lproj/Bakery.intentdefinition"), encoding: .utf8)
        try tree.write("Kit/Base.lproj/Bakery.intentdefinition", definition)
        try tree.remove("App")
        return tree
    }

    @Test("a package that forgot nothing passes, whatever lies in it that is not compiled")
    func whole() async throws {
        let tree = try Self.tree()
        let mistakes = try await PackageInspector().inspect(tree.url, describedAs: Self.description())
        // The parlour's handler handles neither intent.
        #expect(mistakes.map { $0.description.contains("[intent-handler-missing]") } == [true, true], "\(mistakes)")
        #expect(mistakes.allSatisfy { !$0.description.contains("warning:") }, "the caller says so: \(mistakes)")
    }

    @Test("a mistake with which the package builds is told before the compiler starts")
    func early() async throws {
        let tree = try Self.tree()
        try tree.change("Intents/Info.plist", "BuyBreadIntent", to: "BuyBeardIntent")
        let mistakes = try await PackageInspector().inspect(tree.url, describedAs: Self.description())
        let undeclared = "Intents/Info.plist:8:41: error: TeaIntents lists BuyBeardIntent, which no definition declares"
        #expect(mistakes.contains { $0.description.hasPrefix(undeclared) }, "\(mistakes)")
    }

    @Test(
        "each forgotten thing is named with its place, also where functions make the targets",
        arguments: [
            (#""UIKit""#, "", "", "Package.swift:1:36: error: TeaIntents is an extension without ExtensionPlugin"),
            ("", "", "", "Tea/App.swift:2:8: error: Tea imports UIKit"),
            ("", "", "", "Package.swift:1:55: error: TeaKit holds Kit/Base.lproj/Bakery.intentdefinition"),
            ("", "", #""IntentDefinitionPlugin""#, "Package.swift:1:55: error: TeaKit generates code of Kit/Base"),
        ])
    func forgotten(app: String, intents: String, kit: String, finding: String) async throws {
        let tree = try Self.tree()
        let description = try Self.description(app: app, intents: intents, kit: kit)
        let error = await #expect(throws: InstallError.self) {
            try await PackageInspector().inspect(tree.url, describedAs: description)
        }
        #expect(error?.code == .forgotten)
        #expect(error?.detail?.description.contains(finding) == true, "\(error?.detail ?? "")")
    }

    @Test("nothing is built of a package that forgot something")
    func unbuilt() async throws {
        let tree = try Self.tree()
        let builder = DescribedPackage(description: try Self.description(intents: ""))
        let app = ParlourTree.plist("<key>CFBundleIdentifier</key><string>org.example.tea</string>")
        try tree.write("Tea/Info.plist", app)
        try tree.change("Intents/Info.plist", "$(PRODUCT_BUNDLE_IDENTIFIER)", to: "org.example.tea.intents")
        let bundler = Bundler(builder: builder, inspector: PackageInspector())
        let error = await #expect(throws: InstallError.self) {
            try await bundler.makeBundles(
                for: Bundler.Request(package: tree.url), in: tree.url.appending(path: "out"))
        }
        #expect(error?.code == .forgotten, "\(error.map { "\($0)" } ?? "")")
    }
}

/// A package that may be described and not built.
private struct DescribedPackage: PackageBuilding {
    let description: PackageDescription

    func describe(_ package: URL) async throws(InstallError) -> PackageDescription { description }

    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        throw InstallError(.buildFailed, package.path, reason: "it was built", remedy: "none")
    }
}
