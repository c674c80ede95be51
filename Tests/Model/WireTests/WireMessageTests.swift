// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@Suite("A message")
struct WireMessageTests {
    @Test("comes out of its frame as it went in", arguments: Samples.messages)
    func roundTrip(_ message: WireMessage) throws {
        var decoder = FrameDecoder()
        decoder.append(try FrameEncoder.encode(message))
        let frame = try #require(try decoder.next())
        #expect(try WireMessage(frame: frame) == message)
        #expect(try decoder.next() == nil)
    }

    @Test("carries numbers that JSON lacks", arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, -0.0])
    func unusualNumbers(_ number: Double) throws {
        let message = WireMessage.reply(id: 1, .defaultValue(.decimal(number)))
        #expect(try WireMessage(frame: message.content) == message)
    }

    @Test("carries what is not a number")
    func notANumber() throws {
        let message = try WireMessage(frame: WireMessage.reply(id: 1, .defaultValue(.decimal(.nan))).content)
        guard case .reply(1, .defaultValue(.decimal(let number))) = message else {
            Issue.record("\(message)")
            return
        }
        #expect(number.isNaN)
    }

    @Test("is read past fields of a later version")
    func unknownFields() throws {
        let frame = Data(#"{"hello":1,"colour":"red","extra":{"new":[true,null,-1.5e3,"x"]}}"#.utf8)
        #expect(try WireMessage(frame: frame) == .hello(version: 1, language: nil))
    }

    @Test("of another version is refused, naming both", arguments: [0, 2, -1, Int.max])
    func otherVersion(_ version: Int) {
        let error = #expect(throws: FrameError.unsupportedVersion(version, supported: 1)) {
            try WireMessage(frame: Data(#"{"hello":\#(version)}"#.utf8))
        }
        #expect(error?.description.contains("version \(version)") == true)
    }

    @Test(
        "that is none says where and why",
        arguments: [
            (#"{}"#, "", "no known kind"),
            (#"{"id":1}"#, "", "no known kind"),
            (#"{"id":1,"progress":5}"#, "", "no known kind"),
            (#"{"fault":"x"}"#, "", "‘id’ is missing"),
            (#"{"id":"1","fault":"x"}"#, "id", "is not a whole number"),
            (#"{"id":1.5,"fault":"x"}"#, "id", "1.5 does not fit"),
            (#"{"id":1,"reply":{}}"#, "reply", "no known kind"),
            (
                #"{"id":1,"reply":{"response":{"code":"4","properties":{}}}}"#, "reply.response.code",
                "\"4\" is not a whole number"
            ),
            (
                #"{"id":1,"reply":{"options":{"sections":[{"items":[{"colour":1}]}]}}}"#,
                "reply.options.sections[0].items[0]", "one known key"
            ),
            (
                #"{"id":1,"reply":{"options":{"sections":[{"items":[{"string":"a","integer":1}]}]}}}"#,
                "reply.options.sections[0].items[0]", "one known key"
            ),
            (
                #"{"id":1,"reply":{"resolution":[{"resolution":"maybe"}],"isArray":false}}"#,
                "reply.resolution[0].resolution", "maybe"
            ),
            (#"{"id":1,"request":{"ask":"dance","intent":{"className":"a","values":{}}}}"#, "request.ask", "dance"),
            (#"{"id":1,"request":{"ask":"resolve","intent":{"className":"a","values":{}}}}"#, "request", "parameter"),
            (#"[]"#, "", "[] is not an object"),
        ])
    func notMessage(text: String, place: String, reason: String) throws {
        let error = #expect(throws: FrameError.self) { try WireMessage(frame: Data(text.utf8)) }
        guard case .notMessage(place, let given) = try #require(error) else {
            Issue.record("\(text): \(String(describing: error))")
            return
        }
        #expect(given.contains(reason))
    }

    @Test(
        "is not read from what is not JSON; the error says where",
        arguments: [
            ("hello", "no value at byte 0"), (#"{"hello":1} x"#, "more after the end at byte 12"),
            (#"{"id":"#, "too early, at byte 6"), (#"{"hello":1,}"#, "at byte 11"),
            (#"{"hello" 1}"#, "no ‘:’ at byte 9"),
            (#"{"hello":1 "a":2}"#, "no ‘,’"), (#"{"hello":01}"#, "a zero before a number"),
            (#"{"hello":-}"#, "no digit"),
            (#"{"hello":1.}"#, "no digit"), (#"{"hello":1e}"#, "no digit"), (#"{"hello":+1}"#, "no value at byte 9"),
            (#"{"a":"\x"}"#, "an unknown escape"), (#"{"a":"\u12g4"}"#, "four digits"), (#"{"a":"\u12"#, "four digits"),
            (#"{"a":"\ud800"}"#, "half a character"), (#"{"a":"\ud800\u0041"}"#, "half a character"),
            (#"{"a":"\udc00"}"#, "half a character"), (#"{"a":"b"#, "too early, at byte 7"),
            ("{\"a\":\"\n\"}", "a control character"), (#"{a:1}"#, "no value at byte 1"),
            (#"{"a":nul}"#, "no value at byte 5"),
            (#"{"a":[1 2]}"#, "no ‘,’ and no ‘]’"), (#"{"a":[1,]}"#, "no value at byte 8"), ("\u{FEFF}{}", "byte 0"),
        ])
    func notJSON(text: String, words: String) throws {
        let error = #expect(throws: FrameError.self) { try WireMessage(frame: Data(text.utf8)) }
        guard case .notJSON(let reason) = try #require(error) else {
            Issue.record("\(text): \(String(describing: error))")
            return
        }
        #expect(reason.contains(words))
    }

    @Test("that would make too long a frame is not sent")
    func tooLong() throws {
        let message = WireMessage.fault(id: 1, text: "x")
        #expect(try FrameEncoder.encode(message, limit: 20).count == 24)
        #expect(throws: FrameError.tooLong(bytes: 20, limit: 19)) { try FrameEncoder.encode(message, limit: 19) }
    }
}
