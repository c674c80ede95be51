// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences

/// The JSON form of a shortcut: the same tree, so that it can be read, compared and written by hand.
///
/// What JSON lacks is an object with one key: `{"$data": "base64"}`, `{"$date": "2026-11-21T09:30:00Z"}`, and
/// `{"$dictionary": {…}}` for a dictionary that would be taken for one of the three. Nothing is lost.
package enum ShortcutJSON {
    private static let data = "$data"
    private static let date = "$date"
    private static let dictionary = "$dictionary"

    /// The JSON of a shortcut.
    ///
    /// - Parameter pretty: Whether each value has a line of its own; else all of it is one line, without its end.
    package static func text(of document: ShortcutDocument, pretty: Bool = true) -> String {
        JSONWriter.text(of: replaced(document.root.content), pretty: pretty) + (pretty ? "\n" : "")
    }

    /// The tree with what JSON lacks as objects.
    private static func replaced(_ content: PropertyListNode.Content) -> PropertyListNode.Content {
        switch content {
        case .data(let bytes): return .dictionary([.init(key: data, .string(bytes.base64EncodedString()))])
        case .date(let moment): return .dictionary([.init(key: date, .string(moment.formatted(.iso8601)))])
        case .array(let elements):
            return .array(elements.map { PropertyListNode(content: replaced($0.content), location: $0.location) })
        case .dictionary(let entries):
            let inner = PropertyListNode.Content.dictionary(
                entries.map { .init(key: $0.key, replaced($0.value.content)) })
            let isAmbiguous = entries.count == 1 && [data, date, dictionary].contains(entries[0].key)
            return isAmbiguous ? .dictionary([.init(key: dictionary, inner)]) : inner
        default: return content
        }
    }

    /// Whether the first letter is one that begins JSON and no property list.
    static func isJSON(_ bytes: Data) -> Bool {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes
        return text.first { $0 > 0x20 }.map { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") } ?? false
    }

    static func read(_ bytes: Data) -> ShortcutReading {
        do throws(ShortcutProblem) {
            return ShortcutReading(try ShortcutReader.document(of: try root(bytes)))
        } catch {
            return ShortcutReading(document: nil, problems: [error])
        }
    }

    private static func root(_ bytes: Data) throws(ShortcutProblem) -> PropertyListNode {
        do throws(JSONReader.Failure) {
            guard let root = try JSONReader.read(bytes, within: ShortcutReader.limits) else {
                throw JSONReader.Failure(offset: 0, message: "there is nothing in it")
            }
            return PropertyListNode(content: restored(root.content), location: .init())
        } catch {
            let lines = bytes.prefix(error.offset).split(
                separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            throw ShortcutProblem(
                at: PropertyListLocation(line: lines.count, column: (lines.last?.count ?? 0) + 1),
                "the file is not valid JSON: \(error.message)", remedy: "fix it there")
        }
    }

    private static func restored(_ content: PropertyListNode.Content) -> PropertyListNode.Content {
        switch content {
        case .array(let elements):
            return .array(elements.map { PropertyListNode(content: restored($0.content), location: $0.location) })
        case .dictionary(let entries):
            if entries.count == 1, let value = special(entries[0].key, entries[0].value.content) { return value }
            return .dictionary(entries.map { .init(key: $0.key, restored($0.value.content)) })
        default: return content
        }
    }

    private static func special(
        _ key: String, _ value: PropertyListNode.Content
    ) -> PropertyListNode.Content? {
        switch (key, value) {
        case (data, .string(let text)): Data(base64Encoded: text).map { .data($0) }
        // What is no date is a dictionary with such a key, and stays one.
        case (date, .string(let text)): (try? Date(text, strategy: .iso8601)).map { .date($0) }
        case (dictionary, .dictionary(let entries)):
            .dictionary(entries.map { .init(key: $0.key, restored($0.value.content)) })
        default: nil
        }
    }
}
