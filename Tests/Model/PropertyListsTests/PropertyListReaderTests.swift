// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

struct PropertyListReaderTests {
    private static func list(_ body: String) -> Data { Data("<plist version=\"1.0\">\n\(body)\n</plist>".utf8) }

    private static func places(_ node: PropertyListNode) -> [String] {
        let place = "\(node.location.keyPath) \(node.location.line ?? 0):\(node.location.column ?? 0) \(node.kind)"
        switch node.content {
        case .array(let items): return [place] + items.flatMap(places)
        case .dictionary(let entries): return [place] + entries.map(\.value).flatMap(places)
        default: return [place]
        }
    }

    @Test("every value of the XML form knows its line, its column and the way to it")
    func placesOfXML() throws {
        let data = Self.list(
            """
            <dict>
              <key>a</key>
              <array>
                <string>ä</string> <true/>
                <dict><key>b</key><integer>0x10</integer></dict>
              </array>
            </dict>
            """)
        let root = try #require(PropertyListReader.read(data).root)
        #expect(
            Self.places(root) == [
                " 2:1 a dictionary", "a 4:3 an array", "a[0] 5:5 a string", "a[1] 5:24 a boolean",
                "a[2] 6:5 a dictionary", "a[2].b 6:23 an integer",
            ])
    }

    @Test("the binary form gives the same values, without lines")
    func binary() throws {
        let content: [String: Any] = ["a": ["ä", true, 1.5], "b": Date(timeIntervalSinceReferenceDate: 12)]
        let data = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        let root = try #require(PropertyListReader.read(data).root)
        #expect(
            Self.places(root) == [
                " 0:0 a dictionary", "a 0:0 an array", "a[0] 0:0 a string", "a[1] 0:0 a boolean",
                "a[2] 0:0 a real number", "b 0:0 a date",
            ])
    }

    @Test(
        "a date is read as the system's own reader does",
        arguments: [
            "1970-01-01T00:00:00Z", "2001-01-01T00:00:00Z", "2000-02-29T12:30:45Z", "1999-12-31T23:59:59Z",
            "2026-11-21T09:30:00Z", "1900-03-01T00:00:00Z", "2400-02-29T00:00:00Z", "1600-01-31T00:00:00Z",
            "9999-12-31T23:59:59Z",
        ])
    func dates(text: String) throws {
        let data = Self.list("<date>\(text)</date>")
        guard case .date(let date) = try #require(PropertyListReader.read(data).root).content else {
            Issue.record("no date")
            return
        }
        #expect(ISO8601DateFormatter().string(from: date) == text)
    }

    @Test(
        "what is no date is refused",
        arguments: [
            "", "today", "2026-11-21", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
            "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T00:60:00Z", "2026-01-01T00:00:00",
            "2026-01-01T00:00:00+01:00", "26-01-01T00:00:00Z", "2026:01:01T00-00-00Z", "２０２６-01-01T00:00:00Z",
        ])
    func noDates(text: String) {
        let reading = PropertyListReader.read(Self.list("<date>\(text)</date>"))
        #expect(reading.root == nil)
        #expect(reading.problems.first?.message == "'\(text)' is not a date")
    }

    @Test("a binary date that is not a point in time is refused", arguments: [Double.nan, .infinity, -.infinity])
    func noBinaryDate(seconds: Double) {
        var bytes = Array("bplist00".utf8) + [0x33]
        bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: seconds.bitPattern >> ($0 * 8)) }
        bytes += [8] + Array(repeating: 0, count: 6) + [1, 1]
        for number in [1, 0, 17] { bytes += Array(repeating: 0, count: 7) + [UInt8(number)] }
        let reading = PropertyListReader.read(Data(bytes))
        #expect(reading.problems.first?.message.description.contains("is not a valid date") == true)
    }

    @Test(
        "a binary value that begins in the table of offsets is refused", arguments: [(8, true), (9, false), (7, false)])
    func binaryOffset(offset: UInt8, isRead: Bool) {
        // The value false, then the table with its only offset.
        var bytes = Array("bplist00".utf8) + [0x08, offset] + Array(repeating: 0, count: 6) + [1, 1]
        for number in [1, 0, 9] { bytes += Array(repeating: 0, count: 7) + [UInt8(number)] }
        let reading = PropertyListReader.read(Data(bytes))
        #expect((reading.root != nil) == isRead)
        let refusals = reading.problems.map { $0.message.description.contains("value 0 lies outside the file") }
        #expect(refusals == (isRead ? [] : [true]))
    }

    @Test("a key that stands twice is told, and the first one stays")
    func twice() throws {
        let reading = PropertyListReader.read(
            Self.list("<dict><key>a</key><true/>\n<key>a</key><false/></dict>"))
        #expect(reading.problems.map(\.location.line) == [3])
        guard case .dictionary(let entries) = try #require(reading.root).content else {
            Issue.record("\(String(describing: reading.root))")
            return
        }
        #expect(entries.map(\.key) == ["a"])
    }

    static let textEncodings: [String.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]

    @Test(
        "a text is read in UTF-8 and both UTF-16, with a byte order mark and without", arguments: textEncodings,
        [true, false])
    func encodings(encoding: String.Encoding, hasMark: Bool) throws {
        let text = "<plist><string>ä披🍕</string></plist>"
        let data = try #require(((hasMark ? "\u{FEFF}" : "") + text).data(using: encoding))
        #expect(PropertyListText.decode(data) == text)
        guard case .string("ä披🍕")? = PropertyListReader.read(data).root?.content else {
            Issue.record("the text is not read")
            return
        }
    }

    @Test(
        "UTF-16 that is cut off or has half a pair is no text",
        arguments: [
            [0x61, 0x00, 0x3C, 0xD8], [0x61, 0x00, 0x3C, 0xD8, 0x61, 0x00], [0x61, 0x00, 0x55, 0xDF],
            [0x61, 0x00, 0x62], [0x61, 0x00, 0x3C, 0xD8, 0x55],
        ] as [[UInt8]])
    func brokenPairs(bytes: [UInt8]) {
        #expect(PropertyListText.decode(Data([0xFF, 0xFE] + bytes)) == nil)
        #expect(PropertyListText.decode(Data(bytes)) == nil)
    }

    @Test("a text of next to nothing is one", arguments: [("", ""), ("a", "a"), ("\u{FEFF}", ""), ("ab", "ab")])
    func shortTexts(text: String, read: String) {
        #expect(PropertyListText.decode(Data(text.utf8)) == read)
    }
}
