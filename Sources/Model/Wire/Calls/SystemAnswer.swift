// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues

/// The answer to a call as it travels; the call determines the type of its contents.
package struct SystemAnswer: Hashable, Sendable {
    /// What there is to say, of whichever type.
    private enum Content<Reply: Codable>: Codable {
        case reply(Reply)
        case refusal(CallRefusal)
    }

    /// JSON.
    let content: Data
    /// Those that the answer names; where it came from another process, all that may be named.
    let files: [FileContent]

    init(content: Data, files: [FileContent] = []) {
        self.content = content
        self.files = files
    }

    /// A reply that has no form on the wire, or is too long for it, becomes a refusal that says so.
    package init<Call: SystemCall>(to call: Call, _ result: Result<Call.Reply, CallRefusal>) {
        do throws(FrameError) {
            switch result {
            case .success(let reply): self = try Self.saying(reply)
            case .failure(let refusal): self = .refusal(refusal)
            }
        } catch {
            self = .refusal(CallRefusal(.tooLarge, "the result \(error); ask for fewer items at once"))
        }
    }

    private static func saying(_ reply: some Codable) throws(FrameError) -> SystemAnswer {
        let files = FileCollection()
        let content = try FrameEncoder.json(Content.reply(reply), files)
        let limit = WireVersion.frameLimit - NumberedFrame.headerBytes
        guard content.count <= limit else { throw .tooLong(bytes: content.count, limit: limit) }
        return SystemAnswer(content: content, files: files.files)
    }

    /// Whether it names no file and is short, so that it can always be sent.
    package var isRefusal: Bool { content.starts(with: Data("{\"refusal\"".utf8)) }

    package static func refusal(_ refusal: CallRefusal) -> SystemAnswer {
        do throws(FrameError) {
            return SystemAnswer(content: try FrameEncoder.json(Content<Done>.refusal(refusal)))
        } catch {
            // A word, a number and a sentence can always be encoded.
            return SystemAnswer(content: Data())
        }
    }

    /// What the answer says to a call of that type.
    ///
    /// - Throws: ``FrameError`` where it answers no such call.
    package func read<Call: SystemCall>(
        as call: Call.Type
    ) throws(FrameError) -> Result<Call.Reply, CallRefusal> {
        var table = FileTable()
        for file in files { table.contents[file.digest] = file }
        return switch try WireJSON.decode(Content<Call.Reply>.self, from: content, files: table) {
        case .reply(let reply): .success(reply)
        case .refusal(let refusal): .failure(refusal)
        }
    }
}

extension SystemAnswer {
    package static func == (left: SystemAnswer, right: SystemAnswer) -> Bool { left.content == right.content }

    package func hash(into hasher: inout Hasher) { hasher.combine(content) }
}
