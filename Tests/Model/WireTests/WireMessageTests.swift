// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import TestSupport
import Testing
import Wire
import WireSamples

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

    @Test(
        "is read as the page about them shows it",
        arguments: try MarkdownBlock.all("json").filter { $0.document.hasSuffix("Wire.md") })
    func documented(_ block: MarkdownBlock) throws {
        for line in block.text.split(separator: "\n") {
            #expect(throws: Never.self, "\(block): \(line)") { try WireMessage(frame: Data(line.utf8)) }
        }
    }

    @Test("of a call has the form that the documentation shows")
    func callForm() throws {
        let call = Data(
            #"{"id":7,"call":{"keychain":{"do":"copyMatching","query":{"class":{"string":"genp"},"r_Data":{"boolean":true}}}}}"#
                .utf8)
        #expect(
            try WireMessage(frame: call)
                == .call(
                    id: 7,
                    .keychain(.copyMatching(["class": .string("genp"), "r_Data": .boolean(true)]))))
        let result = Data(#"{"id":7,"result":{"keychain":{"status":0,"result":{"data":"c2VjcmV0"}}}}"#.utf8)
        #expect(
            try WireMessage(frame: result)
                == .result(id: 7, .keychain(KeychainReply(.success, result: .data(Data("secret".utf8))))))
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
        let frame = Data(#"{"hello":1,"colour":"red","request":{"new":true}}"#.utf8)
        #expect(try WireMessage(frame: frame) == .hello(version: 1))
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
            (#"{"id":"1","fault":"x"}"#, "id", "Int"),
            (#"{"id":1.5,"fault":"x"}"#, "", "a number does not fit"),
            (#"{"id":1,"reply":{}}"#, "reply", "no known kind"),
            (#"{"id":1,"reply":{"response":{"code":"4","properties":{}}}}"#, "reply.response.code", "Int"),
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
            (#"{"id":1,"call":{"telephone":{}}}"#, "call", "no known kind"),
            (#"{"id":1,"call":{"keychain":{"do":"steal","query":{}}}}"#, "call.keychain.do", "steal"),
            (#"{"id":1,"call":{"keychain":{"do":"update","query":{}}}}"#, "call.keychain", "changes"),
            (
                #"{"id":1,"call":{"keychain":{"do":"add","query":{"acct":"me"}}}}"#, "call.keychain.query.acct",
                "Dictionary"
            ),
            (#"{"call":{"keychain":{"do":"add","query":{}}}}"#, "", "‘id’ is missing"),
            (#"{"id":1,"result":{}}"#, "result", "no known kind"),
            (#"{"id":1,"result":{"refusal":{"reason":"mood","text":""}}}"#, "result.refusal.reason", "mood"),
            (#"[]"#, "", "array"),
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
        arguments: [("hello", "character 0"), ("{} x", "character 3"), (#"{"id":"#, "end of file"), ("\u{0}", "UTF-8")])
    func notJSON(text: String, words: String) throws {
        let error = #expect(throws: FrameError.self) { try WireMessage(frame: Data(text.utf8)) }
        guard case .notJSON(let reason) = try #require(error) else {
            Issue.record("\(text): \(String(describing: error))")
            return
        }
        #expect(reason.contains(words))
    }

    @Test("that would make too long a frame is not sent")
    func tooLong() {
        let text = String(repeating: "x", count: WireVersion.frameLimit)
        let error = #expect(throws: FrameError.self) {
            try FrameEncoder.encode(.fault(id: 1, text: text))
        }
        #expect(error == .tooLong(bytes: WireVersion.frameLimit + 19, limit: WireVersion.frameLimit))
    }
}
