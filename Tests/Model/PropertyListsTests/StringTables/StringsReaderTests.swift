// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

struct StringsReaderTests {
    static let samples: [(String, [String: String])] = [
        ("", [:]),
        ("/* nothing */ // at all", [:]),
        ("\"a\" = \"b\";", ["a": "b"]),
        ("a=b;c = 'd e';", ["a": "b", "c": "d e"]),
        ("{ a = b; }", ["a": "b"]),
        ("\"a\";", ["a": "a"]),
        ("\"a\" = \"1\"; \"a\" = \"2\";", ["a": "2"]),
        ("\"a\" /* x */ = // y\n \"b\" ;\r\n\"c\"=\"d\";", ["a": "b", "c": "d"]),
        (#""a" = "l\ni\te \"q\" \\ \' \U0041\u00e9 \101 \x";"#, ["a": "l\ni\te \"q\" \\ ' A\u{e9} A x"]),
        (#""a" = "\UD83D\UDE00";"#, ["a": "😀"]),
        ("\"a\" = \"两\n行\";", ["a": "两\n行"]),
        ("aB3.x-y = \"z\";", ["aB3.x-y": "z"]),
        ("<plist><dict><key>a</key><string>b</string></dict></plist>", ["a": "b"]),
    ]

    @Test("texts are read in all spellings", arguments: samples)
    func readable(text: String, strings: [String: String]) throws {
        #expect(try StringsReader.read(Data(text.utf8), path: "F") == strings)
    }

    @Test("UTF-16 is read", arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
    func wide(encoding: String.Encoding) throws {
        let data = try #require("\u{FEFF}\"a\" = \"中\";".data(using: encoding))
        #expect(try StringsReader.read(data, path: "F") == ["a": "中"])
    }

    @Test("a binary property list is read")
    func binary() throws {
        let data = try PropertyListSerialization.data(fromPropertyList: ["a": "中"], format: .binary, options: 0)
        #expect(try StringsReader.read(data, path: "F") == ["a": "中"])
    }

    static let malformedFiles: [(String, Int, String)] = [
        ("\"a\" = \"b\"", 1, "no ;"),
        ("\n\"a\" = ;", 2, "';' stands where the text of 'a' should"),
        ("\r\n\r\n\"a\" = \"b", 3, "never closed"),
        ("a = b;\n/* open", 2, "the comment is never closed"),
        ("= b;", 1, "'=' stands where a key should"),
        ("{ a = b;", 1, "brace"),
        ("a = b; }", 1, "brace"),
        ("{ a = b; } c", 1, "after the closing }"),
        ("a = \"b\\", 1, "never closed"),
        ("<plist>\n<dict><key>a</key>\n<true/></dict></plist>", 3, "'a' is a boolean"),
        ("<plist><array/></plist>", 1, "no dictionary"),
    ]

    @Test("a malformed file is reported with its line", arguments: malformedFiles)
    func malformed(text: String, line: Int, message: String) throws {
        let error = try #require(throws: StringsError.self) { try StringsReader.read(Data(text.utf8), path: "F") }
        #expect(error.line == line)
        #expect(error.message.description.contains(message))
        #expect(error.description.hasPrefix("F:\(line): "))
    }

    @Test("a file cut off anywhere, or of any bytes, never traps")
    func cutOff() {
        let text = #"/* a */ "a" = "b\n\U00e9 中"; c = 'd';"#
        for length in 0...text.utf8.count {
            _ = Result { try StringsReader.read(Data(text.utf8.prefix(length)), path: "F") }
        }
        let error = #expect(throws: StringsError.self) {
            try StringsReader.read(Data([0x22, 0xFF, 0xFE, 0xC0]), path: "F")
        }
        #expect(error?.message.description.contains("UTF-8") == true)
    }
}
