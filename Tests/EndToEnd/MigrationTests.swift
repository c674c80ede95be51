// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// An app moves from the intent of its definition file to an App Intent, and nobody has to set up anything again.
@Suite("An app that moves to App Intents")
struct MigrationTests {
    private static let order = "com.example.pizzeria.OrderPizza"
    private static let folder = "com.example.pizzeria.app"

    /// A state folder with Pizzeria as it was before it moved: the same bundle without App Intents, whose extension
    /// lists the intent of the definition. Nothing is asked of that extension, so any program will do.
    private func before(_ folder: TemporaryFolder) async throws -> (apps: InstalledApps, new: URL) {
        let examples = try await InstalledApps.examples()
        let apps = try InstalledApps.none()
        let new = folder.url.appending(path: "Pizzeria.app", directoryHint: .isDirectory)
        try FileManager.default.copyItem(at: examples.state.appending(path: "Apps/\(Self.folder)"), to: new)
        let old = folder.url.appending(path: "Old/Pizzeria.app", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: old.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: new, to: old)
        let part = old.appending(path: "PlugIns/PizzeriaIntents.appex")
        for bundle in [old, part, old.appending(path: "PlugIns/PizzeriaIntentsUI.appex")] {
            let metadata = bundle.appending(path: "Metadata.appintents")
            if FileManager.default.fileExists(atPath: metadata.path) {
                try FileManager.default.removeItem(at: metadata)
            }
        }
        let file = part.appending(path: "Info.plist")
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        var info = try #require(content as? [String: Any])
        info["EXAppExtensionAttributes"] = nil
        info["NSExtension"] = [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionPrincipalClass": "DailyPunchIntents.IntentHandler",
            "NSExtensionAttributes": ["IntentsSupported": ["OrderPizzaIntent"]],
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: file)
        let program = part.appending(path: "PizzeriaIntents")
        try FileManager.default.removeItem(at: program)
        try FileManager.default.copyItem(
            at: examples.state.appending(
                path: "Apps/com.example.dailypunch.app/PlugIns/DailyPunchIntents.appex/DailyPunchIntents"),
            to: program)
        try await install(old, in: apps)
        return (apps, new)
    }

    private func install(_ bundle: URL, in apps: InstalledApps) async throws {
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, bundle.path)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    private func succeed(_ run: ToolRun, with text: String) throws {
        #expect(run.status == 0, "\(run.errors)")
        #expect(try dialogue(run).last == "response success: \(text)")
    }

    @Test("a phrase of the old intent orders by the new one, with the values that it was given")
    func phrase() async throws {
        let folder = try TemporaryFolder()
        let (apps, new) = try await before(folder)
        let added = try await apps.beckon(
            "phrase", "add", "Movie night", Self.order, "kind=margherita", "quantity=2", "shop=station")
        #expect(added.status == 0, "\(added.errors)")
        let other = try await apps.beckon(
            "phrase", "add", "Game night", Self.order, "kind=marinara", "quantity=4", "shop=harbour")
        #expect(other.status == 0, "\(other.errors)")
        try await install(new, in: apps)
        let closed = try await apps.beckon("say", "movie night", "--json")
        #expect(try dialogue(closed).last?.hasSuffix("The station shop is closed. It opens on Monday.") == true)
        try succeed(
            try await apps.beckon("say", "game night", "--answer", "yes", "--json"),
            with: "4 Marinara will be ready in 22 minutes.")
    }

    @Test("a shortcut with a step of the old intent runs the new one")
    func shortcut() async throws {
        let folder = try TemporaryFolder()
        let (apps, new) = try await before(folder)
        let file = folder.url.appending(path: "Supper.json")
        try Data(
            """
            {"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"com.example.pizzeria.OrderPizzaIntent",
            "WFWorkflowActionParameters":{"kind":{"identifier":"tuna","displayString":"Tuna and Onion"},"quantity":3,
            "shop":"harbour"}}]}
            """.utf8
        ).write(to: file)
        let kept = try await apps.beckon("shortcut", "import", file.path)
        #expect(kept.status == 0, "\(kept.errors)")
        try await install(new, in: apps)
        let run = try await apps.beckon("shortcut", "run", "Supper", "--answer", "yes", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("3 Tuna and Onion will be ready in 15 minutes."), "\(run.output)")
    }

    @Test("what was ordered by the new intent is kept as an action of the old name, once, and run again")
    func donation() async throws {
        let apps = try await InstalledApps.examples()
        try succeed(
            try await apps.beckon("run", Self.order, "kind=ham", "quantity=2", "--answer", "yes", "--json"),
            with: "2 Ham and Mushroom will be ready in 15 minutes.")
        let list = try await apps.beckon("donations", "list")
        #expect(
            list.output.split(separator: "\n").count { $0.contains("Order 2 Ham and Mushroom") } == 1, "\(list.output)")
        let again = try await apps.beckon(
            "phrase", "add", "The usual", "--donated", "1")
        #expect(again.status == 0, "\(again.errors)")
        try succeed(
            try await apps.beckon("say", "the usual", "--answer", "yes", "--json"),
            with: "2 Ham and Mushroom will be ready in 15 minutes.")
    }
}
