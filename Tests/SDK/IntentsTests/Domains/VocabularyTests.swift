// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemLink
import TestSupport
import Testing
import Wire

@testable @_spi(Generated) import Intents

@Suite("What an app reports about itself", .timeLimit(.minutes(2)))
struct VocabularyTests {
    /// What the system hears about some work that tells it something.
    private func calls(_ count: Int, of work: () throws -> Void) async throws -> [AnySystemCall?] {
        let system = try AppSystem.answering { call in
            if case .vocabulary(let call) = call {
                .reply(to: call, 1)
            } else {
                .reply(to: UserContextCall(context: .init()), Done())
            }
        }
        let channel = CallChannel("facts", link: system.link)
        try CallChannel.$phrases.withValue(channel, operation: work)
        await channel.settle()
        var calls: [AnySystemCall?] = []
        for _ in 0..<count { calls.append(await system.nextCall()?.call) }
        return calls
    }

    @Test("the system knows each type of vocabulary")
    func types() {
        for type in VocabularyType.allCases { #expect(INVocabularyStringType(rawValue: type.rawValue) != nil) }
        #expect("\(VocabularyType.mediaShowTitle)" == "\(INVocabularyStringType.mediaShowTitle)")
        #expect(INVocabularyStringType.mediaShowTitle.rawValue == VocabularyType.mediaShowTitle.rawValue)
    }

    @Test("names go out in their order, with how they are said; what is not a name is left out")
    func names() async throws {
        let person = INPerson(
            personHandle: INPersonHandle(value: "ann@example.org", type: .emailAddress), nameComponents: nil,
            displayName: "Ann", image: nil, contactIdentifier: nil, customIdentifier: "7")
        let hint = INSpeakableString(vocabularyIdentifier: "8", spokenPhrase: "Siobhán", pronunciationHint: "shivawn")
        let calls = try await calls(3) {
            let vocabulary = INVocabulary.shared()
            vocabulary.setVocabularyStrings(NSOrderedSet(array: ["Hills", 3, "Run"]), of: .workoutActivityName)
            vocabulary.setVocabulary(NSOrderedSet(array: [hint, person]), of: .contactName)
            vocabulary.removeAllVocabularyStrings()
        }
        #expect(
            calls[0]
                == .vocabulary(.set(["Hills", "Run"].map { SpeakableStringValue(spokenPhrase: $0) }, type: 200)))
        guard case .vocabulary(.set(let names, type: 1)) = calls[1] else {
            Issue.record("contacts should go out")
            return
        }
        #expect(names.map(\.spokenPhrase) == ["Siobhán", "Ann"])
        #expect(names[0].identifier == "8")
        #expect(names[0].pronunciationHint == "shivawn")
        #expect(calls[2] == .vocabulary(.removeAll))
    }

    @Test("all have one vocabulary, and a subclass its own way to it")
    func shared() {
        #expect(INVocabulary.shared() === INVocabulary.shared())
        final class OwnVocabulary: INVocabulary, @unchecked Sendable {}
        let own: OwnVocabulary = OwnVocabulary.shared()
        #expect(own !== INVocabulary.shared())
    }

    @Test("a media context goes out as it is then, and is archived")
    func context() async throws {
        let context = INMediaUserContext()
        let calls = try await calls(2) {
            context.becomeCurrent()
            context.subscriptionStatus = .subscribed
            context.numberOfLibraryItems = 345
            context.becomeCurrent()
        }
        #expect(calls[0] == .userContext(UserContextCall(context: MediaContextPayload())))
        #expect(
            calls[1] == .userContext(UserContextCall(context: MediaContextPayload(subscription: 2, libraryItems: 345))))
        let data = try NSKeyedArchiver.archivedData(withRootObject: context, requiringSecureCoding: true)
        let restored = try NSKeyedUnarchiver.unarchivedObject(ofClass: INMediaUserContext.self, from: data)
        #expect(restored == context)
        #expect(restored?.subscriptionStatus == .subscribed)
        #expect(restored != INMediaUserContext())
    }

    @Test("suggested media go out as a whole, without what plays nothing")
    func upcoming() async throws {
        let play = INPlayMediaIntent(mediaItems: [
            INMediaItem(identifier: "9", title: "News", type: .podcastShow, artwork: nil)
        ])
        let calls = try await calls(2) {
            INUpcomingMediaManager.shared.setSuggestedMediaIntents(NSOrderedSet(array: [play, "News"]))
            INUpcomingMediaManager.shared.setPredictionMode(.onlyPredictSuggestedIntents, for: .podcastShow)
        }
        #expect(calls[0] == .suggestedMedia(SuggestedMediaCall(intents: [try play.payload()])))
        #expect(calls[1] == .predictionMode(PredictionModeCall(mode: 1, mediaType: 6)))
    }

    @Test("a shortcut as an object is what it is as a value")
    func reference() throws {
        let activity = NSUserActivity(activityType: "org.example.line")
        activity.title = "Line"
        let reference = INShortcutReference(userActivity: activity)
        #expect(reference.userActivity?.activityType == "org.example.line")
        #expect(reference.intent == nil)
        let data = try NSKeyedArchiver.archivedData(withRootObject: reference, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: INShortcutReference.self, from: data) == reference)
        let play = INPlayMediaIntent(playShuffled: true)
        let intent = try #require(INShortcutReference(intent: play))
        play.playbackRepeatMode = .all
        #expect((intent.intent as? INPlayMediaIntent)?.playShuffled == true)
        #expect((intent.intent as? INPlayMediaIntent)?.playbackRepeatMode == .unknown)
        #expect(intent.copy() as? INShortcutReference == intent)
        #expect(intent != reference)
    }
}
