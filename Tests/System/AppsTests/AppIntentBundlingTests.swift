// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import Sentences
import Synchronization
import TestSupport
import Testing

@testable import Apps

@Suite("App Intents of a built package", .enabled(if: BuiltPackage.compiler != nil))
struct AppIntentBundlingTests {
    private static let brew = """
        import AppIntents
        struct Brew: AppIntent {
            static let title: LocalizedStringResource = "Brew Tea"
            @Parameter(title: "Cups") var cups: Int
            func perform() async throws -> some IntentResult { .result() }
        }

        """

    private func plan() -> BundlePlan {
        let target = try? JSONDecoder().decode(
            PackageDescription.Target.self,
            from: Data(#"{"name":"Tea","c99name":"Tea","path":"Sources/Tea","type":"executable"}"#.utf8))
        let info = BundleIdentifier("org.example.tea").map { InfoPlist(identifier: $0) }
        guard let target, let info else { preconditionFailure("the plan is a constant") }
        return BundlePlan(
            target: target, product: "Tea", plist: .dictionary([:]), info: info, items: [], foreignResources: [])
    }

    private func metadata(of package: BuiltPackage) async throws -> AppIntentMetadata? {
        let bundling = try AppIntentBundling(package: package.url, binaries: package.binaries)
        let plan = try await bundling.completed(plan())
        return try plan.appIntents.map { try AppIntentMetadata(reading: $0) }
    }

    @Test("what the compiler says of its types goes into the bundle")
    func bundled() async throws {
        let package = try BuiltPackage(Self.brew)
        let intents = try #require(try await metadata(of: package)).definitions.intents
        #expect(intents.map(\.className) == ["Brew"])
        #expect(intents.first?.parameters.map(\.name) == ["cups"])
        #expect(intents.first?.appIntent?.module == "Tea")
        #expect(intents.first?.appIntent?.place == SourcePlace(file: "Sources/Tea/Tea.swift", line: 2))
    }

    @Test("while nothing changes the compiler is not asked again, and afterwards it is")
    func incremental() async throws {
        let package = try BuiltPackage(Self.brew)
        _ = try await metadata(of: package)
        // What is kept is changed, so that it shows where it is read.
        let kept = package.binaries.appending(path: "AppIntents.constants/Tea/0.swiftconstvalues")
        let text = try String(contentsOf: kept, encoding: .utf8)
        try Data(text.replacing("Brew Tea", with: "Kept Tea").utf8).write(to: kept)
        #expect(try await metadata(of: package)?.definitions.intents.first?.title?.text == "Kept Tea")
        try package.write(Self.brew.replacing("Brew Tea", with: "Pour Tea"), to: "Sources/Tea/Tea.swift")
        #expect(try await metadata(of: package)?.definitions.intents.first?.title?.text == "Pour Tea")
    }

    @Test("of several sources those alone are asked about that have changed, or were recompiled")
    func parts() async throws {
        let package = try BuiltPackage(Self.brew)
        try package.write(
            Self.brew.replacing("Brew", with: "Pour").replacing(
                "import AppIntents", with: "import AppIntents\nprint(2)"),
            to: "Sources/Tea/main.swift")
        _ = try await metadata(of: package)
        let folder = package.binaries.appending(path: "AppIntents.constants/Tea")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".swiftconstvalues") }
        for file in files {
            let kept = folder.appending(path: file)
            let text = try String(contentsOf: kept, encoding: .utf8)
            try Data(text.replacing(" Tea\"", with: " Kept\"").utf8).write(to: kept)
        }
        try package.write(Self.brew.replacing("Brew Tea", with: "Stir Tea"), to: "Sources/Tea/Tea.swift")
        let titles = try await metadata(of: package)?.definitions.intents.compactMap(\.title?.text)
        #expect(Set(titles ?? []) == ["Stir Tea", "Pour Kept"])
        // What the build recompiled, as something changed that it depends on.
        try package.write("", to: ".build/here/debug/Tea.build/main.swift.o")
        let again = try await metadata(of: package)?.definitions.intents.compactMap(\.title?.text)
        #expect(Set(again ?? []) == ["Stir Tea", "Pour Tea"])
    }

