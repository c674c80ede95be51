// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import Sentences
import Testing

@testable import Apps

/// An app whose declarations and names somebody changes who wants the sentences of other apps.
struct HostileTea: CustomStringConvertible {
    private var declarations: Any
    private var name = "Tea Diary"
    private var alternative: String?
    private var changes: [String] = []

    var description: String { changes.joined(separator: ", ") }

    init(declarations: Any) { self.declarations = declarations }

    /// What an app says that is in order.
    static var declarations: DefinitionFile {
        let place = SourcePlace(file: "Tea.swift", line: 7)
        let kind = ParameterDeclaration(name: "kind", type: .enumeration(name: "Kind", namespace: nil))
        var intent = IntentDeclaration(kind: .app, name: "RateTea", category: "generic")
        intent.className = "RateTea"
        intent.title = LocalizableText("Rate Tea", key: "Rate Tea")
        intent.parameters = [kind]
        intent.appIntent = AppIntentDeclaration(at: place, mangledName: "3Tea7RateTeaV")
        intent.appIntent?.summary = .sentence(LocalizableText("Rate ${kind}"), below: [])
        var file = DefinitionFile(modelVersion: .xcode12, intents: [intent])
        file.enums = [
            EnumDeclaration(
                name: "Kind",
                cases: ["green", "black"].enumerated().map { index, name in
                    EnumCaseDeclaration(
                        name: name, index: index + 1, displayName: LocalizableText(name),
                        synonyms: [LocalizableText("\(name) tea")])
                })
        ]
        file.appShortcuts = [
            AppShortcutDeclaration(
                at: place, intent: "RateTea",
                phrases: ["Rate my tea in ${applicationName}", "Rate ${kind} in ${applicationName}"].map {
                    AppShortcutDeclaration.Phrase(
                        LocalizableText($0, key: $0), parameter: $0.contains("kind") ? "kind" : nil)
                })
        ]
        return file
    }

    /// What somebody writes who wants to be heard.
    private static let texts = [
        "Buy bread", "Please buy bread", "Buy a bread", "buy three loaves of bread", "Buy Bread with Bakery",
        "Buy bread ${applicationName}", "${applicationName} buy bread", "Buy ${kind}", "Buy ${kind} ${applicationName}",
        "could you buy five loaves of bread", "bread", "buy", "Bakery", "Mill", "grind", "flour", "Grind flour",
        "Grind some flour", "Use Mill to grind flour", "${applicationName}", "${kind}", "", " ", "yes", "pay", "a",
        "the",
        "please", "with Bakery", "\u{200B}", "Order", String(repeating: "buy bread ", count: 80), "[buy] bread",
        "(buy|grind) (bread|flour)", "{kind}", "buy\nbread",
    ]

    mutating func mutate(using random: inout SeededNumbers) {
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            switch Int.random(in: 0..<10, using: &random) {
            case 0:
                name = Self.texts.randomElement(using: &random) ?? name
                changes.append("named ‘\(name)’")
            case 1:
                alternative = Self.texts.randomElement(using: &random)
                changes.append("also named ‘\(alternative ?? "")’")
            default: declarations = mutated(declarations, "", &random)
            }
        }
    }

    /// The value with one change somewhere in it.
    private mutating func mutated(_ value: Any, _ path: String, _ random: inout SeededNumbers) -> Any {
        switch value {
        case var object as [String: Any]:
            guard let key = object.keys.sorted().randomElement(using: &random) else { return object }
            guard Int.random(in: 0..<40, using: &random) > 0 else {
                changes.append("without \(path).\(key)")
                object[key] = nil
                return object
            }
            object[key] = mutated(object[key] ?? NSNull(), "\(path).\(key)", &random)
            return object
        case var list as [Any]:
            guard let index = list.indices.randomElement(using: &random) else { return list }
            switch Int.random(in: 0..<16, using: &random) {
            case 0:
                changes.append("\(path)[\(index)] twice")
                list.append(list[index])
            case 1:
                changes.append("\(path)[\(index)] 1,500 times")
                list += Array(repeating: list[index], count: 1500)
            case 2:
                changes.append("without \(path)[\(index)]")
                list.remove(at: index)
            default: list[index] = mutated(list[index], "\(path)[\(index)]", &random)
            }
            return list
        case is String:
            let text = Self.texts.randomElement(using: &random) ?? ""
            changes.append("\(path) is ‘\(text.prefix(40))’")
            return text
        default:
            changes.append("\(path) is another")
            return Bool.random(using: &random) ? 1 : 0
        }
    }

    /// The app, as it would be installed beside others; nil if it is refused.
    func app(beside others: [InstalledApp]) throws -> InstalledApp? {
        let metadata: AppIntentMetadata
        do throws(Problem<Fault>) {
            metadata = try AppIntentMetadata(reading: try data())
        } catch {
            return nil
        }
        var app = try Bakery.app("Tea", intents: [], chinese: [:])
        let team = try #require(TeamIdentifier("TESTTEAM02"))
        app.identity = BundleIdentity(
            bundle: app.id, app: app.id, team: team, entitlements: Entitlements())
        app.names = [:]
        app.info.name = name
        app.info.alternativeNames = [alternative].compactMap(\.self)
        let names = NameCheck(app, replacing: nil)
        do throws(InstallError) {
            try names.check()
            try names.check(beside: others)
        } catch {
            return nil
        }
        let definition = LocalizedDefinition(file: metadata.definitions, name: "AppIntents")
        app.intents = metadata.definitions.intents.map { declaration in
            OfferedIntent(
                declaration: declaration, definition: definition, module: "Tea", handler: app.id,
                isRestrictedWhileLocked: false)
        }
        return app
    }

    private func data() throws(Problem<Fault>) -> Data {
        do {
            return try JSONSerialization.data(withJSONObject: declarations)
        } catch {
            throw Problem("no JSON")
        }
    }
}
