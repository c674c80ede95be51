// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import PeerConnection
import Testing
import Wire

@Suite("A value from outside")
struct BoundedValueTests {
    /// With a hole where the date goes, and the way to it.
    static let dates = [
        (
            #"{"call":{"id":1,"_1":{"relevantActions":{"_0":{"actions":[{"action":{"activity":{"_0":{"activityType":"a","userInfo":{}}}},"relevance":[{"date":{"start":@}}],"isInformation":false}]}}}}}"#,
            "call.relevantActions.actions[0].relevance[0].date.start"
        ),
        (
            #"{"call":{"id":1,"_1":{"relevantActions":{"_0":{"actions":[{"action":{"activity":{"_0":{"activityType":"a","userInfo":{}}}},"relevance":[{"date":{"start":0,"end":@}}],"isInformation":false}]}}}}}"#,
            "call.relevantActions.actions[0].relevance[0].date.end"
        ),
        (
            #"{"reply":{"id":1,"_1":{"response":{"_0":{"code":2,"properties":{},"activity":{"activityType":"a","userInfo":{},"expirationDate":@}}}}}}"#,
            "reply.response.activity.expirationDate"
        ),
        (
            #"{"call":{"id":1,"_1":{"donation":{"_0":{"donate":{"_0":{"interaction":{"intent":{"className":"A","values":{}}},"direction":1,"status":3,"start":@}}}}}}}"#,
            "call.donation.donate.start"
        ),
        (
            #"{"call":{"id":1,"_1":{"quickActions":{"_0":{"set":{"_0":[{"type":"t","title":"T","userInfo":{"k":{"date":@}}}]}}}}}}"#,
            "call.quickActions.set[0].userInfo.k.date"
        ),
    ]

    @Test(
        "that is a date beyond the calendar ends the connection, and says where it stood",
        arguments: dates, [#""nan""#, #""inf""#, #""-inf""#, "1e300", "-1e300", "63113904001", "-63114076801"])
    func refusedDates(frame: (text: String, place: String), date: String) {
        let text = frame.text.replacing("@", with: date)
        #expect(
            throws: FrameError.notMessage(place: frame.place, reason: "a date lies between the years 1 and 4001")
        ) {
            try MessageFromExtension(frame: Data(text.utf8))
        }
    }

    @Test("that is the calendar's first or last date is taken", arguments: dates, ["63113904000", "-63114076800"])
    func takenDates(frame: (text: String, place: String), date: String) throws {
        let message = try MessageFromExtension(frame: Data(frame.text.replacing("@", with: date).utf8))
        #expect(try MessageFromExtension(frame: message.content) == message)
    }

    @Test("that the other side would refuse is not sent, and it says why")
    func unsent() {
        for seconds in [Double.nan, .infinity, 1e300] {
            var activity = ActivityPayload(activityType: "a")
            activity.expirationDate = Date(timeIntervalSince1970: seconds)
            let message = MessageFromExtension.reply(id: 1, .response(ResponsePayload(code: 2, activity: activity)))
            #expect(
                throws: FrameError.unencodable(
                    place: "activity.expirationDate",
                    reason: "a date lies between the years 1 and 4001")
            ) {
                try FrameEncoder.encode(message)
            }
        }
    }

    @Test("of a user info may be any number, and comes back")
    func numbers() throws {
        var activity = ActivityPayload(activityType: "a")
        activity.userInfo = ["far": .real(.infinity), "deep": .array([.real(-.infinity)])]
        let data = try WireJSON.encoder.encode(LaunchItem.activity(activity, nil))
        #expect(try WireJSON.decoder.decode(LaunchItem.self, from: data) == .activity(activity, nil))
    }
}

@Suite("What an app lets a person choose from")
struct OptionBoundsTests {
    private static func named(_ name: String) -> IntentValue {
        .object(ObjectValue(typeName: "T", identifier: nil, displayString: name))
    }

    /// Each in itself nothing that a frame could not hold.
    private static let endless: [[IntentValue]] = [
        Array(repeating: .integer(1), count: OptionBounds.count + 1),
        [named(String(repeating: "x", count: OptionBounds.text + 1))],
        [
            .object(
                ObjectValue(
                    typeName: "T", identifier: nil, displayString: "",
                    alternatives: Array(repeating: SpeakableStringValue(spokenPhrase: "披萨"), count: 200_000)))
        ],
        Array(repeating: .array([named(String(repeating: "字", count: 100))]), count: 5000),
        [.object(ObjectValue(typeName: "T", identifier: String(repeating: "i", count: 2 << 20), displayString: ""))],
    ]

    @Test("is bounded in number and text, where it comes in and where it is sent", arguments: endless.indices)
    func refused(index: Int) throws {
        let options = Self.endless[index]
        let values = String(decoding: try WireJSON.encoder.encode(options), as: UTF8.self)
        let frames = [
            #"{"reply":{"id":1,"_1":{"resolution":{"_0":[{"resolution":"disambiguation","values":\#(values)}],"isArray":false}}}}"#,
            #"{"reply":{"id":1,"_1":{"options":{"_0":{"sections":[{"items":[]},{"items":\#(values)}]}}}}}"#,
        ]
        for frame in frames {
            let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: Data(frame.utf8)) }
            #expect(error?.description.contains("offer") == true)
        }
        let replies: [ExtensionReply] = [
            .resolution([.disambiguation(options)], isArray: false),
            .options(OptionsPayload(sections: [.init(items: options)])),
        ]
        for reply in replies {
            let error = #expect(throws: FrameError.self) {
                try FrameEncoder.encode(MessageFromExtension.reply(id: 1, reply))
            }
            #expect(error?.description.contains("offer") == true)
        }
    }

    @Test("may be a long list of long names, with pictures")
    func taken() throws {
        let picture = ImageValue.data(Data(count: 1000))
        let options = (0..<OptionBounds.count).map { number in
            IntentValue.object(
                ObjectValue(typeName: "T", identifier: "\(number)", displayString: "Pizza \(number)", image: picture))
        }
        let message = MessageFromExtension.reply(id: 1, .options(OptionsPayload(sections: [.init(items: options)])))
        #expect(try MessageFromExtension(frame: message.content) == message)
    }
}
