// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import PropertyLists
import Testing

@testable import Apps

/// Installed apps that exist only in a test's memory.
enum Bakery {
    /// An app that handles the intents, each with a title in English and Chinese.
    static func app(
        _ name: String = "Bakery", intents: [IntentDeclaration]? = nil, chinese: [String: String] = ["t1": "买面包"]
    ) throws -> InstalledApp {
        let identifier = "org.example.\(name.lowercased())"
        var info = InfoPlist(identifier: try #require(BundleIdentifier(identifier)))
        info.name = name
        let handler = try #require(BundleIdentifier("\(identifier).intents"))
        let intents = intents ?? [buyBread()]
        let definition = LocalizedDefinition(
            file: DefinitionFile(modelVersion: .xcode12, intents: intents), name: name,
            tables: ["zh-Hans": StringTable(language: "zh-Hans", strings: chinese)])
        let location = URL(filePath: "/apps/\(identifier).app")
        let team = try #require(TeamIdentifier("TESTTEAM01"))
        return InstalledApp(
            info: info,
            identity: BundleIdentity(
                bundle: info.identifier, app: info.identifier, team: team, entitlements: Entitlements()),
            location: location, executable: location.appending(path: name),
            container: URL(filePath: "/containers/\(identifier)"),
            extensions: [
                InstalledExtension(
                    info: InfoPlist(identifier: handler),
                    identity: BundleIdentity(
                        bundle: handler, app: info.identifier, team: team, entitlements: Entitlements()),
                    location: location,
                    executable: location.appending(path: "Intents"),
                    container: URL(filePath: "/containers/\(handler)"))
            ],
            intents: intents.map { declaration in
                OfferedIntent(
                    declaration: declaration, definition: definition, module: "\(name)Kit", handler: handler,
                    isRestrictedWhileLocked: false)
            },
            names: ["zh-Hans": "面包店"], warnings: [])
    }

    /// `Buy Bread`, with a number of loaves that the extension resolves and a kind that it does not.
    static func buyBread() -> IntentDeclaration {
        var loaves = ParameterDeclaration(name: "loaves", type: .integer)
        loaves.supportsResolution = true
        loaves.dialogs = [DialogDeclaration(.primary, text: LocalizableText("How many loaves?", key: "p1"))]
        var intent = intent("BuyBread", title: LocalizableText("Buy Bread", key: "t1"))
        intent.parameters = [loaves, ParameterDeclaration(name: "kind", type: .string, displayPriority: 2)]
        intent.suggestionCombinations = [
            CombinationDeclaration(parameters: ["loaves"], title: LocalizableText("Buy ${loaves} loaves of bread"))
        ]
        return intent
    }

    static func intent(_ name: String, title: LocalizableText) -> IntentDeclaration {
        var intent = IntentDeclaration(name: name, category: "generic", verb: "Do")
        intent.title = title
        intent.response = ResponseDeclaration(codes: [
            ResponseCodeDeclaration(
                name: "success", isSuccess: true, spoken: LocalizableText("The bread is on its way.")),
            ResponseCodeDeclaration(name: "failure", isSuccess: false, spoken: LocalizableText("We are sold out.")),
        ])
        return intent
    }
}
