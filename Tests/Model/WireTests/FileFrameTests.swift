// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import TestSupport
import Testing
import Wire

@Suite("A file on the wire")
struct FileFrameTests {
    private let file = FileValue(holding: Data("picture".utf8), filename: "a.png", typeIdentifier: "public.png")

    private var message: MessageFromExtension { .reply(id: 1, .defaultValue(.file(file))) }

    private func content(of frame: Data) throws -> Data {
        var decoder = FrameDecoder()
        decoder.append(frame)
        return try #require(try decoder.next())
    }

    @Test("is announced and let go of in frames of their own")
    func frames() throws {
        for frame in [FileFrame.comes(file.digest, size: 7), .comes(file.digest, size: 0), .isReleased(file.digest)] {
            #expect(try FileFrame(frame: content(of: frame.bytes)) == frame)
        }
        #expect(try FileFrame(frame: Data("{}".utf8)) == nil)
    }

    @Test("that is larger than travels, or has no whole digest, is refused")
    func refusals() throws {
        let frame = try content(of: FileFrame.comes(file.digest, size: 7).bytes)
        for digest in [frame.dropLast(), frame + [0]] {
            let error = #expect(throws: FrameError.self) { try FileFrame(frame: digest) }
            #expect(error?.place == "file")
            #expect(error?.description.contains("digest") == true)
        }
        for size: UInt8 in [0xFF, 0x7F] {
            let error = #expect(throws: FrameError.self) {
                try FileFrame(frame: Data(frame.prefix(4) + [size] + frame.dropFirst(5)))
            }
            #expect(error?.place == "file")
            #expect(error?.description.contains("\(FileValue.sizeLimit) bytes") == true)
        }
    }

    @Test("is named in a message, and its bytes are beside it")
    func naming() throws {
        let frame = try FrameEncoder.outgoing(message)
        #expect(frame.files == [file.content])
        let json = String(decoding: frame.bytes.dropFirst(4), as: UTF8.self)
        #expect(json.contains(file.digest.text))
        #expect(!json.contains("cGljdHVyZQ"))
    }

    @Test("is read where it has come before, and not where it has not")
    func reading() throws {
        let frame = try content(of: FrameEncoder.outgoing(message).bytes)
        let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: frame, files: FileTable()) }
        #expect(error?.place == "reply.defaultValue.file.digest")
        var table = FileTable()
        table.contents[file.digest] = file.content
        guard case .reply(_, .defaultValue(.file(let read)?)) = try MessageFromExtension(frame: frame, files: table)
        else {
            Issue.record("another message was read")
            return
        }
        #expect(read == file)
        #expect(read.content === file.content)
        // The viewer at no files reads it too.
        #expect(try MessageFromExtension(frame: frame) == message)
    }

    @Test("without content cannot be sent")
    func noContent() {
        let gone = FileValue(digest: file.digest, size: 7, filename: "a.png")
        let error = #expect(throws: FrameError.self) {
            try FrameEncoder.outgoing(MessageFromExtension.reply(id: 1, .defaultValue(.file(gone))))
        }
        #expect(error?.place == "file")
        #expect(error?.description.contains("‘a.png’") == true)
    }

    @Test("goes ahead of the first message alone, until it is let go of")
    func ledger() throws {
        var sent = SentFiles()
        let content = try #require(file.content)
        let (first, second) = (sent.add([content]), sent.add([content]))
        #expect(first == [content])
        #expect(second == [])
        #expect(sent.content(of: file.digest) === content)
        let another = FileValue(holding: Data("picture".utf8), filename: "b.png")
        let other = try #require(another.content)
        let isOtherRemoved = sent.remove(file.digest, ObjectIdentifier(other))
        #expect(!isOtherRemoved)
        let isRemoved = sent.remove(file.digest, ObjectIdentifier(content))
        #expect(isRemoved)
        let isRemovedAgain = sent.remove(file.digest, ObjectIdentifier(content))
        #expect(!isRemovedAgain)
        let third = sent.add([other])
        #expect(third == [other])
    }

    @Test("tells once when no value holds it any more")
    func ending() throws {
        let told = Told()
        var value: FileValue? = FileValue(holding: Data([1]), filename: "a")
        var copy = value
        value?.content?.whenGone { told.count += 1 }
        value = nil
        #expect(told.count == 0)
        #expect(copy != nil)
        copy = nil
        #expect(told.count == 1)
    }

    private final class Told: @unchecked Sendable {
        var count = 0
    }
}
