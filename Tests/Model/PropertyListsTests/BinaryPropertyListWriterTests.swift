// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import Testing

struct BinaryPropertyListWriterTests {
    private static func root(_ body: String) throws -> PropertyListNode {
        try #require(PropertyListReader.read(Data("<plist>\(body)</plist>".utf8)).root)
    }

    /// Everything a tree says, without places.
    private static func text(_ node: PropertyListNode) -> String {
        switch node.content {
        case .array(let items): "[" + items.map(text).joined(separator: ",") + "]"
        case .dictionary(let entries): "{" + entries.map { "\($0.key):\(text($0.value))" }.joined(separator: ",") + "}"
        default: "\(node.content)"
        }
    }

    private static let long = String(repeating: "é", count: 70_000)
    private static let bodies = [
        "<string></string>", "<string>plain</string>", "<string>中文 🍕</string>", "<string>\(long)</string>",
        "<integer>0</integer>", "<integer>255</integer>", "<integer>256</integer>", "<integer>65536</integer>",
        "<integer>4294967296</integer>", "<integer>-1</integer>", "<integer>-9223372036854775808</integer>",
        "<integer>9223372036854775807</integer>", "<integer>18446744073709551615</integer>", "<real>-1.5e300</real>",
        "<true/>", "<false/>", "<date>2026-11-21T09:30:00Z</date>", "<data></data>",
        "<data>AAECAwQFBgcICQoLDA0ODxA=</data>",
        "<array/>", "<dict/>", "<array><array/><dict/><array><true/></array></array>",
        "<dict><key>a</key><array><string>a</string><integer>1</integer><real>1</real><true/></array><key>é</key><dict><key>a</key><string>é</string></dict></dict>",
        "<array>" + (0..<300).map { "<integer>\($0)</integer>" }.joined() + "</array>",
    ]

    @Test("what is written reads the same again", arguments: bodies)
    func roundTrip(body: String) throws {
        let root = try Self.root(body)
        let reading = PropertyListReader.read(BinaryPropertyListWriter.data(of: root))
        #expect(reading.problems.map(\.message) == [])
        #expect(try Self.text(#require(reading.root)) == Self.text(root))
    }

    @Test(
        "the system's own reader reads it the same as the XML form", arguments: bodies.filter { !$0.contains("1844") })
    func system(body: String) throws {
        let data = BinaryPropertyListWriter.data(of: try Self.root(body))
        let binary = try PropertyListSerialization.propertyList(from: data, format: nil) as? NSObject
        let xml = try PropertyListSerialization.propertyList(
            from: Data("<plist version=\"1.0\">\(body)</plist>".utf8), format: nil)
        #expect(binary == xml as? NSObject)
    }

    @Test("equal texts are written once")
    func sharing() throws {
        let words = String(repeating: "<string>a long text</string>", count: 100)
        let data = BinaryPropertyListWriter.data(of: try Self.root("<array>\(words)</array>"))
        #expect(data.count < 200)
    }

    @Test("one tree always gives the same bytes")
    func stable() throws {
        let keys = (0..<50).map { "<key>k\($0)</key><string>v\($0)</string>" }.joined()
        let first = BinaryPropertyListWriter.data(of: try Self.root("<dict>\(keys)</dict>"))
        #expect(BinaryPropertyListWriter.data(of: try Self.root("<dict>\(keys)</dict>")) == first)
    }
}
