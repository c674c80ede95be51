// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

@Suite("An XML property list")
struct XMLPropertyListTests {
    /// A text, where its first mistake is, and what is said about it.
    struct Mistake: CustomTestStringConvertible {
        let testDescription: String
        let bytes: [UInt8]
        let place: String
        let message: String

        init(_ text: String, _ place: String, _ message: String) {
            self.init(bytes: Array(text.utf8), place, message)
        }

        init(bytes: [UInt8], _ place: String, _ message: String) {
            testDescription = "\(place) \(message)"
            (self.bytes, self.place, self.message) = (bytes, place, message)
        }
    }

    static let mistakes: [Mistake] = [
        Mistake(
            "<plist>\n<string>salt & pepper</string>\n</plist>", "2:14",
            "this '&' does not begin a character reference"),
        Mistake("<plist>\n<string>AT&T</string>\n</plist>", "2:11", "this '&' does not begin"),
        Mistake("<plist>\n<string>a&nbsp;b</string>\n</plist>", "2:10", "'&nbsp;' is not a character"),
        Mistake("<plist>\n<string>&#8;</string>\n</plist>", "2:9", "'&#8;' is not a valid XML character"),
        Mistake("<plist>\n<string>&#xD800;</string></plist>", "2:9", "'&#xD800;' is not a valid XML character"),
        Mistake("<plist>\n<string>ä\u{1}</string>\n</plist>", "2:10", "the control character U+0001"),
        Mistake("<plist>\n<!-- \u{1B} --><dict/></plist>", "2:6", "the control character U+001B"),
        Mistake("<plist>\n<dict>\0</dict></plist>", "2:7", "the control character U+0000 (NUL)"),
        Mistake("\u{1}<plist><dict/></plist>", "1:1", "the control character U+0001"),
        Mistake("<plist>\n<string>\u{FFFE}</string></plist>", "2:9", "U+FFFE is not a character"),
        Mistake(bytes: "<plist>\n<string>a".utf8 + [0xE4] + "</string></plist>".utf8, "2:10", "the byte 0xE4 is not"),
        Mistake(
            bytes: "<plist>\n<!-- ".utf8 + [0xFF] + " --></plist>".utf8, "2:6", "the byte 0xFF is not text in UTF-8"),
        Mistake(bytes: "<plist>\n<!--".utf8 + [0xED, 0xA0, 0x80], "2:5", "the byte 0xED is not text in UTF-8"),
        Mistake(
            bytes: [0xFF, 0xFE] + "<plist>\n".utf8.flatMap { [$0, 0] } + [0x00, 0xD8], "2:1",
            "the unit 0xD800 is not text in UTF-16"),
        Mistake(
            "<plist>\n<dict>\n</array>\n</plist>", "3:1",
            "found </array> but expected the end of <dict> begun on line 2"),
        Mistake("<plist>\n<dict/>\n</plist>\n</plist>", "4:1", "</plist> ends nothing"),
        Mistake("<plist>\n<string>a<string>\n</plist>", "2:10", "<string> is inside a <string> begun on line 2"),
        Mistake("<plist>\n<dict/>\n</plist>\n<plist/>", "4:1", "<plist> follows the end"),
        Mistake("<plist>\n<dict/></plist> more", "2:17", "there is text outside of the <plist>: 'more'"),
        Mistake("<plist>\n<dict>\n  what\n</dict></plist>", "3:3", "text between the elements of a <dict>: 'what'"),
        Mistake("<plist>\n<string>1 < 2</string></plist>", "2:11", "this '<' does not begin a tag"),
        Mistake("<plist>\n<string>]]></string></plist>", "2:9", "this ']]>' ends nothing"),
        Mistake("<plist version=1.0>\n<dict/></plist>", "1:1", "the value of 'version' has no quotes"),
        Mistake("<plist version=\"1.0>\n<dict/></plist>", "1:1", "the value of 'version' has no closing quote"),
        Mistake("<plist version>\n<dict/></plist>", "1:1", "'version' has no value"),
        Mistake("<plist>\n<dict\n<key>a</key>", "2:1", "the tag <dict> is damaged: its '>' is missing"),
        Mistake("<plist>\n<dict></dict\n</plist>", "2:7", "the tag </dict> is damaged: its '>' is missing"),
        Mistake("<?xml version=\"1.0>\n<plist/>", "1:1", "the value of 'version' has no closing quote"),
        Mistake("<?xml version=\"1.0\">\n<plist/>", "1:1", "its '?>' is missing"),
        Mistake("\n<!DOCTYPE plist PUBLIC \"a\" \"b>\n<plist/>", "2:1", "the document type is damaged: a quote"),
        Mistake("\n<!DOCTYPE plist\n<plist/>", "2:1", "the document type is damaged: its '>' is missing"),
        Mistake("<plist>\n<!-- a\n<dict/>\n</plist>\n", "2:1", "the comment that begins here is never closed"),
        Mistake("<plist>\n<string><![CDATA[a</string></plist>", "2:9", "the CDATA section that begins here is never"),
        Mistake("<plist>\n<dict>\n<key>a</ke", "3:11", "the file is cut off within the tag </ke>"),
        Mistake("<plist>\n<dict>\n<key>a</key>\n", "4:1", "the file is cut off: the <dict> begun on line 2 is never"),
        Mistake(
            "<plist>\n<dict>\n<<<<<<< HEAD\n<key>a</key>\n=======\n>>>>>>> b\n", "3:1",
            "there is an unresolved merge conflict: '<<<<<<< HEAD'"),
        Mistake(
            "<plist>\n<dict>\r\n=======\r\n</dict></plist>", "3:1",
            "there is an unresolved merge conflict: '======='"),
        Mistake("<plist>\n<dict/>\n>>>>>>> feature\n</plist>", "3:1", "there is an unresolved merge conflict"),
        Mistake("<<<<<<< ours\n<plist>\n", "1:1", "there is an unresolved merge conflict"),
        Mistake(
            "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n", "1:1",
            "the file is a Git LFS pointer"),
        Mistake(
            "<plist>\n<integer>18446744073709551616</integer></plist>", "2:1",
            "'18446744073709551616' is not a 64-bit integer"),
    ]

