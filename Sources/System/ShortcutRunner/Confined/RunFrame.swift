// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Sentences
import Shortcuts
import Wire

/// A message to or from a confined run as bytes: how long its text and its files are, the text in JSON, the files.
///
/// All numbers have four bytes, the most significant first:
///
/// ```
/// length of the text, number of files, length of each file, text, files
/// ```
package enum RunFrame {
    /// The longest text, the most files and the most bytes of them that a message may have.
    static let textLimit = 64 << 20
    static let fileLimit = 4096
    static let byteLimit = 1 << 30

    /// Why bytes are no message.
    package struct Malformed: Error, CustomStringConvertible, PersonReadable {
        package let sentence: Sentence

        init(_ sentence: Sentence) { self.sentence = sentence }
    }

    /// - Throws: ``Malformed`` where the message is too large or has no form in JSON.
    package static func bytes(of message: some Encodable) throws(Malformed) -> Data {
        let attachments = Attachments()
        let encoder = WireJSON.makeEncoder()
        encoder.userInfo[.attachments] = attachments
        let text: Data
        do {
            text = try encoder.encode(message)
        } catch {
            throw Malformed("it cannot be passed on: \(String(describing: error))")
        }
        let files = attachments.contents
        let size = files.reduce(0) { $0 + $1.count }
        guard text.count <= textLimit, files.count <= fileLimit, size <= byteLimit else {
            throw Malformed("it is too large to pass on: \(text.count + size) bytes in \(files.count) files")
        }
        var frame = Data(capacity: 8 + 4 * files.count + text.count + size)
        for number in [text.count, files.count] + files.map(\.count) {
            withUnsafeBytes(of: UInt32(number).bigEndian) { frame.append(contentsOf: $0) }
        }
        frame.append(text)
        for file in files { frame.append(file) }
        return frame
    }
}

/// Takes the bytes of a connection and gives the messages in them.
package struct RunFrameReader<Message: Decodable> {
    private var bytes = Data()

    package init() {}

    package mutating func append(_ more: UnsafeRawBufferPointer) { bytes.append(contentsOf: more) }

    /// The next message; nil until it has all arrived.
    package mutating func next() throws(RunFrame.Malformed) -> Message? {
        guard bytes.count >= 8 else { return nil }
        let (text, count) = (number(0), number(1))
        guard text <= RunFrame.textLimit, count <= RunFrame.fileLimit else {
            throw RunFrame.Malformed("the message is too large")
        }
        guard bytes.count >= 8 + 4 * count else { return nil }
        let lengths = (0..<count).map { number(2 + $0) }
        let size = lengths.reduce(0, +)
        guard size <= RunFrame.byteLimit else { throw RunFrame.Malformed("the message is too large") }
        var place = bytes.startIndex + 8 + 4 * count
        guard bytes.endIndex - place >= text + size else { return nil }
        let json = bytes[place..<place + text]
        place += text
        let files = lengths.map { length in
            defer { place += length }
            return Data(bytes[place..<place + length])
        }
        defer { bytes = Data(bytes[place...]) }
        return try Self.message(Data(json), files)
    }

    private func number(_ place: Int) -> Int {
        bytes.dropFirst(4 * place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func message(_ json: Data, _ files: [Data]) throws(RunFrame.Malformed) -> Message {
        let decoder = WireJSON.makeDecoder()
        decoder.userInfo[.attachments] = Attachments(files)
        do {
            return try WireJSON.decode(Message.self, from: json, with: decoder)
        } catch {
            throw RunFrame.Malformed("the message cannot be read: \(error)")
        }
    }
}
