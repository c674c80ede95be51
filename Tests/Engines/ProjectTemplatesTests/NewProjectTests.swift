// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Testing

@testable import ProjectTemplates

@Suite("A new project")
struct NewProjectTests {
    private func project(
        _ kind: ProjectKind, identifier: BundleIdentifier? = nil, hasPanel: Bool = false
    ) throws -> [String: String] {
        let project = NewProject(
            try AppName("Kettle"), identifier: identifier, kind: kind, hasPanel: hasPanel,
            sdk: .folder("/home/ada/beckon"))
        return Dictionary(uniqueKeysWithValues: project.files.map { ($0.path, $0.contents) })
    }

    private static let app = [
        ".gitignore", "Package.swift", "README.md", "Sources/Kettle/AppDelegate.swift",
        "Sources/Kettle/HomeViewController.swift", "Sources/Kettle/Info.plist",
        "Sources/Kettle/en.lproj/Localizable.strings", "Sources/Kettle/zh-Hans.lproj/Localizable.strings",
    ]

    @Test(
        "has the files of its kind",
        arguments: [
            (
                ProjectKind.appIntents,
                [
                    "Sources/Kettle/GreetSomeone.swift", "Sources/Kettle/GreetingStyle.swift",
                    "Sources/Kettle/KettleShortcuts.swift", "Sources/Kettle/zh-Hans.lproj/AppShortcuts.strings",
                    "Tests/KettleTests/GreetSomeoneTests.swift",
                ]
            ),
            (
                .definition,
                [
                    "Sources/Kettle/Kettle.entitlements", "Sources/KettleIntents/GreetSomeoneHandler.swift",
                    "Sources/KettleIntents/Info.plist", "Sources/KettleIntents/IntentHandler.swift",
                    "Sources/KettleKit/Base.lproj/Kettle.intentdefinition", "Sources/KettleKit/Greeting.swift",
                    "Sources/KettleKit/en.lproj/Greeting.strings", "Sources/KettleKit/zh-Hans.lproj/Greeting.strings",
                    "Sources/KettleKit/zh-Hans.lproj/Kettle.strings", "Tests/KettleTests/GreetSomeoneTests.swift",
                ]
            ),
            (
                .notes,
                [
                    "Sources/Kettle/Kettle.entitlements", "Sources/KettleIntents/CreateNoteHandler.swift",
                    "Sources/KettleIntents/Info.plist", "Sources/KettleIntents/IntentHandler.swift",
                    "Sources/KettleIntents/KettleIntents.entitlements", "Sources/KettleKit/Note.swift",
                    "Sources/KettleKit/Notebook.swift", "Tests/KettleTests/CreateNoteTests.swift",
                ]
            ),
        ])
    func files(kind: ProjectKind, others: [String]) throws {
        #expect(try project(kind).keys.sorted() == (Self.app + others).sorted())
    }

    @Test("has no placeholder, gap or tab in its code", arguments: ProjectKind.allCases, [false, true])
    func filled(kind: ProjectKind, hasPanel: Bool) throws {
        for (path, text) in try project(kind, hasPanel: hasPanel) {
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
            guard path.hasSuffix(".swift") || path.hasSuffix(".plist") || path.hasSuffix(".md") else { continue }
            #expect(!text.contains("${") && !text.contains("\n\n\n"), "\(path)")
            let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
            #expect(imports == imports.sorted(), "\(path)")
            #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 && $0.last != " " }, "\(path)")
        }
    }

    @Test("keeps the placeholders of the definition and its translations")
    func placeholders() throws {
        let files = try project(.definition)
        #expect(files["Sources/KettleKit/Base.lproj/Kettle.intentdefinition"] == NewDefinition.text)
        #expect(NewDefinition.text.contains("<string>Greet ${name}</string>"))
        #expect(files["Sources/KettleKit/zh-Hans.lproj/Kettle.strings"]?.contains("问候${name}") == true)
    }

    @Test("with a panel has an extension that draws it", arguments: [ProjectKind.definition, .notes])
    func panel(kind: ProjectKind) throws {
        let (plain, drawn) = (try project(kind), try project(kind, hasPanel: true))
        #expect(
            Set(drawn.keys).subtracting(plain.keys) == [
                "Sources/KettleIntentsUI/Info.plist", "Sources/KettleIntentsUI/IntentViewController.swift",
            ])
        #expect(drawn["Sources/KettleIntentsUI/Info.plist"]?.contains("com.apple.intents-ui-service") == true)
        #expect(drawn["Package.swift"]?.contains(#"name: "KettleIntentsUI""#) == true)
        #expect(plain["Package.swift"]?.contains("IntentsUI") == false)
    }

    @Test("has the identifier that it was given in the app and its extensions")
    func identifier() throws {
        let files = try project(.notes, identifier: BundleIdentifier("org.tea.kettle"))
        #expect(files["Sources/Kettle/Info.plist"]?.contains("<string>org.tea.kettle</string>") == true)
        #expect(files["Sources/KettleIntents/Info.plist"]?.contains("<string>org.tea.kettle.intents</string>") == true)
        #expect(files["Sources/Kettle/Kettle.entitlements"]?.contains("group.org.tea.kettle") == true)
        #expect(try project(.appIntents)["Sources/Kettle/Info.plist"]?.contains("com.example.kettle") == true)
    }
}
