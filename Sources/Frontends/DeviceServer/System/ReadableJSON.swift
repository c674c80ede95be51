// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// A value of the wire as JSON that a person reads: no more of it than a page has room for.
struct ReadableJSON {
    /// Long texts are cut here, in characters.
    private static let longestText = 300
    /// What is below stays untold.
    private static let deepest = 24

    /// How much may still be shown, in characters.
    private var room: Int

    /// - Parameter room: How long the text becomes, in characters and roughly.
    /// - Returns: Nil for what JSON can't say.
    static func text(of value: some Encodable, room: Int = 8000) -> String? {
        guard let data = try? WireJSON.encoder.encode(value),
            let whole = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        else { return nil }
        var json = ReadableJSON(room: room)
        let shown = json.shown(whole, depth: 0)
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
        return (try? JSONSerialization.data(withJSONObject: shown, options: options)).map {
            String(decoding: $0, as: UTF8.self)
        }
    }

    private mutating func shown(_ value: Any, depth: Int) -> Any {
        guard room > 0, depth <= Self.deepest else { return "…" }
        room -= 4
        switch value {
        case let text as String: return shown(text)
        // So the compiler writes a value that has no name.
        case let members as [String: Any] where members.keys.elementsEqual(["_0"]):
            return members.values.first.map { shown($0, depth: depth + 1) } ?? [:]
        case let members as [String: Any]:
            var all: [String: Any] = [:]
            for (name, member) in members.sorted(by: { $0.key < $1.key }) {
                guard room > 0 else {
                    all["…"] = "\(members.count - all.count) more"
                    break
                }
                room -= name.count
                all[name] = shown(member, depth: depth + 1)
            }
            return all
        case let elements as [Any]:
            var all: [Any] = []
            for element in elements {
                guard room > 0 else {
                    all.append("… \(elements.count - all.count) more")
                    break
                }
                all.append(shown(element, depth: depth + 1))
            }
            return all
        default: return value
        }
    }

    private mutating func shown(_ text: String) -> String {
        let length = text.count
        let shown = min(length, Self.longestText, max(room, 1))
        room -= shown
        return shown < length ? "\(text.prefix(shown))… (\(length - shown) more)" : text
    }
}
