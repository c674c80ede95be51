// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

@testable import IntentDefinition

@Suite("What an app declares") struct DeclarationCheckTests {
    /// A change of declarations that are in order, and what is said of it.
    struct Mistake: Sendable, CustomTestStringConvertible {
        var says: String
        var change: @Sendable (inout DefinitionFile) -> Void
        var testDescription: String { says }

        init(_ says: String, _ change: @escaping @Sendable (inout DefinitionFile) -> Void) {
            self.says = says
            self.change = change
        }
    }

    private static let place = SourcePlace(file: "Tea.swift", line: 7)

    /// One intent with an enumeration, and an App Shortcut with a phrase.
    private static var tea: DefinitionFile {
        var kind = ParameterDeclaration(name: "kind", type: .enumeration(name: "Kind", namespace: nil))
        kind.displayName = LocalizableText("Kind")
        var intent = IntentDeclaration(kind: .app, name: "Brew", category: "generic")
        intent.className = "Brew"
        intent.title = LocalizableText("Brew Tea")
        intent.parameters = [kind, ParameterDeclaration(name: "note", type: .string)]
        intent.appIntent = AppIntentDeclaration(at: place, mangledName: "3Tea4BrewV")
        var file = DefinitionFile(modelVersion: .xcode12, intents: [intent])
        file.enums = [
            EnumDeclaration(
                name: "Kind",
                cases: ["green", "black"].enumerated().map { EnumCaseDeclaration(name: $1, index: $0 + 1) })
        ]
        file.appShortcuts = [shortcut(["Brew ${kind} with ${applicationName}"])]
        return file
    }

    private static func shortcut(_ phrases: [String], of intent: String = "Brew") -> AppShortcutDeclaration {
        AppShortcutDeclaration(
            at: place, intent: intent,
            phrases: phrases.map {
                AppShortcutDeclaration.Phrase(
                    LocalizableText($0, key: $0), parameter: AppShortcutDeclaration.Phrase.parameters(in: $0).first)
            })
    }

    private static func findings(_ file: DefinitionFile) -> [Diagnostic] {
        DeclarationCheck.findings(in: file, path: "intents.json")
    }

    @Test("is in order with as much as is possible")
    func full() {
        var file = Self.tea
        file.appShortcuts = (0..<10).map { number in
            Self.shortcut((0..<100).map { "Brew ${kind} \(number) \($0) with ${applicationName}" })
        }
        file.enums[0].cases = (0..<190).map { number in
            EnumCaseDeclaration(
                name: "case\(number)", index: number,
                synonyms: (0..<50).map { LocalizableText("\(number) \($0)") })
        }
        #expect(Self.findings(file) == [])
    }

