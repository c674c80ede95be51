// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import Sentences
import Testing

struct HostileFilesTests {
    static let unreadableFiles: [(String, String, String)] = [
        ("nothing", "", "the file is empty"),
        ("prose", "hello", "not a property list"),
        ("only blanks", "  \n ", "not a property list"),
        ("other XML", "<html><body/></html>", "outermost element is <html>"),
        ("not well-formed", "<plist><dict></array></plist>", "found </array> but expected the end of <dict>"),
        ("a key without a value", "<plist><dict><key>a</key></dict></plist>", "'a' has no value"),
        ("two keys", "<plist><dict><key>a</key><key>b</key></dict></plist>", "'a' has no value"),
        ("a value without a key", "<plist><dict><true/></dict></plist>", "has no key"),
        ("a key in an array", "<plist><array><key>a</key></array></plist>", "outside a <dict>"),
        ("two roots", "<plist><dict/><dict/></plist>", "more than one value"),
        ("no root", "<plist></plist>", "holds no value"),
        ("an unknown element", "<plist><dict><key>a</key><null/></dict></plist>", "<null> is not a property"),
        ("an element in a string", "<plist><string><true/></string></plist>", "is inside a <string>"),
        ("a wrong integer", "<plist><integer>1x</integer></plist>", "'1x' is not an integer"),
        ("a huge integer", "<plist><integer>99999999999999999999</integer></plist>", "is not a 64-bit integer"),
        ("a wrong real", "<plist><real>nan</real></plist>", "'nan' is not a real number"),
        ("data", "<plist><data>AA==</data></plist>", "is data"),
        ("stray text", "<plist><dict>what</dict></plist>", "text between the elements"),
        ("an array", "<plist><array/></plist>", "is an array"),
        ("an entity", "<!DOCTYPE p [<!ENTITY a \"aa\">]>\n<plist><string>&a;</string></plist>", "XML entity"),
        (
            "an entity of a file", "<!DOCTYPE p [\n<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<plist/>", "XML entity"
        ),
    ]

    @Test("what is not a definition is refused with a place and a reason", arguments: unreadableFiles)
    func unreadable(name: String, text: String, message: String) {
        let reading = DefinitionReader.read(Data(text.utf8), path: "F")
        #expect(reading.file == nil)
        #expect(reading.diagnostics.contains { $0.message.description.contains(message) && $0.location.line != nil })
    }

    @Test("a depth of ten thousand is refused without being followed", arguments: ["array", "dict"])
    func deep(element: String) {
        let opening = element == "dict" ? "<dict><key>a</key>" : "<array>"
        let reading = DefinitionReader.read(
            Data(("<plist>" + String(repeating: opening, count: 10_000)).utf8), path: "F")
        #expect(reading.diagnostics.map(\.message) == ["the file nests more than 64 levels deep"])
    }

    @Test("a binary file of a depth of ten thousand, or one that names itself, is refused", arguments: [10_000, 1])
    func deepBinary(depth: Int) {
        // Each array holds the next one; the last holds the first.
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for index in 0..<depth {
            offsets.append(bytes.count)
            let next = (index + 1) % depth
            bytes += [0xA1, UInt8(next >> 8), UInt8(next & 0xFF)]
        }
        let reading = DefinitionReader.read(closed(bytes, offsets: offsets), path: "F")
        #expect(reading.diagnostics.first?.message.description.contains("nests more than 64 deep") == true)
    }

    @Test("a small binary file that stands for billions of values is refused")
    func manyValues() {
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for index in 0..<30 {
            offsets.append(bytes.count)
            bytes += [0xAA] + (0..<10).flatMap { _ in [0, UInt8(index + 1)] }
        }
        offsets.append(bytes.count)
        bytes.append(0x09)
        let reading = DefinitionReader.read(closed(bytes, offsets: offsets), path: "F")
        #expect(reading.diagnostics.first?.message.description.contains("expand to more than") == true)
    }

    @Test("a file of a hundred megabytes is refused at once")
    func large() {
        let reading = DefinitionReader.read(Data(count: 100 << 20), path: "F")
        #expect(reading.diagnostics.first?.message.description.contains("104857600 bytes") == true)
    }

    @Test("bytes that are no text are refused")
    func noText() {
        let reading = DefinitionReader.read(Data([0x89, 0x50, 0x4E, 0x47]), path: "F")
        #expect(reading.diagnostics.first?.message.description.contains("neither") == true)
    }

    static let textEncodings: [String.Encoding] = [.utf8, .utf16LittleEndian, .utf16BigEndian]

    @Test(
        "UTF-8 and both UTF-16 are read, with a byte order mark and without", arguments: textEncodings, [true, false])
    func encodings(encoding: String.Encoding, mark: Bool) throws {
        let text = try CoffeeShop.text().replacing("UTF-8", with: encoding == .utf8 ? "UTF-8" : "UTF-16")
        let data = try #require(((mark ? "\u{FEFF}" : "") + text).data(using: encoding))
        let reading = DefinitionReader.read(data, path: "F")
        #expect(reading.diagnostics.map(\.description) == [])
        #expect(reading.file == (try CoffeeShop.file()))
    }

    @Test("CR LF, comments and CDATA are read, and lines are counted right")
    func lineEnds() throws {
        let text =
            "<plist>\r\n<!-- c -->\r\n<dict>\r\n<key>INIntents</key>\r\n<string><![CDATA[<&>]]></string>\r\n</dict></plist>"
        let reading = DefinitionReader.read(Data(text.utf8), path: "F")
        let wrong = reading.diagnostics.first { $0.message == "INIntents is a string" }
        #expect(wrong?.location.line == 5)
        #expect(wrong?.location.column == 1)
    }

    @Test("a link that Git wrote as text is reported with its target")
    func link() {
        let data = Data("../App/Intents.intentdefinition\n".utf8)
        #expect(DefinitionReader.linkTarget(of: data) == "../App/Intents.intentdefinition")
        let reading = DefinitionReader.read(data, path: "F")
        #expect(reading.diagnostics.first?.message.description.contains("../App/Intents.intentdefinition") == true)
    }

    @Test("very long names are told by their beginning")
    func longNames() throws {
        let long = String(repeating: "ä-", count: 100_000)
        let reading = try CoffeeShop.reading(replacing: "<string>lid</string>", with: "<string>\(long)</string>")
        #expect(reading.file == nil)
        #expect(reading.diagnostics.allSatisfy { $0.description.count < 1000 })
    }

    private func closed(_ bytes: [UInt8], offsets: [Int]) -> Data {
        var bytes = bytes
        let table = bytes.count
        for offset in offsets { bytes += [UInt8(offset >> 16), UInt8(offset >> 8 & 0xFF), UInt8(offset & 0xFF)] }
        bytes += [0, 0, 0, 0, 0, 0, 3, 2]
        for number in [offsets.count, 0, table] {
            bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        }
        return Data(bytes)
    }
}
