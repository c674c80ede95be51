// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import SiriDomains
import Testing
import Wire

@testable import Conversation

@Suite("Words for the properties of a value")
struct JoinedValueTests {
    /// The values that an intent of the framework's has when the conversation begins.
    private func values(
        _ className: String, _ texts: [String: String], language: String = "en"
    ) throws -> [String: IntentValue] {
        let context = try context(className, language)
        return try AdoptedInvocation(
            Invocation(texts: texts), in: context, now: Date(timeIntervalSince1970: 1_800_000_000)
        ).values
    }

    private func context(_ className: String, _ language: String) throws -> ConversationContext {
        let intent = try #require(SiriDomains.intent(className))
        return ConversationContext(
            app: .init(identifier: "org.example", name: "Concierge"), definition: intent.definition,
            intent: intent.declaration, className: className, language: language)
    }

    @Test("several properties make one value, whose name is the first words in it", arguments: ["en", "zh-Hans"])
    func joined(language: String) throws {
        let texts = [
            "mediaSearch.mediaName": "Hey Jude", "mediaSearch.artistName": "The Beatles",
            "mediaSearch.mediaType": "song",
            "mediaSearch.genreNames": "rock",
        ]
        let search = ObjectValue(
            typeName: "INMediaSearch", identifier: nil, displayString: "Hey Jude",
            properties: [
                "mediaName": .string("Hey Jude"), "artistName": .string("The Beatles"), "mediaType": .enumeration(1),
                "genreNames": .array([.string("rock")]),
            ])
        #expect(try values("INPlayMediaIntent", texts, language: language)["mediaSearch"] == .object(search))
    }

    @Test("words for the whole value are joined with those for its properties")
    func whole() throws {
        let texts = ["spatialEventTrigger": "Berlin", "spatialEventTrigger.event": "arrive"]
        guard case .object(let trigger) = try values("INAddTasksIntent", texts)["spatialEventTrigger"] else {
            Issue.record("there is no value")
            return
        }
        #expect(trigger.typeName == "INSpatialEventTrigger")
        #expect(trigger.properties["event"] == .enumeration(1))
        #expect(trigger.properties["placemark"] != nil)
    }

    @Test("words for the whole value that make none are not dropped")
    func unreadable() throws {
        let texts = ["temporalEventTrigger": "purple", "temporalEventTrigger.dateComponentsRange": "tomorrow"]
        let failure = #expect(throws: Failure.self) { _ = try values("INAddTasksIntent", texts) }
        #expect(failure?.kind == .refused)
    }

    @Test("a destination is a playlist, or the library", arguments: [("playlistName", "Oldies"), ("type", "library")])
    func destination(property: String, words: String) throws {
        let values = try values("INAddMediaIntent", ["mediaDestination.\(property)": words])
        guard case .object(let destination) = values["mediaDestination"] else {
            Issue.record("there is no value")
            return
        }
        #expect(destination.typeName == "INMediaDestination")
        #expect(destination.properties["playlistName"] == (property == "type" ? nil : .string(words)))
    }

    @Test(
        "a property that does not exist, or words that are no value of it, end the conversation",
        arguments: [
            ["mediaSearch.color": "red"], ["contacts.name": "Ann"], ["mediaSearch.mediaType": "stone"],
        ])
    func refused(texts: [String: String]) throws {
        var conversation = Conversation(try context("INPlayMediaIntent", "en"), Invocation(texts: texts))
        let effects = conversation.start(at: Moment(date: Date(timeIntervalSince1970: 0), uptime: .zero), said: nil)
        guard case .finish(.failed(let failure)) = effects.last else {
            Issue.record("\(effects) is no end")
            return
        }
        #expect(failure.kind == .refused)
    }

    @Test(
        "options are one number, by any of their names, and are written with them",
        arguments: [
            ("unread", "en", 2, "unread"), ("read and flagged", "en", 5, "read and flagged"), ("未读", "en", 2, "unread"),
            ("unread", "zh-Hans", 2, "未读"),
        ])
    func options(words: String, language: String, bits: Int, written: String) throws {
        let context = try context("INSearchForMessagesIntent", language)
        let parameter = try #require(context.intent.parameters.first { $0.name == "attributes" })
        let reading = ValueReader(context, now: Date(timeIntervalSince1970: 0)).read(words, for: parameter)
        #expect(reading == .value(.integer(bits)))
        #expect(ValueFormatter(context: context).string(.integer(bits), type: parameter.type) == written)
    }
}