    private static let mistakes: [Mistake] = [
        Mistake("the phrase “Pay” for Brew lacks the app's name") { $0.appShortcuts = [shortcut(["Pay"])] },
        Mistake("has 2 parameters; it can have one") {
            $0.appShortcuts = [shortcut(["Brew ${kind} ${kind} with ${applicationName}"])]
        },
        Mistake("names ‘cups’, which is not a parameter of Brew") {
            $0.appShortcuts = [shortcut(["Brew ${cups} with ${applicationName}"])]
        },
        Mistake("the parameter ‘note’ in the phrase") {
            $0.appShortcuts = [shortcut(["Brew ${note} with ${applicationName}"])]
        },
        Mistake("does not contain ‘kind’, its parameter") {
            $0.appShortcuts[0].phrases[0].text = LocalizableText("Brew with ${applicationName}")
        },
        Mistake("has more than one line") { $0.appShortcuts = [shortcut(["Brew\nwith ${applicationName}"])] },
        Mistake("there is an App Shortcut of ‘Pour’, which is not an intent") {
            $0.appShortcuts = [shortcut(["Pour with ${applicationName}"], of: "Pour")]
        },
        Mistake("there are 11 App Shortcuts; an app can have 10") {
            $0.appShortcuts = (0..<11).map { shortcut(["Brew \($0) with ${applicationName}"]) }
        },
        Mistake("there are 1001 phrases of App Shortcuts; the limit is 1000") {
            $0.appShortcuts = [shortcut((0..<1001).map { "Brew \($0) with ${applicationName}" })]
        },
        Mistake("there are 1001 cases of Kind; the limit is 1000") {
            $0.enums[0].cases = (0..<1001).map { EnumCaseDeclaration(name: "c\($0)", index: $0) }
        },
        Mistake("there are 51 synonyms of Kind.green; the limit is 50") {
            $0.enums[0].cases[0].synonyms = (0..<51).map { LocalizableText("\($0)") }
        },
        Mistake("there are 10200 names of enumerations' cases") {
            $0.enums[0].cases = (0..<200).map { number in
                EnumCaseDeclaration(
                    name: "c\(number)", index: number, synonyms: (0..<50).map { LocalizableText("\($0)") })
            }
        },
        Mistake("there are 1001 intents; the limit is 1000") { file in
            file.intents = (0..<1001).map { number in
                var intent = file.intents[0]
                (intent.name, intent.className) = ("Brew\(number)", "Brew\(number)")
                return intent
            }
            file.appShortcuts = []
        },
        Mistake("there are 1001 parameters of Brew; the limit is 1000") {
            $0.intents[0].parameters = (0..<1001).map { ParameterDeclaration(name: "p\($0)", type: .string) }
            $0.appShortcuts = []
        },
        Mistake("there are 5001 titles and sentences of intents; the limit is 4000") {
            $0.intents[0].suggestionCombinations = (0..<5000).map { number in
                CombinationDeclaration(parameters: [], title: LocalizableText("Brew \(number)"))
            }
        },
        Mistake("has 501 bytes; the limit is 500") {
            $0.intents[0].title = LocalizableText(String(repeating: "a", count: 501))
        },
        Mistake("has 20001 bytes; the limit is 20000") {
            $0.intents[0].summary = LocalizableText(String(repeating: "a", count: 20_001))
        },
        Mistake("is longer than 500 bytes") { $0.enums[0].cases[0].name = String(repeating: "a", count: 501) },
        Mistake("two parameters of Brew are called ‘kind’") { $0.intents[0].parameters[1].name = "kind" },
        Mistake("two enumerations are called ‘Kind’") { $0.enums.append($0.enums[0]) },
        Mistake("two cases of Kind are called ‘green’") { $0.enums[0].cases[1].name = "green" },
    ]

    @Test("is refused with one sentence about each mistake", arguments: mistakes)
    func refused(mistake: Mistake) {
        var file = Self.tea
        mistake.change(&file)
        let findings = Self.findings(file)
        #expect(findings.contains { "\($0.sentence)".contains(mistake.says) }, "\(findings.map { "\($0.sentence)" })")
        #expect(findings.allSatisfy { $0.severity == .error })
        let refusal = #expect(throws: Problem<Fault>.self) {
            try AppIntentMetadata(reading: AppIntentMetadata(file).data())
        }
        #expect(refusal?.reason == findings.first?.message)
    }

    @Test("is looked at no further than a person reads")
    func limit() {
        var file = Self.tea
        file.appShortcuts = [Self.shortcut((0..<900).map { "Pay \($0)" })]
        #expect(Self.findings(file).count == 50)
    }

    @Test(
        "is understood in the words of the source where a translation lacks the app's name, or is about something else",
        arguments: [
            ("${kind} mit ${applicationName} kochen", true), ("Mit ${applicationName} kochen", true), ("Zahlen", false),
            ("${kind} kochen", false), ("${note} mit ${applicationName}", false),
            (#"\(.applicationName) kochen"#, false),
        ])
    func translations(words: String, isUsed: Bool) throws {
        let file = Self.tea
        let phrase = try #require(file.appShortcuts.first?.phrases.first)
        let definition = LocalizedDefinition(
            file: file, name: "Tea", tables: ["de": StringTable(language: "de", strings: [phrase.text.text: words])])
        #expect(definition.words(of: phrase, language: "de") == (isUsed ? words : phrase.text.text))
        #expect(definition.unusedPhrases.count == (isUsed ? 0 : 1))
        #expect(DeclarationCheck.findings(inTranslationsOf: definition, path: "F") == [])
    }

    @Test("is refused where the translation of a name is too long to be said")
    func longTranslation() throws {
        var file = Self.tea
        file.intents[0].title = LocalizableText("Brew Tea", key: "t")
        let strings = ["t": String(repeating: "a", count: 501), "other": String(repeating: "a", count: 10_000)]
        let definition = LocalizedDefinition(
            file: file, name: "Tea", tables: ["de": StringTable(language: "de", strings: strings)])
        let findings = DeclarationCheck.findings(inTranslationsOf: definition, path: "F")
        #expect(
            findings.map { "\($0.message)" } == ["the translation of “t” for de has 501 bytes; the limit is 500"])
    }
}
