// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutRunner
import Shortcuts

extension FuzzedReader {
    /// What a shortcut's confined process writes to its socket, and what it is told.
    static let runMessages = FuzzedReader(
        name: "RunMessages", dictionary: "run-messages", seeds: { RunMessageCheck.seeds }
    ) { data in
        try RunMessageCheck.read(data, as: MessageFromRun.self)
        try RunMessageCheck.read(data, as: MessageToRun.self)
        // The same bytes as one message, so that the fuzzer need not find the lengths.
        let framed = RunMessageCheck.framed(data)
        try RunMessageCheck.read(framed, as: MessageFromRun.self)
        try RunMessageCheck.read(framed, as: MessageToRun.self)
    }
}

/// That a message which was read, or made here, is the same when it is written and read again.
enum RunMessageCheck {
    static func read<Message: Codable>(_ data: Data, as type: Message.Type) throws {
        var reader = RunFrameReader<Message>()
        data.withUnsafeBytes { reader.append($0) }
        while let message = FuzzedReader.accepted({ () throws(RunFrame.Malformed) in try reader.next() }) ?? nil {
            try check(message)
        }
    }

    static func check<Message: Codable>(_ message: Message) throws {
        guard let bytes = FuzzedReader.accepted({ () throws(RunFrame.Malformed) in try RunFrame.bytes(of: message) })
        else { return }
        var reader = RunFrameReader<Message>()
        bytes.withUnsafeBytes { reader.append($0) }
        // Keys of JSON have no order.
        guard let again = try reader.next(), try RunFrame.bytes(of: again).sorted() == bytes.sorted() else {
            throw FuzzedReader.Contradiction("a message is another when it is written and read again")
        }
    }

    /// The text of a message, with one small file.
    static func framed(_ text: Data) -> Data {
        var frame = Data()
        for number in [text.count, 1, 3] {
            withUnsafeBytes(of: UInt32(number).bigEndian) { frame.append(contentsOf: $0) }
        }
        return frame + text + Data("abc".utf8)
    }

    /// A message of each kind.
    static var seeds: [String: Data] {
        let file = ContentFile(name: "a.txt", type: "public.plain-text", data: Data("abc".utf8))
        let messages: [(String, MessageFromRun)] = [
            ("ask", .needs(.fetch(WebRequest("https://a.example", headers: [.init(name: "A", value: "B")])))),
            ("file", .needs(.writeClipboard(Content(.file(file))))),
            ("progress", .progress(RunProgress(action: 1, title: "Text", count: 2, output: "a"))),
            (
                "finished",
                .finished(Content([ContentItem(.number(.fraction(0.5)), name: "half"), ContentItem(.text("a"))]))
            ),
            ("failed", .failed(ShortcutFailure("it is wrong", remedy: "mend it"))),
        ]
        var seeds: [String: Data] = [:]
        for (name, message) in messages {
            seeds[name] = FuzzedReader.accepted { () throws(RunFrame.Malformed) in try RunFrame.bytes(of: message) }
        }
        return seeds
    }
}
