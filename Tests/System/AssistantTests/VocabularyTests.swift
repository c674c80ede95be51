// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Phrases
import Store
import TestSupport
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

    @Test(
        "a name that the app says its person uses is understood where it belongs, in other sentences too",
        arguments: [
            ("play Nachtmusik", "mediaSearch.mediaName", "Nachtmusik"),
            ("play something by Die Ärzte", "mediaSearch.artistName", "Die Ärzte"),
        ])
    func personalNames(said: String, path: String, name: String) throws {
        let app = try DomainApp.app("Player", handling: ["INPlayMediaIntent"])
        var options = OptionVocabulary()
        options.spoken[app.id.text] = [
            .mediaPlaylistTitle: [SpeakableStringValue(identifier: "7", spokenPhrase: "Nachtmusik")],
            .mediaMusicArtistName: [SpeakableStringValue(spokenPhrase: "Die Ärzte")],
            .carName: [SpeakableStringValue(spokenPhrase: "Nachtmusik")],
        ]
        var parts = PhraseParts()
        let book = PhraseBook(
            of: Candidate.all(in: AppCatalog(apps: [app])), language: "en", options: options, parts: &parts)
        let meaning = book.understanding(of: said)
        guard case .understood(let candidate) = meaning else {
            Issue.record("\(said): \(meaning)")
            return
        }
        #expect(candidate.invocation.texts[path] == name)
    }

    @Test("names of the person come before those of the bundle, with what the app knows them by")
    func bothVocabularies() throws {
        let app = try gym()
        var options = OptionVocabulary()
        options.spoken[app.id.text] = [
            .workoutActivityName: [SpeakableStringValue(identifier: "mine", spokenPhrase: "Leg Day")]
        ]
        let candidate = try #require(Candidate.all(in: AppCatalog(apps: [app])).first)
        #expect(
            candidate.names(in: options, "en")["workoutName"] == [
                VocabularyName(identifier: "mine", phrases: ["Leg Day"]),
                VocabularyName(identifier: "stairs", phrases: ["Stair Sprint", "Stairs"]),
            ])
        #expect(candidate.options(in: options, "en")["workoutName"] == [["Leg Day"], ["Stair Sprint", "Stairs"]])
    }

    @Test("names are taken in once for each state that they are in")
    func taking() async throws {
        let folder = try TemporaryFolder()
        let store = try await Store.open(StateFolder(root: folder.url))
        let app = try gym()
        try await store.record(
            AppRecord(identifier: app.id.text, name: "Gym", path: "/", installed: Date(), extensions: []),
            by: TeamRecord(identifier: "TESTTEAM01", key: "key", name: "Team"))
        let books = PhraseBooks()
        let candidate = try #require(Candidate.all(in: AppCatalog(apps: [app])).first)
        try await books.learnNames(from: store)
        #expect(books.names(of: candidate, language: "en")["workoutName"]?.count == 1)
        try await store.setVocabulary(
            [SpeakableStringValue(spokenPhrase: "Leg Day")], of: .workoutActivityName, in: app.id.text)
        try await books.learnNames(from: store)
        #expect(
            books.names(of: candidate, language: "en")["workoutName"]?.map(\.phrases[0]) == ["Leg Day", "Stair Sprint"])
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
        let texts = book(try gym()).shelf.sayings.map(\.text)
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
