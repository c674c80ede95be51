// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import PeerConnection
import TestSupport
import Testing
import Wire

@Suite("A message")
struct WireMessageTests {
    @Test("comes out of its frame as it went in", arguments: try Sample.all())
    func roundTrip(_ sample: Sample) throws {
        #expect(try sample.isMessage(sample.content))
        var decoder = FrameDecoder()
        decoder.append(try sample.rewrite(sample.content))
        #expect(try decoder.next() == sample.content || sample.isMessage(sample.content))
        #expect(try decoder.next() == nil)
    }

    @Test(
        "is read as the page about them shows it",
        arguments: try MarkdownBlock.all("json").filter { $0.document.hasSuffix("Wire.md") })
    func documented(_ block: MarkdownBlock) throws {
        for line in block.text.split(separator: "\n") {
            let frame = Data(line.utf8)
            let isRead =
                Self.isRead(frame, as: MessageFromExtension.self) || Self.isRead(frame, as: MessageFromApp.self)
                || Self.isRead(frame, as: MessageToExtension.self) || Self.isRead(frame, as: MessageToApp.self)
            #expect(isRead, "\(block): \(line)")
        }
    }

    private static func isRead<Message: WireMessage>(_ frame: Data, as kind: Message.Type) -> Bool {
        do throws(FrameError) {
            _ = try Message(frame: frame)
            return true
        } catch {
            return false
        }
    }

    @Test("of a call is the same from an app as from an extension, and so is that of a result to them")
    func sharedForms() throws {
        for call in Samples.calls {
            let frame = try MessageFromApp.call(id: 7, call).content
            #expect(try MessageFromExtension(frame: frame) == .call(id: 7, call))
        }
        for answer in Samples.answers {
            let frame = try MessageToExtension.result(id: 7, answer).content
            #expect(try MessageToApp(frame: frame) == .result(id: 7, answer))
        }
    }

    @Test("of a result holds the reply that the call names, or why there is none")
    func answers() throws {
        let call = KeychainRequest.delete([:])
        for reply in Samples.keychainReplies {
            #expect(try SystemAnswer(to: call, .success(reply)).read(as: KeychainRequest.self) == .success(reply))
        }
        for refusal in Samples.callRefusals {
            #expect(try SystemAnswer.refusal(refusal).read(as: KeychainRequest.self) == .failure(refusal))
        }
        let error = #expect(throws: FrameError.self) {
            try SystemAnswer(to: PhraseScreenDismissal(), .success(Done())).read(as: KeychainRequest.self)
        }
        #expect(error?.place == "reply")
        #expect(error?.description.contains("‘status’") == true)
    }

    @Test("of a result that no frame holds says so instead")
    func largeResult() throws {
        let call = KeychainRequest.delete([:])
        let reply = KeychainReply(.success, result: .data(Data(count: WireVersion.frameLimit)))
        guard case .failure(let refusal) = try SystemAnswer(to: call, .success(reply)).read(as: KeychainRequest.self)
        else { return #expect(Bool(false), "it was sent") }
        #expect(refusal.reason == .tooLarge)
        #expect(refusal.text.contains("ask for fewer items at once"))
    }

    @Test("carries numbers that JSON lacks", arguments: [Double.infinity, -.infinity, .greatestFiniteMagnitude, -0.0])
    func unusualNumbers(_ number: Double) throws {
        let message = MessageFromExtension.reply(id: 1, .defaultValue(.decimal(number)))
        #expect(try MessageFromExtension(frame: message.content) == message)
    }

    @Test("carries what is not a number")
    func notANumber() throws {
        let message = try MessageFromExtension(
            frame: MessageFromExtension.reply(id: 1, .defaultValue(.decimal(.nan))).content)
        guard case .reply(1, .defaultValue(.decimal(let number))) = message else {
            Issue.record("\(message)")
            return
        }
        #expect(number.isNaN)
    }

    @Test("is read past fields of a later version")
    func unknownFields() throws {
        let frame = Data(#"{"hello":{"version":1,"mood":2},"colour":"red","request":{"new":true}}"#.utf8)
        #expect(try MessageFromExtension(frame: frame) == .hello(version: 1))
    }

    @Test("of another version is refused, naming both", arguments: [0, 2, -1, Int.max])
    func otherVersion(_ version: Int) {
        let error = #expect(throws: FrameError.unsupportedVersion(version, supported: 1)) {
            try MessageFromExtension(frame: Data(#"{"hello":{"version":\#(version)}}"#.utf8))
        }
        #expect(error?.description.contains("version \(version)") == true)
    }

    @Test(
        "that is invalid says where and why",
        arguments: [
            (#"{}"#, "", "no known kind"),
            (#"{"progress":{"id":1}}"#, "", "no known kind"),
            (#"{"hello":{"version":1},"fault":{"id":1,"text":"x"}}"#, "", "or of several"),
            (#"{"fault":{"text":"x"}}"#, "fault", "‘id’ is missing"),
            (#"{"fault":{"id":"1","text":"x"}}"#, "fault.id", "Int"),
            (#"{"fault":{"id":1.5,"text":"x"}}"#, "", "a number does not fit"),
            (#"{"reply":{"id":1,"_1":{}}}"#, "reply", "no known kind"),
            (
                #"{"reply":{"id":1,"_1":{"response":{"_0":{"code":"4","properties":{}}}}}}"#, "reply.response.code",
                "Int"
            ),
            (
                #"{"reply":{"id":1,"_1":{"options":{"_0":{"sections":[{"items":[{"colour":1}]}]}}}}}"#,
                "reply.options.sections[0].items[0]", "one known key"
            ),
            (
                #"{"reply":{"id":1,"_1":{"options":{"_0":{"sections":[{"items":[{"string":"a","integer":1}]}]}}}}}"#,
                "reply.options.sections[0].items[0]", "one known key"
            ),
            (
                #"{"reply":{"id":1,"_1":{"resolution":{"_0":[{"resolution":"maybe"}],"isArray":false}}}}"#,
                "reply.resolution[0].resolution", "maybe"
            ),
            (#"{"call":{"id":1,"_1":{"telephone":{}}}}"#, "call", "no known kind"),
            (#"{"call":{"id":1,"_1":{"keychain":{"_0":{"steal":{"_0":{}}}}}}}"#, "call.keychain", "no known kind"),
            (
                #"{"call":{"id":1,"_1":{"keychain":{"_0":{"update":{"_0":{}}}}}}}"#, "call.keychain.update",
                "changes"
            ),
            (
                #"{"call":{"id":1,"_1":{"keychain":{"_0":{"add":{"_0":{"acct":"me"}}}}}}}"#, "call.keychain.add.acct",
                "Dictionary"
            ),
            (#"{"request":{"id":1,"_1":{"confirm":{"_0":{"className":"a","values":{}}}}}}"#, "", "no known kind"),
            (#"{"event":{"id":1,"_1":{"terminate":{}}}}"#, "", "no known kind"),
            (#"[]"#, "", "array"),
        ])
    func notMessage(text: String, place: String, reason: String) throws {
        let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: Data(text.utf8)) }
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
        let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: Data(text.utf8)) }
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
            try FrameEncoder.encode(MessageFromExtension.fault(id: 1, text: text))
        }
        #expect(error == .tooLong(bytes: WireVersion.frameLimit + 28, limit: WireVersion.frameLimit))
    }
}
