// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts
import Testing

@Suite("Messages of confined runs")
struct RunFrameTests {
    private static let file = ContentFile(name: "a.bin", type: "public.data", data: Data([1, 2, 3]), path: "x/a.bin")

    private static var dictionary: ContentDictionary {
        var dictionary = ContentDictionary()
        dictionary["z"] = .number(.whole(1))
        dictionary["a"] = Content([ContentItem(.text("one")), ContentItem(.boolean(true), name: "named")])
        return dictionary
    }

    /// One of each kind of content, each as text where it has such a form.
    private static let contents: [Content] = [
        .nothing, .text("Hello"), .number(.whole(-7)), .number(Number(0.25)), .boolean(false),
        Content(.date(ContentDate(Date(timeIntervalSinceReferenceDate: 5), isDay: true))), Content(.url("https://a.b")),
        Content(.dictionary(dictionary)), Content(.list(ContentList([ContentItem(.text("in it"))]))),
        Content(.richText(RichText(html: "<b>x</b>", text: "x"))), Content(.file(file)),
        Content(.measurement(ContentMeasurement(.whole(5), unit: "km"))),
        Content(.record(ContentRecord(kind: .contact, title: "Ada", properties: dictionary))),
        .one(ContentItem(match: "ab", groups: ["a", "b"])),
    ]

    private static func read(_ frame: Data, in pieces: Int = 1 << 20) throws -> [MessageFromRun] {
        var reader = RunFrameReader<MessageFromRun>()
        var messages: [MessageFromRun] = []
        for start in stride(from: 0, to: frame.count, by: pieces) {
            frame[start..<min(start + pieces, frame.count)].withUnsafeBytes { reader.append($0) }
            while let message = try reader.next() { messages.append(message) }
        }
        return messages
    }

    /// What tells two contents apart.
    private static func words(_ content: Content) -> String { String(reflecting: dumped(content)) }

    private static func dumped(_ content: Content) -> [String] {
        content.items.map { item in
            var text = ""
            dump(item, to: &text)
            // Where an object lies is nothing of it.
            return text.replacing(/#[0-9]+|0x[0-9a-f]+|pointerValue: [0-9]+/, with: "")
        }
    }

    @Test("bring every kind of content over", arguments: contents.indices)
    func everyKind(place: Int) throws {
        let frame = try RunFrame.bytes(of: MessageFromRun.finished(Self.contents[place]))
        guard case .finished(let content)? = try Self.read(frame).first else {
            Issue.record("it is another message")
            return
        }
        #expect(Self.words(content) == Self.words(Self.contents[place]))
    }

    @Test("may come in any pieces, and several at once")
    func pieces() throws {
        let one = try RunFrame.bytes(of: MessageFromRun.finished(Content(.file(Self.file))))
        let two = try RunFrame.bytes(of: MessageFromRun.needsShortcut(name: "Tea"))
        for pieces in [1, 3, 7, 1000] {
            let messages = try Self.read(one + two, in: pieces)
            #expect(messages.count == 2, "in pieces of \(pieces)")
            guard case .needsShortcut("Tea")? = messages.last else {
                Issue.record("the second is another message")
                continue
            }
        }
    }

    @Test(
        "that are invalid are refused, and nothing is made of their size",
        arguments: [
            (Data([0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0]), "too large"),
            (Data([0, 0, 0, 2, 0xFF, 0xFF, 0xFF, 0xFF]), "too large"),
            (Data([0, 0, 0, 2, 0, 0, 0, 1, 0xFF, 0xFF, 0xFF, 0xFF]), "too large"),
            (Data([0, 0, 0, 2, 0, 0, 0, 0, 0x7B, 0x7D]), "cannot be read"),
            (Data([0, 0, 0, 2, 0, 0, 0, 0, 0x5B, 0x5B]), "JSON"),
        ])
    func malformed(frame: Data, reason: String) {
        let error = #expect(throws: RunFrame.Malformed.self) { try Self.read(frame) }
        #expect(error?.description.contains(reason) == true)
    }

    @Test("that name a file which does not exist are refused")
    func missingFile() throws {
        let text = Data(#"{"finished":{"_0":[{"file":{"name":"a","type":"public.data","place":3}}]}}"#.utf8)
        let head = Data([0, 0, 0, UInt8(text.count), 0, 0, 0, 0])
        let error = #expect(throws: RunFrame.Malformed.self) { try Self.read(head + text) }
        #expect(error?.description.contains("place") == true)
    }

    @Test("that are nested too deeply are refused before they are built")
    func deep() throws {
        var content = Content.text("x")
        for _ in 0..<200 { content = Content(.list(ContentList(content.items))) }
        let frame = try RunFrame.bytes(of: MessageFromRun.finished(content))
        let error = #expect(throws: RunFrame.Malformed.self) { try Self.read(frame) }
        #expect(error?.description.contains("96 deep") == true)
    }
}