    @Test("that is invalid is refused where it goes wrong, once, and with the cause", arguments: mistakes)
    func refused(_ mistake: Mistake) throws {
        let reading = PropertyListReader.read(Data(mistake.bytes))
        #expect(reading.root == nil)
        #expect(reading.problems.count == 1)
        let problem = try #require(reading.problems.first)
        #expect("\(problem.location.line ?? 0):\(problem.location.column ?? 0)" == mistake.place)
        #expect(problem.message.description.contains(mistake.message), "\(problem.message)")
        #expect(!problem.remedy.isEmpty)
    }

    @Test(
        "is read with all that XML has for texts",
        arguments: [
            ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x4E2D;&#X41;", nil), ("&#65;&#x4E2D;&#x1F355;", "A中🍕"),
            ("<![CDATA[<a> & ]]]]><![CDATA[>]]>", "<a> & ]]>"), ("a<!-- & < -->b<?x?>c<?x y?>", "abc"),
            ("a\r\nb\rc", "a\nb\nc"), (" \t a ", " \t a "), ("", ""), ("<![CDATA[]]>", ""),
            ("a > b ]] >", "a > b ]] >"),
        ])
    func texts(xml: String, text: String?) {
        let reading = PropertyListReader.read(Data("<plist><string>\(xml)</string></plist>".utf8))
        if case .string(let read)? = reading.root?.content { #expect(read == text) } else { #expect(text == nil) }
    }

    @Test(
        "is read whatever stands around it",
        arguments: [
            "<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?><plist version = '1.0' ><true/></plist>",
            "\u{FEFF}\n<?xml version=\"1.0\"?><plist><true /></plist>\n<!-- end -->\n", "<plist><true></true></plist >",
            "<!DOCTYPE plist SYSTEM 'a[b]' [<!ELEMENT true EMPTY> <!-- <!ENTITY > it's -->]><plist><true/></plist>",
            "<!-- a --><?one two?><!DOCTYPE plist><plist\tversion=\"&lt;\"\n><true/></plist>",
        ])
    func surroundings(xml: String) {
        let reading = PropertyListReader.read(Data(xml.utf8))
        #expect(reading.problems == [])
        #expect(reading.root?.kind == "a boolean")
    }
}
