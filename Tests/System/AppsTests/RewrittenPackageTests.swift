// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Apps

@Suite("A package with sources that need Objective-C")
struct RewrittenPackageTests {
    private static let manifest = """
        import PackageDescription
        let package = Package(
            name: "Tea",
            dependencies: [.package(name: "beckon", path: Context.environment["BECKON_SDK"] ?? "../beckon")],
            targets: [.executableTarget(name: "Tea", exclude: ["Info.plist"])])

        """

    private let folder: TemporaryFolder
    private var package: URL { folder.url.appending(path: "Tea") }

    init() throws { folder = try TemporaryFolder() }

    private func write(_ path: String, _ text: String) throws {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func description(_ sources: [String]) throws -> PackageDescription {
        let json: [String: Any] = [
            "name": "Tea", "products": [],
            "targets": [
                ["name": "Tea", "c99name": "Tea", "type": "executable", "path": "Sources/Tea", "sources": sources]
            ],
        ]
        return try JSONDecoder().decode(
            PackageDescription.self, from: try JSONSerialization.data(withJSONObject: json))
    }

    @Test("is built from links, with the plugin for those sources alone")
    func rewritten() throws {
        try write("Package.swift", Self.manifest)
        try write("Sources/Tea/App.swift", "@objc class App {}\n")
        try write("Sources/Tea/Views/Cup.swift", "struct Cup {}\n")
        try write("Sources/Tea/Info.plist", "")
        let rewritten = try #require(RewrittenPackage(package))
        let place = try #require(try rewritten.write(try description(["App.swift", "Views/Cup.swift"])))
        #expect(place.path == package.appending(path: ".build/rewritten/2/1/Tea").path)
        let manifest = try String(contentsOf: place.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.hasPrefix(Self.manifest))
        #expect(manifest.contains(#"target.exclude += ["App.swift"]"#))
        #expect(manifest.contains(#"[.plugin(name: "RewritePlugin", package: "beckon")]"#))
        let link = place.appending(path: "Rewritten/Tea/Views/Cup.swift")
        #expect(try String(contentsOf: link, encoding: .utf8) == "struct Cup {}\n")
        let sdk = place.deletingLastPathComponent().appending(path: "beckon").path
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: sdk)
                == folder.url.appending(path: "beckon").standardizedFileURL.path)
        try FileManager.default.removeItem(at: package.appending(path: "Sources/Tea/Views/Cup.swift"))
        try write("Sources/Tea/Views/Cup.swift/Saucer.swift", "struct Saucer {}\n")
        _ = try rewritten.write(try description(["App.swift", "Views/Cup.swift/Saucer.swift"]))
        let saucer = package.appending(path: "Sources/Tea/Views/Cup.swift/Saucer.swift")
        #expect(try String(contentsOf: saucer, encoding: .utf8) == "struct Saucer {}\n")
        #expect(
            try String(contentsOf: link.appending(path: "Saucer.swift"), encoding: .utf8) == "struct Saucer {}\n")
    }

    @Test("does not compile what the manifest excludes, and is not replaced by a link to itself")
    func excluded() throws {
        try write("Package.swift", Self.manifest + "// \"../Tea/Vendor\"\n")
        try write("Sources/Tea/App.swift", "@objc class App {}\n")
        try write("Sources/Tea/Legacy.swift", "no Swift at all\n")
        let rewritten = try #require(RewrittenPackage(package))
        let place = try #require(try rewritten.write(try description(["App.swift"])))
        #expect(!FileManager.default.fileExists(atPath: place.appending(path: "Rewritten/Tea/Legacy.swift").path))
        #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: place.path)) == nil)
        #expect(
            try String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8).hasSuffix("Vendor\"\n"))
    }

    @Test(
        "is told by a word or an import, and another is built where it is",
        arguments: [
            ("@IBOutlet var cup: UILabel!", true), ("let fill = #selector(pour)", true), ("import SwiftUI", true),
            ("    import Combine // unused", true), ("struct Cup {}", false), ("import UIKit", false),
            ("let important = \"SwiftUI\"", false), ("#if canImport(SwiftUI)\nimport SwiftUI\n#endif", false),
            ("// @objc", false),
        ])
    func recognized(source: String, isRewritten: Bool) throws {
        try write("Package.swift", Self.manifest)
        try write("Sources/Tea/App.swift", source)
        #expect((RewrittenPackage(package) != nil) == isRewritten)
    }

    @Test("is left alone where it does not use Beckon, or where SwiftPM does not compile the sources")
    func others() throws {
        try write("Package.swift", "// swift-tools-version: 6.2\n")
        try write("Sources/Tea/App.swift", "@objc class App {}\n")
        #expect(RewrittenPackage(package) == nil)
        try write("Package.swift", Self.manifest + "// \"RewritePlugin\"\n")
        #expect(RewrittenPackage(package) == nil)
        try write("Package.swift", Self.manifest)
        #expect(try RewrittenPackage(package)?.write(try description(["Other.swift"])) == nil)
    }
}
