// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Phrases
import Testing
import Wire

@testable import Assistant

@Suite("Names of an app's vocabulary")
struct VocabularyTests {
    private func gym() throws -> InstalledApp {
        var app = try DomainApp.app("Gym", handling: ["INStartWorkoutIntent"])
        var vocabulary = AppVocabulary()
        vocabulary.items["INStartWorkoutIntent.workoutName"] = [
            AppVocabulary.Item(
                identifier: "stairs",
                synonyms: [AppVocabulary.Synonym(phrase: "Stair Sprint"), AppVocabulary.Synonym(phrase: "Stairs")])
        ]
        vocabulary.examples["INStartWorkoutIntent"] = ["Start a Stair Sprint with Gym", "Order a pizza"]
        app.vocabularies = ["en": vocabulary]
        return app
    }

    private func book(_ app: InstalledApp) -> PhraseBook {
        var parts = PhraseParts()
        return PhraseBook(
            of: Candidate.all(in: AppCatalog(apps: [app])), language: "en", options: OptionVocabulary(), parts: &parts)
    }

    @Test(
        "a thing is understood by all its names, and others may still be said",
        arguments: [
            ("start a stair sprint", "Stair Sprint"), ("start a run", "run"),
            ("start my stairs workout", "Stair Sprint"),
            ("start a Moon Walk workout", "Moon Walk"),
        ])
    func names(said: String, name: String) throws {
        let understanding = book(try gym()).understanding(of: said)
        guard case .understood(let candidate) = understanding else {
            Issue.record("\(said) is not understood")
            return
        }
        #expect(candidate.invocation.texts["workoutName"] == name)
    }

    @Test("the app is told the identifier of the thing")
    func identifier() throws {
        let app = try gym()
        let intent = try #require(app.intents.first)
        var context = ConversationContext(
            app: .init(identifier: app.id.text, name: "Gym"), definition: intent.definition,
            intent: intent.declaration, className: intent.qualifiedClassName)
        context.vocabulary["workoutName"] = [VocabularyName(identifier: "stairs", phrases: ["Stair Sprint", "Stairs"])]
        let parameter = try #require(intent.declaration.parameters.first { $0.name == "workoutName" })
        let reader = ValueReader(context, now: Date(timeIntervalSince1970: 0))
        let stairs = SpeakableStringValue(identifier: "stairs", spokenPhrase: "Stair Sprint")
        #expect(reader.readElement("stairs", for: parameter) == .value(.speakableString(stairs)))
        let other = SpeakableStringValue(spokenPhrase: "Run")
        #expect(reader.readElement("Run", for: parameter) == .value(.speakableString(other)))
    }

    @Test("sentences of the app are proposed as far as they are understood")
    func examples() throws {
        let texts = book(try gym()).sayings.map(\.text)
        #expect(texts.contains("Start a Stair Sprint with Gym"))
        #expect(!texts.contains("Order a pizza"))
    }

    @Test("the person's language comes first, and names of another are understood too")
    func languages() throws {
        var app = try gym()
        var chinese = AppVocabulary()
        chinese.items["INStartWorkoutIntent.workoutName"] = [
            AppVocabulary.Item(identifier: "stairs", synonyms: [AppVocabulary.Synonym(phrase: "爬楼冲刺")])
        ]
        app.vocabularies["zh-Hans"] = chinese
        let items = app.vocabulary(of: "INStartWorkoutIntent", "workoutName", in: "zh-Hans-CN")
        #expect(items.map { $0.synonyms.map(\.phrase) } == [["爬楼冲刺", "Stair Sprint", "Stairs"]])
        #expect(app.vocabulary(of: "INStartWorkoutIntent", "goalValue", in: "en").isEmpty)
    }
}
