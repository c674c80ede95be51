// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Sentences
import ShortcutRunner
import Shortcuts
import Wire

extension FuzzedReader {
    /// What a shortcut's confined process writes to its socket, and what it is told.
    static let runMessages = FuzzedReader(
        name: "RunMessages", dictionary: "run-messages", seeds: { try RunMessageCheck.seeds() }
    ) { data in
        var decoder = FrameDecoder()
        decoder.append(data)
        while let frame = accepted({ () throws(FrameError) in try decoder.next() }) ?? nil {
            try RunMessageCheck.read(frame)
        }
        // The same bytes as one message, so that the fuzzer need not find the length.
        try RunMessageCheck.read(data)
    }
}

/// That a message which was read, or made here, is the same when it is written and read again.
enum RunMessageCheck {
    private static let file = ContentFile(name: "a.txt", type: "public.plain-text", data: Data("abc".utf8))
    private static let fileMessage = MessageFromRun.needs(.writeClipboard(Content(.file(file))))

    /// The file of the seeds, which messages may name.
    private static let files = FuzzedReader.accepted { () throws(FrameError) in try outgoing(fileMessage) }?.table

    static func read(_ frame: Data) throws {
        try read(frame, as: MessageFromRun.self)
        try read(frame, as: MessageToRun.self)
    }

    private static func read<Message: Codable & Sendable>(_ frame: Data, as type: Message.Type) throws {
        let read = FuzzedReader.accepted { () throws(FrameError) in
            try RunFrame<Message>(frame: frame, files: files ?? FileTable())
        }
        if let read { try check(read.message) }
    }

    static func check<Message: Codable & Sendable>(_ message: Message) throws {
        guard let sent = FuzzedReader.accepted({ () throws(FrameError) in try outgoing(message) }) else { return }
        let again = try outgoing(try RunFrame<Message>(frame: sent.frame, files: sent.table).message)
        // Keys of JSON have no order.
        guard again.frame.sorted() == sent.frame.sorted() else {
            throw FuzzedReader.Contradiction("a message is another when it is written and read again")
        }
    }

    private static func outgoing(
        _ message: some Codable & Sendable
    ) throws(FrameError) -> (frame: Data, table: FileTable) {
        let outgoing = try FrameEncoder.outgoing(RunFrame(message))
        var table = FileTable()
        for file in outgoing.files { table.contents[file.digest] = file }
        return (outgoing.bytes.subdata(in: 4..<outgoing.bytes.count), table)
    }

    /// A message of each kind, each with its length in front.
    static func seeds() throws -> [String: Data] {
        let messages: [(String, MessageFromRun)] = [
            ("ask", .needs(.fetch(WebRequest("https://a.example", headers: [.init(name: "A", value: "B")])))),
            ("file", fileMessage),
            ("progress", .progress(RunProgress(action: 1, title: "Text", count: 2, output: "a"))),
            (
                "finished",
                .finished(Content([ContentItem(.number(.fraction(0.5)), name: "half"), ContentItem(.text("a"))]))
            ),
            ("failed", .failed(ShortcutFailure("it is wrong", remedy: "mend it"))),
        ]
        var seeds: [String: Data] = [:]
        for (name, message) in messages { seeds[name] = try FrameEncoder.outgoing(RunFrame(message)).bytes }
        return seeds
    }
}
