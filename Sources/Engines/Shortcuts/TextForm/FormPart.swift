// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
import ShortcutDocument

/// The lines of an action, or of what the shortcut says of itself.
struct FormPart {
    /// A line with a key and a value.
    struct Row {
        var key: String
        /// Whether it stood in quotes, and so is no label.
        var isQuoted: Bool
        var value: FormValue
        /// The offset of the line in the text.
        var place: Int
    }

    /// What the text calls the action's output; nil if nothing.
    var handle: String?
    var name = ""
    /// Whether the name stood in quotes, and so is an identifier.
    var isIdentifier = false
    /// Whether the keys are in the order of the file, and nothing is left out.
    var isOrdered = false
    private(set) var rows: [Row] = []
    /// What an action says besides its parameters.
    private(set) var others: [Row] = []
    var place = 0
    /// The keys of both, so that none stands twice.
    private var keys: Set<String> = []

    init(handle: String? = nil, name: String = "", isIdentifier: Bool = false, place: Int = 0) {
        (self.handle, self.name, self.isIdentifier, self.place) = (handle, name, isIdentifier, place)
    }

    /// Adds a line.
    ///
    /// - Throws: `FormError` if its key stands there already.
    mutating func add(_ row: Row, isOther: Bool) throws(FormError) {
        guard keys.insert((isOther ? "+" : row.isQuoted ? "\"" : " ") + row.key).inserted else {
            throw FormError(place: row.place, message: "‘\(row.key)’ stands here twice", remedy: "remove one of them")
        }
        if isOther { others.append(row) } else { rows.append(row) }
    }

    func has(_ key: String) -> Bool { rows.contains { $0.key == key } }

    /// The parameters without variables, by the format's keys.
    ///
    /// - Parameter keys: Those by labels.
    func constants(_ keys: [String: String]) -> [PropertyListNode.Entry] {
        rows.compactMap { row in
            guard case .plain(let content) = row.value else { return nil }
            return .init(key: row.isQuoted ? row.key : keys[row.key] ?? row.key, content)
        }
    }
}
