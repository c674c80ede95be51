// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues
import Wire

/// One hostile message: a sample of its kind with extreme values in it; the same for the same kind and seed.
package struct HostileMessage: Sendable {
    /// The frame's content, which may be one that the system refuses.
    package let content: Data

    /// - Parameters:
    ///   - id: The number under which it is sent.
    ///   - value: What is likely to fit, such as the value of the parameter that is asked about.
    package init(_ kind: MessageKind, seed: Int, id: Int, value: IntentValue? = nil) throws {
        var numbers = SeededNumbers(seed: seed)
        let samples = try Self.samples(of: kind, value)
        guard let sample = samples.randomElement(using: &numbers) else { throw NoSample(kind: kind) }
        var tree = try JSONDecoder().decode(JSONTree.self, from: sample)
        var mutator = Mutator(seed: seed)
        if case .object(var message) = tree, let key = message.keys.first, case .object(var fields)? = message[key],
            let payload = fields[Self.payload], ["reply", "call"].contains(key)
        {
            fields[Self.payload] = mutator.mutated(payload)
            fields["id"] = .number(String(id))
            message[key] = .object(fields)
            tree = .object(message)
        } else {
            tree = mutator.mutated(tree)
            // Under another number nobody looks at it.
            if kind == .fields, case .object(var message) = tree, case .object(var fields)? = message["fields"] {
                fields["id"] = .number(String(id))
                message["fields"] = .object(fields)
                tree = .object(message)
            }
        }
        content = Data(tree.text.utf8)
    }

    /// Whether the system takes it for a message, so that it gets further than the door.
    package var isMessage: Bool {
        func isRead<Message: WireMessage>(as kind: Message.Type) -> Bool {
            do throws(FrameError) {
                _ = try Message(frame: content)
                return true
            } catch {
                return false
            }
        }
        return isRead(as: MessageFromExtension.self) || isRead(as: MessageFromApp.self)
    }

    /// With its length in front.
    package var frame: Data {
        withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content
    }

    private struct NoSample: Error {
        var kind: MessageKind
    }

    private static func samples(of kind: MessageKind, _ value: IntentValue?) throws -> [Data] {
        let typed = value.map { value -> [ExtensionReply] in
            let results: [ResolutionPayload] = [
                .success(value), .disambiguation([value, value]), .disambiguation(Array(repeating: value, count: 30)),
                .confirmationRequired(value),
            ]
            return results.flatMap { [.resolution([$0], isArray: false), .resolution([$0, $0], isArray: true)] }
                + [
                    .options(OptionsPayload(sections: [.init(title: "T", items: [value, value, value])])),
                    .defaultValue(value),
                    .response(ResponsePayload(code: 4, properties: ["answer": value], activity: Samples.activity)),
                ]
        }
        let fromExtensions = Samples.fromExtensions + (typed ?? []).map { .reply(id: 0, $0) }
        let own =
            try Samples.fromApps.filter { MessageKind($0) == kind }.map { try $0.content }
            + fromExtensions.filter { MessageKind($0) == kind }.map { try $0.content }
        return typed == nil || own.count < 2 ? own : own.suffix(max(1, own.count / 2 + 1))
    }

    /// Where the compiler puts what has no name, after the number.
    private static let payload = "_1"
}
