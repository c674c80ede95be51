// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Checking
import Foundation
import ProjectTemplates
import Sentences
import TestSupport
import Testing

@testable import Projects

@Suite("An imported project")
struct ProjectImportTests {
    @Test("has its targets with their sources, definitions, lists and entitlements where they are")
    func targets() async throws {
        let tree = try ParlourTree()
        let targets = try Importing(tree).targets
        #expect(targets.map(\.name) == ["ParlourIntents", "Parlour"])
        #expect(targets.map(\.kind) == [.intentsExtension, .app])
        #expect(targets.map { $0.sources.map(tree.path) } == [["Intents/Handler.swift"], ["App/App.swift"]])
        #expect(
            targets.map { $0.resources.map(\.place).sorted() }
                == Array(
                    repeating: ["Base.lproj/Bakery.intentdefinition", "zh-Hans.lproj/Bakery.strings"], count: 2))
        #expect(targets[0].supportedIntents == ["BuyBreadIntent", "AskPriceIntent"])
        #expect(targets.allSatisfy { $0.entitlements != nil })
    }

    @Test("has another module where Beckon has one of that name, and its class there")
    func renaming() throws {
        let tree = try ParlourTree()
        try tree.change("Parlour.xcodeproj/project.pbxproj", "name = ParlourIntents;", to: "name = Intents;")
        let target = try #require(try Importing(tree).targets.first)
        #expect(target.name == "Intents2")
        guard case .dictionary(let list)? = target.plist, case .dictionary(let table)? = list["NSExtension"] else {
            Issue.record("the list has no NSExtension")
            return
        }
        #expect(table["NSExtensionPrincipalClass"] == .string("Intents2.Handler"))
    }

    @Test("reports the files of kinds that it does not take")
    func otherKinds() throws {
        let tree = try ParlourTree()
        try tree.change("Parlour.xcodeproj/project.pbxproj", "path = App.swift;", to: "path = Prices.json;")
        try tree.write("App/Prices.json", "{}")
        #expect(
            try Importing(tree).omissions.map { "\($0)" } == [
                "files of Parlour, as an import does not take their kinds: Prices.json"
            ])
    }

    @Test(
        "has nothing from outside its folder",
        arguments: [
            ("path = App; sourceTree", "path = ../App; sourceTree"),
            ("path = App.swift;", "path = /etc/hostname.swift;"),
            ("\"$(SRCROOT)/App/Info.plist\"", "../../Info.plist"),
        ])
    func outside(old: String, new: String) throws {
        let tree = try ParlourTree()
        try tree.change("Parlour.xcodeproj/project.pbxproj", old, to: new)
        let targets = try Importing(tree).targets
        let root = tree.url.standardizedFileURL.path
        #expect(targets.flatMap { $0.sources + $0.resources.map(\.path) }.allSatisfy { $0.hasPrefix(root) })
        #expect(targets.first { $0.kind == .app }?.sources.isEmpty ?? true)
    }

    @Test("is written as links, a manifest and lists whose variables are replaced")
    func writing() async throws {
        let tree = try ParlourTree()
        _ = try await Importing(tree).run(refusing: [:])
        let sources = tree.url.appending(path: "Beckon/Sources")
        let link = sources.appending(path: "ParlourIntents/Sources/Handler.swift").path
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: link) == "../../../../Intents/Handler.swift")
        let plist = try tree.text("Beckon/Sources/ParlourIntents/Info.plist")
        #expect(plist.contains("<string>org.example.parlour.intents</string>"))
        #expect(plist.contains("<string>ParlourIntents.Handler</string>"))
        let manifest = try tree.text("Beckon/Package.swift")
        #expect(manifest.contains(#".plugin(name: "ExtensionPlugin", package: "beckon")"#))
        #expect(manifest.contains(#"exclude: ["Info.plist", "ParlourIntents.entitlements", "Sources", "Resources"]"#))
    }

    @Test("loses the files that the compiler refuses, one round after the other, and keeps the rest")
    func rounds() async throws {
        let tree = try ParlourTree()
        try tree.write("Intents/Store.swift", "import CoreData\nclass Store: NSPersistentContainer {}\n")
        try tree.write("Intents/Prices.swift", "struct Prices { let store = Store() }\n")
        let report = try await Importing(tree).run(refusing: [
            "Store.swift": (["Store.swift"], "2:14: error: cannot find type 'NSPersistentContainer' in scope"),
            "Prices.swift": (["Prices.swift", "!Store.swift"], "1:29: error: cannot find 'Store' in scope"),
        ])
        #expect(report.reasons.map(\.cause) == [.modules(["CoreData"])])
        #expect(
            report.reasons.first?.files.map { tree.path($0.path) } == ["Intents/Store.swift", "Intents/Prices.swift"])
        #expect(report.built == ["AskPriceIntent", "BuyBreadIntent"])
        #expect(report.leftCount == 2)
        #expect(!tree.exists("Beckon/Sources/ParlourIntents/Sources/Store.swift"))
        #expect(tree.exists("Beckon/Sources/ParlourIntents/Sources/Handler.swift"))
        #expect(tree.exists("Intents/Store.swift"))
    }

    @Test("counts no intent of an extension that has lost the class it starts with")
    func principalClass() async throws {
        let tree = try ParlourTree()
        let handler = try tree.text("Intents/Handler.swift")
        try tree.write("Intents/Baker.swift", handler.replacing("class Handler: INExtension", with: "class Baker"))
        try tree.write("Intents/Handler.swift", "import SwiftUI\nclass Handler: INExtension { let wall: Wall }\n")
        let report = try await Importing(tree).run(refusing: [
            "Handler.swift": (["Handler.swift"], "2:44: error: cannot find type 'Wall' in scope")
        ])
        #expect(report.intents == ["AskPriceIntent", "BuyBreadIntent"])
        #expect(report.built == [])
        #expect(report.reasons.map(\.intents) == [["AskPriceIntent", "BuyBreadIntent"]])
    }

    @Test("says which intents a reason costs, and lets an app of a few lines start")
    func costs() async throws {
        let tree = try ParlourTree()
        try tree.write(
            "App/App.swift",
            "import AppIntents\nimport SwiftUI\n@main struct ParlourApp: App {}\nstruct Bake: AppIntent { let view: Text }\n"
        )
        let report = try await Importing(tree).run(refusing: [
            "App.swift": (["App.swift"], "3:26: error: cannot find type 'App' in scope")
        ])
        #expect(report.intents == ["AskPriceIntent", "Bake", "BuyBreadIntent"])
        #expect(report.built == ["AskPriceIntent", "BuyBreadIntent"])
        #expect(report.reasons.map(\.intents) == [["Bake"]])
        #expect(report.targets.map(\.hasStandIn) == [false, true])
        #expect(try tree.text("Beckon/Sources/Parlour/BeckonImport.swift").contains("@main"))
    }

    @Test("replaces an earlier import of itself, and no other folder")
    func again() async throws {
        let tree = try ParlourTree()
        _ = try await Importing(tree).run(refusing: [:])
        try tree.write("Beckon/Sources/Gone/BeckonImport.swift", "")
        _ = try await Importing(tree).run(refusing: [:])
        #expect(!tree.exists("Beckon/Sources/Gone"))
        try tree.write("Beckon/Package.swift", "// swift-tools-version: 6.2\n")
        let error = await #expect(throws: Problem<Fault>.self) { try await Importing(tree).run(refusing: [:]) }
        #expect(error?.reason.description.hasSuffix("/Beckon is a folder that ‘beckon import’ has not written") == true)
        #expect(error?.remedy == "give a new folder with --output")
    }

    @Test(
        "is searched for in a folder, a project and a workspace, and how to generate it is told",
        arguments: [
            ("", nil), ("Parlour.xcodeproj", nil), ("Parlour.xcworkspace", nil),
            ("App", "pass an .xcodeproj, an .xcworkspace or the folder that contains one"),
            ("Spec", "generate the project from project.yml first, with ‘xcodegen generate’ or ‘tuist generate’"),
            ("Nowhere", "check the path"),
        ] as [(String, String?)])
    func search(path: String, remedy: String?) throws {
        let tree = try ParlourTree()
        try tree.write(
            "Parlour.xcworkspace/contents.xcworkspacedata",
            #"<Workspace><FileRef location = "group:Parlour.xcodeproj"/><FileRef location="group:Pods/Pods.xcodeproj"/>"#
        )
        try tree.write("Spec/project.yml", "name: Parlour")
        let place = path.isEmpty ? tree.url : tree.url.appending(path: path)
        do throws(Problem<Fault>) {
            #expect(try XcodeProjectSearch.projects(at: place, shown: path).map(\.name) == ["Parlour.xcodeproj"])
            #expect(remedy == nil)
        } catch {
            #expect(error.remedy.description == remedy)
        }
    }

    @Test(
        "understands what the compiler says",
        arguments: [
            ("/a/B.swift:3:9: error: cannot find type 'View' in scope", "View", nil),
            ("/a/B.swift:3:9: error: cannot find 'Store' in scope; did you mean 'Score'?", "Store", nil),
            ("/a/B.swift:3:9: error: unknown attribute 'State'", "State", nil),
            ("/a/B.swift:3:9: error: invalid redeclaration of 'OrderIntent'", nil, "OrderIntent"),
            ("/a/B.swift:3:9: error: missing return", nil, nil),
            ("/a/B.swift:3: error: Bake has no title; add one", nil, nil),
        ] as [(String, String?, String?)])
    func mistakes(line: String, missing: String?, repeated: String?) throws {
        let mistake = try #require(BuildMistake.all(in: ["[3/4] Compiling B.swift", line, line]).first)
        #expect(BuildMistake.all(in: [line, line]).count == 1)
        #expect(mistake.path == "/a/B.swift" && mistake.line == 3)
        #expect(mistake.missingName == missing && mistake.repeatedName == repeated)
    }
}

