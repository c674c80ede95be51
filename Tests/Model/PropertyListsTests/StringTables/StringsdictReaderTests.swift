// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

struct StringsdictReaderTests {
    private func file(_ entry: String) -> Data {
        Data("<plist>\n<dict>\n<key>TDb1dD</key>\n<dict>\(entry)</dict></dict></plist>".utf8)
    }

    @Test("format and variables are read")
    func plural() throws {
        let data = file(
            """
            <key>NSStringLocalizedFormatKey</key><string>%#@cups@ please</string>
            <key>cups</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>a cup</string><key>other</key><string>%d cups</string></dict>
            """)
        let plurals = try StringsdictReader.read(data, path: "F")
        let plural = StringTable.Plural(
            format: "%#@cups@ please", variables: ["cups": ["one": "a cup", "other": "%d cups"]])
        #expect(plurals == ["TDb1dD": plural])
    }

    @Test("texts by width are left out")
    func width() throws {
        let data = file("<key>NSStringVariableWidthRuleType</key><dict><key>1</key><string>s</string></dict>")
        #expect(try StringsdictReader.read(data, path: "F").isEmpty)
    }

    static let malformedFiles: [(String, Int, String)] = [
        ("<key>NSStringLocalizedFormatKey</key><true/>", 4, "is a boolean"),
        ("<key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\n<key>a</key><string>b</string>", 5, "a string"),
        (
            "<key>NSStringLocalizedFormatKey</key><string>%#@a@</string>\n<key>a</key><dict>\n<key>one</key><string>b</string></dict>",
            5, "no words for 'other'"
        ),
    ]

    @Test("a malformed entry is reported with its line", arguments: malformedFiles)
    func malformed(entry: String, line: Int, message: String) throws {
        let error = try #require(throws: StringsError.self) { try StringsdictReader.read(file(entry), path: "F") }
        #expect(error.line == line)
        #expect(error.message.description.contains(message))
    }
}
