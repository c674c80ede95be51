// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

@Suite("JSON")
struct JSONReaderTests {
    private static let limits = PropertyListLimits(size: 1 << 16, depth: 8, values: 100)

    private static func again(_ json: String) throws -> String? {
        try JSONReader.read(Data(json.utf8), within: limits).map { JSONWriter.text(of: $0.content) }
    }

    @Test(
        "is written as it was read, in its order",
        arguments: [
            #"{"b":1,"a":[true,false,"x"]}"#, "[]", "{}", #""\"\\\n\r\t""#, "18446744073709551615",
            "-9223372036854775808",
            "1.5", "0", "-0.25", #""é😀""#, "[[],{}]",
        ])
    func roundTrip(json: String) throws { #expect(try Self.again(json) == json) }

    @Test(
        "has other ways of writing the same",
        arguments: [
            (#""\u00e9\ud83d\ude00\/\b\f""#, #""é😀/\u0008\u000c""#), (" [ 1 , 2 ] ", "[1,2]"), ("1e2", "100.0"),
            (#"{"a":1,"a":2}"#, #"{"a":2}"#),
            (#"{"a":null,"b":[null,1]}"#, #"{"b":[1]}"#), (#""\ud83d""#, "\"\u{FFFD}\""),
            (#""\ud83dx""#, "\"\u{FFFD}x\""),
            (#""\ud83d\u0041""#, "\"\u{FFFD}A\""), (#""\udc00""#, "\"\u{FFFD}\""), ("\u{FEFF}1", "1"),
        ])
    func others(json: String, written: String) throws { #expect(try Self.again(json) == written) }

    @Test("that is null is nothing") func null() throws { #expect(try Self.again("null") == nil) }

    @Test(
        "is refused if it is not one",
        arguments: [
            ("", 0), (" ", 1), ("{", 1), ("[1", 2), ("[1 2]", 3), (#"{"a"}"#, 4), (#"{"a":}"#, 5), ("{1:2}", 1),
            ("01", 0), ("-", 0), ("+1", 0), ("1.", 0), ("tru", 0), ("nul", 0), (#""a"#, 2), ("\"\n\"", 1),
            (#""\x""#, 1), (#""\u12""#, 3), (#""\u+123""#, 3), ("1 2", 2), ("NaN", 0), ("[,]", 1), ("[1,]", 3),
            (#"{"a":1,}"#, 7), ("1e", 0), ("--1", 0), ("\u{FEFF}", 3),
        ])
    func refusals(json: String, offset: Int) {
        let error = #expect(throws: JSONReader.Failure.self) { try Self.again(json) }
        #expect(error?.offset == offset)
    }

    @Test("may be neither too deep nor too long")
    func bounds() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try Self.again(nested(9)) != nil)
        for deep in [nested(10), String(nested(100_000).prefix(60_000))] {
            let error = #expect(throws: JSONReader.Failure.self) { try Self.again(deep) }
            #expect(error?.offset == 9)
            #expect(error?.message.description.contains("8 deep") == true)
        }
        func long(_ count: Int) -> String { "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]" }
        #expect(try Self.again(long(99)) != nil)
        let many = #expect(throws: JSONReader.Failure.self) { try Self.again(long(100)) }
        #expect(many?.message.description.contains("100 values") == true)
        let large = #expect(throws: JSONReader.Failure.self) {
            try Self.again("\"" + String(repeating: "a", count: 1 << 16) + "\"")
        }
        #expect(large?.message.description.contains("\((1 << 16) + 2) bytes") == true)
    }

    @Test("says where it is wrong")
    func place() {
        #expect(throws: JSONReader.Failure(offset: 3, message: "a comma or the end is expected")) {
            try Self.again("[1 2]")
        }
    }
}