/// An import of a tree with a compiler that refuses what it is told.
private struct Importing {
    let tree: ParlourTree
    let targets: [ImportedTarget]
    let omissions: [Sentence]

    init(_ tree: ParlourTree) throws {
        self.tree = tree
        let root = tree.url.standardizedFileURL.path.split(separator: "/").map { "/\($0)" }.joined()
        let files = try SourceTree(root: root, shown: ".")
        var assembly = ProjectAssembly(root: root, shownRoot: "")
        let project = XcodeProject(path: "\(root)/Parlour.xcodeproj", tree: files)
        var planner = ImportPlanner(try project.reader(), packages: LocalPackages(), below: root)
        planner.read(&assembly)
        (targets, omissions) = (planner.targets, planner.omissions)
    }

    /// - Parameter refused: Errors by the file that has them, with the links that have to be there, or not, for that.
    func run(refusing refused: [String: (links: [String], error: String)]) async throws -> ImportReport {
        let package = ImportedPackage(
            folder: tree.url.appending(path: "Beckon", directoryHint: .isDirectory), project: "Parlour.xcodeproj",
            sdk: .folder("/beckon"))
        var build = ImportBuild(
            package: package, packages: RefusingCompiler(refused: refused),
            sources: await ImportedSources.read(targets), targets: targets)
        try await build.run(progress: { _ in }) { () async throws(InstallError) in }
        return build.report(bundles: [], omissions: [])
    }
}

private struct RefusingCompiler: PackageBuilding {
    let refused: [String: (links: [String], error: String)]

    func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        throw InstallError(.badPackage, package.path, reason: "nobody asks")
    }

    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL {
        var isRefused = false
        for product in products ?? [] {
            let folder = package.appending(path: "Sources/\(product)/Sources")
            func isLinked(_ name: String) -> Bool {
                FileManager.default.fileExists(atPath: folder.appending(path: name).path)
            }
            for (file, entry) in refused
            where entry.links.allSatisfy({ $0.hasPrefix("!") ? !isLinked(String($0.dropFirst())) : isLinked($0) }) {
                isRefused = true
                progress("\(folder.appending(path: file).resolvingSymlinksInPath().path):\(entry.error)")
            }
        }
        guard !isRefused else { throw InstallError(.buildFailed, package.path, reason: "it does not build") }
        return package
    }
}

extension ParlourTree {
    fileprivate func path(_ path: String) -> String {
        path.split(separator: "/").suffix(2).joined(separator: "/")
    }

    fileprivate func text(_ path: String) throws -> String {
        try String(contentsOf: url.appending(path: path), encoding: .utf8)
    }

    fileprivate func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appending(path: path).path)
    }
}
