// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import ShortcutRunner
import Shortcuts
import Testing
import Wire

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

    /// The message that the other side reads.
    private static func crossed(
        _ message: MessageFromRun, filesIn place: RunFilePlace = .sealedMemory
    ) throws -> MessageFromRun {
        let outgoing = try FrameEncoder.outgoing(RunFrame(message, filesIn: place))
        var files = FileTable()
        for file in outgoing.files { files.contents[file.digest] = file }
        var decoder = FrameDecoder()
        decoder.append(outgoing.bytes)
        return try RunFrame<MessageFromRun>(frame: try #require(try decoder.next()), files: files).message
    }

    private static func read(_ text: String) throws(FrameError) {
        _ = try RunFrame<MessageFromRun>(frame: Data(text.utf8), files: FileTable())
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

    @Test(
        "bring every kind of content over",
        arguments: contents.indices, [RunFilePlace.sealedMemory, .temporaryFolder])
    func everyKind(index: Int, place: RunFilePlace) throws {
        guard case .finished(let content) = try Self.crossed(.finished(Self.contents[index]), filesIn: place) else {
            Issue.record("it is another message")
            return
        }
        #expect(Self.words(content) == Self.words(Self.contents[index]))
    }

    @Test("bring all their files over as one", arguments: [RunFilePlace.sealedMemory, .temporaryFolder])
    func oneFile(place: RunFilePlace) throws {
        let files = (0..<3).map { number in
            ContentFile(
                name: "\(number)", type: "public.data", data: Data(repeating: UInt8(number), count: number * 40_000))
        }
        let message = MessageFromRun.finished(Content(files.map { ContentItem(.file($0)) }))
        #expect(try FrameEncoder.outgoing(RunFrame(message, filesIn: place)).files.map(\.size) == [120_000])
        guard case .finished(let content) = try Self.crossed(message, filesIn: place) else {
            Issue.record("it is another message")
            return
        }
        #expect(Self.words(content) == Self.words(Content(files.map { ContentItem(.file($0)) })))
    }

    @Test("whose files have more bytes than may cross are not sent")
    func tooLarge() {
        let file = ContentFile(name: "a", type: "public.data", data: Data(count: FileValue.sizeLimit / 2 + 1))
        let message = MessageFromRun.finished(Content([ContentItem(.file(file)), ContentItem(.file(file))]))
        let limit = FileValue.sizeLimit
        let reason = "its files have \(limit + 2) bytes, more than the \(limit) that can cross"
        #expect(throws: FrameError.unencodable(place: "", reason: reason)) {
            try FrameEncoder.outgoing(RunFrame(message))
        }
    }

    @Test(
        "that are invalid are refused",
        arguments: [
            "{}", "[]", "[[", #"{"message":{}}"#, #"{"message":{"ended":{}}}"#,
            #"{"message":{"needs":{"_0":{"listShortcuts":{}}}},"files":1}"#,
        ])
    func malformed(text: String) {
        #expect(throws: FrameError.self) { try Self.read(text) }
    }

    private static func missing(_ item: Int) -> FrameError {
        .notMessage(place: "message.finished[\(item)].file.start", reason: "the bytes of a file are missing")
    }

    @Test("that name the same bytes again and again are refused before they fill the memory")
    func repeated() throws {
        let message = MessageFromRun.finished(Content(.file(Self.file)))
        let pack = try #require(try FrameEncoder.outgoing(RunFrame(message)).files.first)
        var files = FileTable()
        files.contents[pack.digest] = pack
        let item = #"{"file":{"name":"a","type":"public.data","start":0,"size":2}}"#
        let text = """
            {"message":{"finished":{"_0":[\(item),\(item)]}},
             "files":{"digest":"\(pack.digest.text)","size":3,"filename":""}}
            """
        #expect(throws: Self.missing(1)) {
            try RunFrame<MessageFromRun>(frame: Data(text.utf8), files: files)
        }
    }

    @Test(
        "that name bytes which did not come are refused",
        arguments: [(0, 1), (3, 1), (-1, 1), (0, -1), (Int.max, 1), (1, Int.max), (Int.min, Int.min)])
    func missingFile(start: Int, size: Int) throws {
        let text = """
            {"message":{"finished":{"_0":[{"file":{"name":"a","type":"public.data","start":\(start),"size":\(size)}}]}}}
            """
        #expect(throws: Self.missing(0)) { try Self.read(text) }
    }

    @Test("that name a file which did not come are refused")
    func missingPack() throws {
        let digest = String(repeating: "0a", count: FileDigest.byteCount)
        let reason = "the content of the file did not come before it"
        #expect(throws: FrameError.notMessage(place: "files.digest", reason: reason)) {
            try Self.read(
                """
                {"message":{"needs":{"_0":{"listShortcuts":{}}}},"files":{"digest":"\(digest)","size":3,"filename":""}}
                """)
        }
    }

    @Test("that are nested too deeply are refused before they are built")
    func deep() throws {
        var content = Content.text("x")
        for _ in 0..<200 { content = Content(.list(ContentList(content.items))) }
        #expect(throws: FrameError.tooDeep(limit: 96)) { try Self.crossed(.finished(content)) }
    }
}
