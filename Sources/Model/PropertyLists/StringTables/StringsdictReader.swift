// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// Reads `.stringsdict` files: texts that depend on numbers.
package enum StringsdictReader {
    /// The plural texts by key. Entries of other kinds, such as texts by width, are left out.
    ///
    /// - Parameters:
    ///   - data: a property list of either form.
    ///   - path: what an error calls the file.
    /// - Throws: what is wrong and on which line, when the file is no property list or an entry is malformed.
    package static func read(_ data: Data, path: String) throws(StringsError) -> [String: StringTable.Plural] {
        var plurals: [String: StringTable.Plural] = [:]
        for entry in try StringsPropertyList.entries(of: data, path: path) {
            let fields = try dictionary(entry, path: path)
            guard let formatEntry = fields.first(where: { $0.key == "NSStringLocalizedFormatKey" }) else { continue }
            var plural = StringTable.Plural(format: try string(formatEntry, path: path), variables: [:])
            for field in fields where field.key != formatEntry.key {
                plural.variables[field.key] = try variable(field, path: path)
            }
            plurals[entry.key] = plural
        }
        return plurals
    }

    private static func variable(
        _ entry: PropertyListNode.Entry, path: String
    ) throws(StringsError) -> [String: String] {
        var words: [String: String] = [:]
        for field in try dictionary(entry, path: path) where PluralCategory(rawValue: field.key) != nil {
            words[field.key] = try string(field, path: path)
        }
        guard words[PluralCategory.other.rawValue] != nil else {
            throw StringsError(
                path: path, line: entry.keyLocation.line, "the variable '\(entry.key)' has no words for 'other'",
                remedy: "add <key>other</key> with the text for all other numbers")
        }
        return words
    }

    private static func dictionary(
        _ entry: PropertyListNode.Entry, path: String
    ) throws(StringsError) -> [PropertyListNode.Entry] {
        if case .dictionary(let entries) = entry.value.content { return entries }
        throw wrong(entry, "a dictionary", path: path)
    }

    private static func string(_ entry: PropertyListNode.Entry, path: String) throws(StringsError) -> String {
        if case .string(let text) = entry.value.content { return text }
        throw wrong(entry, "a string", path: path)
    }

    private static func wrong(_ entry: PropertyListNode.Entry, _ expected: String, path: String) -> StringsError {
        StringsError(
            path: path, line: entry.value.location.line, "the value of '\(entry.key)' is \(entry.value.kind)",
            remedy: "make it \(expected)")
    }
}
