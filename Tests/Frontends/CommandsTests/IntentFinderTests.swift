// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CommandLineInterface
import Foundation
import IntentDefinition
import Sentences
import Testing

@testable import Apps
@testable import Commands

@Suite("Finding intents by what a person types")
struct IntentFinderTests {
    /// An app with `RandomText`, the type `GenerateRandomText`, and `IsDay`.
    private static func finder() throws -> IntentFinder {
        var random = IntentDeclaration(name: "RandomText", category: "generic")
        random.title = LocalizableText("Make Words Up")
        random.className = "RandomText"
        random.appIntent = AppIntentDeclaration(
            at: SourcePlace(file: "R.swift", line: 1), mangledName: "7Actions18GenerateRandomTextV")
        var day = IntentDeclaration(name: "IsDay", category: "generic")
        day.title = LocalizableText("Is It Day")
        let info = InfoPlist(identifier: try #require(BundleIdentifier("org.example.actions")))
        let definition = LocalizedDefinition(
            file: DefinitionFile(modelVersion: .xcode12, intents: [random, day]), name: "Actions")
        let app = InstalledApp(
            info: info,
            identity: BundleIdentity(
                bundle: info.identifier, app: info.identifier, team: try #require(TeamIdentifier("TESTTEAM01")),
                entitlements: Entitlements()),
            location: URL(filePath: "/a"), executable: URL(filePath: "/a/a"), container: URL(filePath: "/c"),
            extensions: [],
            intents: [random, day].map {
                OfferedIntent(
                    declaration: $0, definition: definition, module: "Actions", handler: info.identifier,
                    isRestrictedWhileLocked: false)
            },
            names: ["en": "Actions"], warnings: [])
        return IntentFinder(catalog: AppCatalog(apps: [app]), language: "en")
    }

    @Test(
        "suggests the one whose type, title or name comes near",
        arguments: [
            ("Actions.GenerateRandomText", "did you mean 'RandomText'?"),
            ("GenerateRandomTxt", "did you mean 'RandomText'?"), ("Actions.RandomTxt", "did you mean 'RandomText'?"),
            ("Actions.MakeWordsUp", "did you mean 'RandomText'?"), ("Make words up", "did you mean 'RandomText'?"),
            ("Actions.Is it day", "did you mean 'IsDay'?"),
            ("Actions.Unheard", "choose one of 'RandomText', 'IsDay'"),
        ])
    func suggestion(target: String, remedy: String) throws {
        let finder = try Self.finder()
        let error = #expect(throws: UsageError.self) { try finder.target(target) }
        #expect(error?.remedy.description == remedy)
    }
}