    @Test("a mistake keeps the app from being bundled, and is told with its place")
    func refused() async throws {
        let package = try BuiltPackage(Self.brew.replacing("\"Brew Tea\"", with: "\"Brew \\(1)\""))
        let error = try await #require(throws: InstallError.self) { try await metadata(of: package) }
        #expect(error.code == .badDefinition)
        #expect("\(error)".contains("Sources/Tea/Tea.swift:3: error: the title of Brew is not a literal"))
    }

    @Test("what does not compile any more is told in the compiler's words")
    func broken() async throws {
        let package = try BuiltPackage(Self.brew.replacing("var cups: Int", with: "var cups: Nowhere"))
        let error = try await #require(throws: InstallError.self) { try await metadata(of: package) }
        #expect(error.code == .buildFailed)
        #expect("\(error)".contains("Nowhere"))
    }

    @Test("a package that has nothing to do with App Intents says nothing of them")
    func none() async throws {
        let package = try BuiltPackage("func nothing() {}\n")
        #expect(try await metadata(of: package) == nil)
    }

    @Test(
        "a source that declares an App Intent, of which the compiler says nothing, is told about",
        arguments: [
            (brew, true), (brew.replacing("struct Brew", with: "@available(iOS 16, *) public struct Brew"), true),
            (brew.replacing("struct", with: "// struct"), false), (brew.replacing(": AppIntent", with: ""), false),
        ])
    func lost(source: String, isTold: Bool) async throws {
        // A compiler that says nothing.
        let package = try BuiltPackage(source, compiler: "/bin/true")
        let notices = Mutex<[String]>([])
        let bundling = try AppIntentBundling(package: package.url, binaries: package.binaries)
        let plan = try await bundling.completed(plan()) { notice in notices.withLock { $0.append("\(notice)") } }
        #expect(plan.appIntents == nil)
        let told =
            "Tea has no App Intents, but Sources/Tea/Tea.swift declares one; unless ‘#if’ leaves it out, delete .build "
            + "and try again"
        #expect(notices.withLock(\.self) == (isTold ? [told] : []))
    }

    @Test("of a program that SwiftPM built it is known what it is linked from")
    func commands() throws {
        let commands = try #require(try BuildCommands(binaries: PackageRoot.products))
        let modules = try #require(commands.modules(linkedInto: PackageRoot.products.appending(path: "FixtureApps")))
        #expect(Set(modules.map(\.name)).isSuperset(of: ["FixtureApps", "Intents", "UIKit", "Wire"]))
        #expect(!modules.contains { $0.name == "Apps" })
        let own = try #require(modules.first { $0.name == "FixtureApps" })
        #expect(own.sources.contains { $0.hasSuffix("/Tests/Fixtures/Apps/Life/LifeDelegate.swift") })
        #expect(own.arguments.first?.hasSuffix("swiftc") == true)
        #expect(ConstantExtraction.concerned(modules).isEmpty)
    }

    @Test(
        "the driver's arguments become those of the compiler proper",
        arguments: [
            (["-c", "-module-name", "M", "@/x/sources", "-j2", "A.swift"], ["-module-name", "M"]),
            (["-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/p#P"], ["-load-plugin-executable", "/p#P"]),
            (["-Xcc", "-fPIC", "-output-file-map", "m.json", "-DDEBUG"], ["-Xcc", "-fPIC", "-DDEBUG"]),
            (["-load-plugin-library", "/l.so", "-lfoo", "-Xlinker", "-s"], ["-load-plugin-library", "/l.so"]),
            (["-whole-module-optimization", "-O", "-warnings-as-errors"], ["-O"]),
            (
                ["-I", "/m", "-package-name", "p", "-swift-version", "5"],
                ["-I", "/m", "-package-name", "p", "-swift-version", "5"]
            ),
        ])
    func arguments(driver: [String], frontend: [String]) {
        #expect(FrontendArguments.frontend(driver) == frontend)
    }
}
