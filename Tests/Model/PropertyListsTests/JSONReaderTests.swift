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
            "", " ", "{", "[1", "[1 2]", #"{"a"}"#, #"{"a":}"#, "{1:2}", "01", "-", "+1", "1.", "tru", "nul", #""a"#,
            "\"\n\"", #""\x""#,
            #""\u12""#, #""\u+123""#, "1 2", "NaN", "[,]", "[1,]", #"{"a":1,}"#, "1e", "--1", "\u{FEFF}",
        ])
    func refusals(json: String) {
        #expect(throws: JSONReader.Failure.self) { try Self.again(json) }
    }

    @Test("may be neither too deep nor too long")
    func bounds() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(try Self.again(nested(9)) != nil)
        #expect(throws: JSONReader.Failure.self) { try Self.again(nested(10)) }
        #expect(throws: JSONReader.Failure.self) { try Self.again(nested(100_000).prefix(60_000).description) }
        func long(_ count: Int) -> String { "[" + Array(repeating: "1", count: count).joined(separator: ",") + "]" }
        #expect(try Self.again(long(99)) != nil)
        #expect(throws: JSONReader.Failure.self) { try Self.again(long(100)) }
        #expect(throws: JSONReader.Failure.self) {
            try Self.again("\"" + String(repeating: "a", count: 1 << 16) + "\"")
        }
    }

    @Test("says where it is wrong")
    func place() {
        #expect(throws: JSONReader.Failure(offset: 3, message: "a comma or the end is expected")) {
            try Self.again("[1 2]")
        }
    }
}
