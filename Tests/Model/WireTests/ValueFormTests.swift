// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

/// The wire writes and reads values itself, for speed; a store does it by way of
/// `Codable`. There is one form.
@Suite("A value on the wire")
struct ValueFormTests {
    private struct Frame: Codable {
        struct Reply: Codable {
            var defaultValue: IntentValue
        }

        var id = 1
        var reply: Reply

        init(_ value: IntentValue) {
            reply = Reply(defaultValue: value)
        }
    }

    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return encoder
    }()

    private static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return decoder
    }()

    @Test("is read by Codable", arguments: Samples.values)
    func written(_ value: IntentValue) throws {
        let content = try WireMessage.reply(id: 1, .defaultValue(value)).content
        #expect(try Self.decoder.decode(Frame.self, from: content).reply.defaultValue == value)
    }

    @Test("is read as Codable wrote it, in any layout", arguments: Samples.values)
    func read(_ value: IntentValue) throws {
        for formatting in [JSONEncoder.OutputFormatting(), .prettyPrinted, .sortedKeys, .withoutEscapingSlashes] {
            Self.encoder.outputFormatting = formatting
            let content = try Self.encoder.encode(Frame(value))
            #expect(try WireMessage(frame: content) == .reply(id: 1, .defaultValue(value)))
        }
    }

    @Test("keeps every character, also those that must be escaped")
    func characters() throws {
        let scalars = (0...0x2FF).compactMap(Unicode.Scalar.init) + ["\u{2028}", "\u{FFFF}", "\u{1F355}", "\u{10FFFF}"]
        let text = String(String.UnicodeScalarView(scalars))
        let message = WireMessage.fault(id: 1, text: text)
        #expect(try WireMessage(frame: message.content) == message)
        let escaped = #"{"id":1,"fault":"\u0041\u00e9\ud83c\udf55\b\f\n\r\t\/\\\""}"#
        #expect(try WireMessage(frame: Data(escaped.utf8)) == .fault(id: 1, text: "Aé🍕\u{8}\u{C}\n\r\t/\\\""))
    }

    @Test(
        "takes a whole number in any form JSON has",
        arguments: [("0", 0), ("-0", 0), ("3.0", 3), ("3e2", 300), ("-12E+1", -120), ("9223372036854775807", Int.max)])
    func wholeNumbers(_ text: String, _ number: Int) throws {
        let frame = Data(#"{"id":1,"reply":{"defaultValue":{"integer":\#(text)}}}"#.utf8)
        #expect(try WireMessage(frame: frame) == .reply(id: 1, .defaultValue(.integer(number))))
    }

    @Test(
        "refuses a number that does not fit",
        arguments: ["9223372036854775808", "-9223372036854775809", "1.5", "1e30", "1e999", "\"inf\"", "\"1\""])
    func unfitNumbers(_ text: String) {
        let frame = Data(#"{"id":1,"reply":{"defaultValue":{"integer":\#(text)}}}"#.utf8)
        #expect(throws: FrameError.self) { try WireMessage(frame: frame) }
    }

    @Test("refuses a decimal that no machine number holds", arguments: ["1e999", "-1e999", "\"huge\"", "true", "null"])
    func unfitDecimals(_ text: String) {
        let frame = Data(#"{"id":1,"reply":{"defaultValue":{"decimal":\#(text)}}}"#.utf8)
        #expect(throws: FrameError.self) { try WireMessage(frame: frame) }
    }
}
