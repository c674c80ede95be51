// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing

@testable import Conversation

@Suite("What panels of SiriKit's domains show")
struct PanelContentTests {
    @Test("is in the person's language, before and after", arguments: PanelExample.all)
    func lines(example: PanelExample) throws {
        #expect(try example.panel.panel().content?.kind == example.kind)
        #expect(try example.panel.lines("en") == example.english)
        #expect(try example.panel.lines("zh-Hans") == example.chinese)
    }

    @Test(
        "is nothing for what went wrong, and for intents without a panel of their own",
        arguments: [
            DomainPanel(intent: "INSendMessageIntent", values: ["content": .string("Hi")], code: "failure"),
            DomainPanel(intent: "INSendMessageIntent"), DomainPanel(intent: "INSetCarLockStatusIntent"),
            DomainPanel(intent: "INSearchForMessagesIntent"), DomainPanel(intent: "INGetVisualCodeIntent"),
            DomainPanel(intent: "INHangUpCallIntent"), DomainPanel(intent: "INPlayMediaIntent", code: "success"),
        ])
    func nothing(panel: DomainPanel) throws {
        #expect(try panel.panel().content == nil)
    }

    @Test("stays small, whatever an app sends")
    func bounds() throws {
        let huge = String(repeating: "长", count: 1_000_000)
        let tasks = IntentValue.array((0..<10_000).map { .task("\(huge.prefix(300))\($0)") })
        let panel = try DomainPanel(intent: "INSearchForNotebookItemsIntent", results: ["tasks": tasks]).panel()
        guard case .list(let list)? = panel.content else {
            Issue.record("there is no list")
            return
        }
        #expect(list.items.count == PanelContent.mostRows)
        #expect(list.items.allSatisfy { $0.title.count <= 201 })
        #expect(list.remaining == "9990 more")
        let message = try DomainPanel(
            intent: "INSendMessageIntent",
            values: [
                "content": .string(huge),
                "recipients": .array((0..<10_000).map { .person(PersonValue(displayName: "\($0)")) }),
            ], results: nil
        ).panel().content
        #expect(message?.lines.allSatisfy { $0.count < 2100 } == true)
        #expect(message?.lines.first == "To 0, 1, 2, 3, 4 and 9995 more")
    }

    @Test(
        "leaves out invalid numbers",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1])
    func numbers(number: Double) throws {
        let workout = DomainPanel(
            intent: "INStartWorkoutIntent",
            values: [
                "workoutName": .spoken("Run"), "goalValue": .decimal(number), "workoutGoalUnitType": .enumeration(2),
            ])
        #expect(try workout.lines("en").first == "Run")
        #expect(try workout.lines("en").count == 2)
        let car = DomainPanel(
            intent: "INGetCarPowerLevelStatusIntent",
            results: ["chargePercentRemaining": .decimal(number), "minutesToFull": .integer(.min)])
        #expect(try car.panel().content == nil)
        let ride = DomainPanel(
            intent: "INGetRideStatusIntent",
            results: [
                "rideStatus": .thing(
                    "INRideStatus", "", ["estimatedPickupDate": .decimal(number * 1e12), "phase": .enumeration(99)])
            ])
        #expect(try ride.panel().content == nil)
    }

    @Test("has no control characters, and lines only where a text has them")
    func controls() throws {
        let panel = DomainPanel(
            intent: "INCreateNoteIntent",
            values: [
                "title": .spoken("A\nB\u{1B}[31m"),
                "content": .thing("INTextNoteContent", "", ["text": .string("x\ny\u{7}z")]),
            ], results: nil)
        #expect(try panel.lines("en") == ["A B [31m", "x", "y z"])
    }

    @Test("is in the turn's JSON as an object with its kind and its lines")
    func json() throws {
        let panel = try PanelExample.sentMessage.panel.panel()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        #expect(
            String(decoding: try encoder.encode(panel.content), as: UTF8.self)
                == #"{"addressees":"To Anna and Ben","isSent":true,"kind":"message","# + "\"lines\":"
                + #"["To Anna and Ben","“On my way”","Sent"],"state":"Sent","text":"On my way"}"#)
        let art = PanelContent.media(
            .init(title: "Song", artwork: PanelImage(.data(Data(count: 3)))))
        #expect(
            String(decoding: try encoder.encode(art), as: UTF8.self)
                == #"{"artwork":{"bytes":3},"genre":"music","isPlaying":false,"kind":"media","lines":["♪ Song"],"title":"Song"}"#
        )
    }

    @Test("tells which pictures belong to it")
    func pictures() throws {
        var item = ObjectValue(typeName: "INMediaItem", identifier: nil, displayString: "Song")
        item.properties = [
            "title": .string("Song"),
            "artwork": .object(
                ObjectValue(typeName: "INImage", identifier: nil, displayString: "", image: .named("cover"))),
        ]
        let panel = DomainPanel(intent: "INPlayMediaIntent", values: ["mediaItems": .array([.object(item)])])
        let content = try panel.panel().content
        #expect(content?.pictures == [PanelImage(.named("cover"))])
        #expect(content?.withoutPictures.pictures == [])
        #expect(content?.withoutPictures.lines == content?.lines)
    }
}
