// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import IntentDefinition
import IntentValues
import SiriDomains
import Testing
import Wire

@testable import Assistant

@Suite("Where names of apps' vocabularies are said")
struct VocabularySlotTests {
    /// Of hand-written classes, which no definition describes.
    private static let handWritten = ["AddMedia.mediaDestination.playlistName"]

    @Test("each place is one that its intent has", arguments: VocabularyType.allCases)
    func places(type: VocabularyType) throws {
        let slots = try #require(VocabularySlot.all[type])
        #expect(!slots.isEmpty)
        #expect(Set(slots).count == slots.count)
        for slot in slots {
            let intent = try #require(SiriDomains.intent(slot.intent), "\(slot.intent)")
            let names = slot.path.split(separator: ".").map(String.init)
            let parameter = try #require(intent.declaration.parameters.first { $0.name == names[0] }, "\(slot)")
            guard names.count == 2 else { continue }
            if Self.handWritten.contains("\(intent.declaration.name).\(slot.path)") { continue }
            guard case .object(let name, _) = parameter.type else {
                Issue.record("\(slot) is of no object")
                continue
            }
            let object = try #require(intent.definition.file.types.first { $0.name == name })
            #expect(object.properties.contains { $0.name == names[1] }, "\(slot)")
        }
    }

    @Test("an intent's places have the names of their types, and another's have none")
    func names() throws {
        let artists = ["Bach", "Haydn"].map { SpeakableStringValue(spokenPhrase: $0) }
        let titles = [SpeakableStringValue(spokenPhrase: "Morning")]
        let vocabulary: [VocabularyType: [SpeakableStringValue]] = [
            .mediaMusicArtistName: artists, .mediaPlaylistTitle: titles, .carName: titles,
        ]
        let app = try Bakery.app(intents: [
            try #require(SiriDomains.intent("INPlayMediaIntent")).declaration, Bakery.buyBread(),
        ])
        let names = app.intents[0].names(from: vocabulary)
        #expect(names["mediaSearch.artistName"] == artists)
        #expect(names["mediaSearch.mediaName"] == titles)
        #expect(names["carName"] == nil)
        #expect(app.intents[1].names(from: vocabulary) == [:])
        #expect(app.intents[0].names(from: [:]) == [:])
    }

    @Test("of apps that could play something the one where the person pays comes first")
    func preference() throws {
        let play = try #require(SiriDomains.intent("INPlayMediaIntent")).declaration
        func candidate(_ name: String, _ intent: IntentDeclaration) throws -> Candidate {
            let app = try Bakery.app(name, intents: [intent])
            return Candidate(app: app, intent: try #require(app.intents.first))
        }
        let candidates = [
            try candidate("Free", play), try candidate("Baker", Bakery.buyBread()), try candidate("Silent", play),
            try candidate("Small", play), try candidate("Big", play),
        ]
        func sorted(_ contexts: [String: MediaContextPayload]) -> [String] {
            MediaPreference(contexts: contexts).sorted(candidates).map(\.app.info.title)
        }
        #expect(sorted([:]) == ["Free", "Baker", "Silent", "Small", "Big"])
        let contexts = [
            "org.example.free": MediaContextPayload(subscription: 1, libraryItems: 900),
            "org.example.small": MediaContextPayload(subscription: 2, libraryItems: 3),
            "org.example.big": MediaContextPayload(subscription: 2, libraryItems: 40),
            "org.example.baker": MediaContextPayload(subscription: 2),
        ]
        #expect(sorted(contexts) == ["Big", "Baker", "Small", "Silent", "Free"])
    }
}
