// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import TestSupport
import Testing

@testable import Apps
@testable import Processes

@Suite("The package tool")
struct PackageToolTests {
    @Test("SwiftPM's description is read with executables told from libraries")
    func description() throws {
        let description = try FixturePackage().description()
        #expect(description.products.filter(\.isExecutable).map(\.name) == ["bakery-intents", "Bakery", "Kiosk"])
        let target = try #require(description.targets.first { $0.name == "BakeryIntents" })
        #expect(description.closure(of: target).map(\.name) == ["BakeryIntents", "BakeryKit"])
        #expect(description.productName(of: target) == "bakery-intents")
    }

    @Test("libraries that depend on each other in a ring are each taken once")
    func ring() throws {
        let json = """
            { "name": "ring", "products": [], "targets": [
              { "name": "A", "c99name": "A", "path": "A", "type": "executable", "target_dependencies": ["B"] },
              { "name": "B", "c99name": "B", "path": "B", "type": "library", "target_dependencies": ["C"] },
              { "name": "C", "c99name": "C", "path": "C", "type": "library", "target_dependencies": ["B"] } ] }
            """
        let description = try JSONDecoder().decode(PackageDescription.self, from: Data(json.utf8))
        #expect(description.closure(of: description.targets[0]).map(\.name) == ["A", "B", "C"])
    }

    @Test(
        "what leads nowhere in the compiler's words gets a remedy of its own",
        arguments: [
            ("<unknown>:0: error: missing required module 'CDrawing'", "add .product(name: \"UIKit\""),
            ("error: cannot find 'bread' in scope", "correct what the compiler says below"),
        ])
    func remedies(output: String, remedy: String) {
        #expect(SwiftPackageTool.remedy(of: output).description.contains(remedy))
    }

    @Test("a translation that no target leaves out is reported with what to do")
    func localization() {
        let remedy = SwiftPackageTool.describingRemedy(
            of: "error: manifest property 'defaultLocalization' not set; it is")
        #expect(remedy.description.hasPrefix("list the .lproj folders of each target under its exclude:"))
    }

    @Test("a program has the entry point that the plugin gives it, or has not")
    func entryPoint() {
        #expect(ExtensionEntry.isIn(Data("x\0ExtensionMain\0".utf8)))
        #expect(ExtensionEntry.isIn(Data("$s12OrderIntents13ExtensionMainOMn".utf8)))
        #expect(!ExtensionEntry.isIn(Data("\0NSExtensionMain\0$s7Intents15NSExtensionMains5NeverOyF".utf8)))
        #expect(!ExtensionEntry.isIn(Data()))
    }

    @Test("without swift on the path the person is told to install it")
    func noSwift() async throws {
        let package = try FixturePackage()
        let error = await #expect(throws: InstallError.self) {
            try await SwiftPackageTool(environment: ["PATH": "/nowhere"]).describe(package.url)
        }
        #expect(error?.remedy.description.contains("install the Swift toolchain") == true)
    }

    /// A `swift` that does what a test says, in a folder of its own.
    private static func tool(_ script: String, describingTime: Duration = .seconds(60)) throws -> (
        SwiftPackageTool, TemporaryFolder
    ) {
        let folder = try TemporaryFolder()
        let program = folder.url.appending(path: "swift")
        try Data("#!/bin/sh\n\(script)\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
        let tool = SwiftPackageTool(
            environment: ["PATH": "\(folder.url.path):/usr/bin:/bin"], describingTime: describingTime)
        return (tool, folder)
    }

    @Test(
        "an entry point that a target had before it got the plugin is compiled away, and the build goes on",
        arguments: [
            "ld.gold: error: multiple definition of 'TeaIntents_main'",
            "ld.lld: in function main: multiple definition of `TeaIntents_main'; x.o",
        ])
    func staleEntryPoint(linker: String) async throws {
        let (tool, folder) = try Self.tool(
            """
            case "$*" in *--show-bin-path*) echo "$PWD/bin"; exit 0;; esac
            [ -e "$PWD/bin/TeaIntents.build" ] || exit 0
            cat <<'END'
            \(linker)
            END
            exit 1
            """)
        let bin = folder.url.appending(path: "bin")
        let objects = bin.appending(path: "TeaIntents.build")
        try FileManager.default.createDirectory(at: objects, withIntermediateDirectories: true)
        let binaries = try await tool.build(folder.url, products: nil, configuration: .debug) { _ in }
        #expect(binaries.lastPathComponent == "bin")
        #expect(!FileManager.default.fileExists(atPath: objects.path))
    }

    @Test("a build that goes wrong the same way again is tried no third time")
    func twice() async throws {
        let (tool, folder) = try Self.tool(
            """
            case "$*" in *--show-bin-path*) echo "$PWD"; exit 0;; esac
            echo again >>"$PWD/tries"; mkdir -p "$PWD/Tea.build"
            echo "ld.gold: error: multiple definition of 'Tea_main'"; exit 1
            """)
        let error = await #expect(throws: InstallError.self) {
            try await tool.build(folder.url, products: nil, configuration: .debug) { _ in }
        }
        #expect(error?.code == .buildFailed)
        #expect(try String(contentsOf: folder.url.appending(path: "tries"), encoding: .utf8) == "again\nagain\n")
    }

    @Test("a swift that itself crashed is run once more, and no third time", arguments: [1, 2])
    func crash(crashes: Int) async throws {
        let (tool, folder) = try Self.tool(
            """
            echo again >>"$PWD/tries"
            [ $(wc -l <"$PWD/tries") -gt \(crashes) ] || kill -SEGV $$
            echo '{"name": "tea", "products": [], "targets": []}'
            """)
        if crashes == 1 {
            #expect(try await tool.describe(folder.url).name == "tea")
        } else {
            let error = await #expect(throws: InstallError.self) { try await tool.describe(folder.url) }
            #expect(error?.code == .badPackage)
        }
        #expect(try String(contentsOf: folder.url.appending(path: "tries"), encoding: .utf8) == "again\nagain\n")
    }

    @Test("a description that never comes is waited for so long and no longer")
    func deadline() async throws {
        let (tool, folder) = try Self.tool("echo Fetching; exec sleep 600", describingTime: .milliseconds(200))
        let error = await #expect(throws: InstallError.self) { try await tool.describe(folder.url) }
        #expect(error?.code == .badPackage)
        #expect(error?.reason.description.contains("‘swift package describe --type json’ did not end within") == true)
    }

    @Test("of what a plugin of SwiftPM is not told, the manifest tells the language and the plugins")
    func manifest() throws {
        let json = """
            {"defaultLocalization": "en", "name": "P", "targets": [
              {"name": "BakeryIntents", "pluginUsages": [{"plugin": ["ExtensionPlugin", "beckon"]}, {"plugin": ["Own", null]}]},
              {"name": "Elsewhere", "pluginUsages": [{"plugin": []}]}]}
            """
        var description = try FixturePackage().description()
        description.defaultLocalization = nil
        try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8)).complete(&description)
        let target = try #require(description.targets.first { $0.name == "BakeryIntents" })
        #expect(description.defaultLocalization == "en")
        #expect(target.products?.last == "ExtensionPlugin")
        #expect(target.dependencies == ["BakeryKit", "Own"])
    }
}
