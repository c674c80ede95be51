// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import PropertyLists
import Sentences
import Testing

@testable import Projects

@Suite("Property lists of before XML")
struct OldPropertyListReaderTests {
    private static let text = """
        // !$*UTF8*$!
        { a = b; "c d" = ( "e\\"\\n", f /* g */, <0a 0b>, ); h = { }; i = (); }
        """

    @Test("dictionaries, arrays, texts, data and comments are read")
    func everything() throws {
        #expect(
            try OldPropertyListReader.read(Array(Self.text.utf8))
                == .dictionary([
                    "a": .string("b"), "c d": .array([.string("e\"\n"), .string("f"), .string("<0a 0b>")]),
                    "h": .dictionary([:]), "i": .array([]),
                ]))
    }

    @Test(
        "a mistake is reported with its line",
        arguments: [
            ("{ a = b\n c = d; }", 2, "a ‘;’ is missing behind a value"),
            ("{ a b; }", 1, "a ‘=’ is missing behind a key"),
            ("( a b )", 1, "a comma is missing between two items"), ("\n\"a", 2, "the text is never closed"),
            ("{} x", 1, "there is text after the outermost value"), ("", 1, "the list is cut off"),
            ("{ ; }", 1, "a text is missing"), ("{ /* a", 1, "the comment is never closed"),
        ])
    func mistakes(text: String, line: Int, reason: String) {
        let failure = #expect(throws: OldPropertyListReader.Failure.self) {
            try OldPropertyListReader.read(Array(text.utf8))
        }
        #expect(failure?.line == line)
        #expect(failure?.reason.description == reason)
    }

    @Test("a list cut at any byte, or with any byte changed, is refused or read, and nothing more")
    func hostile() {
        let bytes = Array(Self.text.utf8)
        // The first comment by itself, cut behind its first slash, is a text of one character.
        for end in bytes.indices.dropLast() where end != 1 {
            let failure = #expect(throws: OldPropertyListReader.Failure.self) {
                try OldPropertyListReader.read(Array(bytes[..<end]))
            }
            let lines = bytes[..<end].count { $0 == UInt8(ascii: "\n") } + 1
            #expect(failure.map { (1...lines).contains($0.line) } == true, "\(end)")
        }
        for index in bytes.indices {
            for byte: UInt8 in [0, 0x22, 0x28, 0x2F, 0x3B, 0x5C, 0x7B, 0xFF] {
                var changed = bytes
                changed[index] = byte
                _ = try? OldPropertyListReader.read(changed)
            }
        }
    }

    @Test("nesting is bounded")
    func deep() {
        let failure = #expect(throws: OldPropertyListReader.Failure.self) {
            try OldPropertyListReader.read(Array(repeating: UInt8(ascii: "("), count: 100_000))
        }
        #expect(failure?.reason == "the list nests deeper than 64 levels")
    }
}
