// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The way from an Xcode project to an app that answers, with the programs that people run.
@Suite(
    "An Xcode project",
    .enabled(
        if: FileManager.default.fileExists(atPath: PackageRoot.programs.appending(path: "sdk/Package.swift").path),
        "there is no prebuilt SDK next to the programs; Scripts/sdk builds it"))
struct ImportTests {
    @Test("is imported without what cannot be built, installs and answers")
    func imports() async throws {
        let apps = try InstalledApps.none()
        let shop = try XcodeShop()
        let imported = try await apps.beckon("import", shop.project.path)
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(imported.output.contains("  ShopIntents: extension that handles intents, 1 of 1 files\n"))
        #expect(imported.output.contains("  Shop: app, 1 of 4 files, a placeholder app starts instead\n"))
        #expect(imported.output.contains("  uses SwiftUI: 3 files, lost: PaintIntent\n"))
        #expect(imported.output.contains("\n3 of 4 intents build; 3 files are left out.\n"), "\(imported.output)")
        let installed = try await apps.beckon("install", shop.package.path)
        #expect(installed.output == "Installed Shop (com.example.shop): Buy Bread, Ask Price, Sweep the Floor\n")
        #expect(!installed.errors.contains("intent-handler-missing"), "\(installed.errors)")
        let said = try await apps.beckon("say", "Sweep the floor with Shop")
        #expect(said.output.contains("✓ Shop: It is clean."), "\(said.output)\(said.errors)")
    }

    @Test("a package whose sources need Objective-C is built as it is")
    func rewriting() async throws {
        let apps = try InstalledApps.none()
        let folder = try TemporaryFolder()
        let package = folder.url.appending(path: "Kettle")
        #expect(try await apps.beckon("new", "Kettle", "--output", package.path).status == 0)
        let source = package.appending(path: "Sources/Kettle/AppDelegate.swift")
        let text = try String(contentsOf: source, encoding: .utf8)
        let objectiveC = text.replacing("@main", with: "@UIApplicationMain").replacing(
            "    var window: UIWindow?",
            with:
                "    @IBOutlet var window: UIWindow?\n    let quit = #selector(stop(_:))\n    @objc func stop(_ sender: Any) {}"
        )
        try Data(("import WidgetKit\n" + objectiveC).utf8).write(to: source)
        let installed = try await apps.beckon("install", package.path)
        #expect(installed.status == 0, "\(installed.errors)")
        #expect(installed.errors.contains("Kettle imports WidgetKit, which does not exist here"))
        let said = try await apps.beckon("say", "Greet someone with Kettle", "--answer", "Ada")
        #expect(said.output.contains("✓ Kettle: Hello, Ada!"), "\(said.output)\(said.errors)")
        #expect(try String(contentsOf: source, encoding: .utf8) == "import WidgetKit\n" + objectiveC)
    }
}
