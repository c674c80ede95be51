// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Sentences

/// Reads `.strings` files: the old style (`"key" = "value";`) and property lists.
package enum StringsReader {
    /// The texts by key; of a key that stands twice, the last one, as Foundation has it.
    ///
    /// - Parameters:
    ///   - data: UTF-8, UTF-16 or a property list of either form.
    ///   - path: what an error calls the file.
    /// - Throws: what is wrong and on which line, when the file is neither.
    package static func read(_ data: Data, path: String) throws(StringsError) -> [String: String] {
        guard data.count <= PropertyListLimits.declarations.size else {
            throw StringsError(path: path, line: nil, "the file has \(data.count) bytes", remedy: "split it")
        }
        if data.starts(with: Data("bplist".utf8)) { return try propertyList(data, path: path) }
        guard let text = PropertyListText.decode(data) else {
            throw StringsError(
                path: path, line: nil, "the file is text in neither UTF-8 nor UTF-16", remedy: "save it in UTF-8")
        }
        if text.first(where: { !$0.isWhitespace }) == "<" { return try propertyList(data, path: path) }
        var parser = OldStyleStringsParser(text)
        do throws(OldStyleScanner.Problem) {
            return try parser.parse()
        } catch {
            throw StringsError(path: path, line: error.line, error.reason, remedy: error.remedy)
        }
    }

    private static func propertyList(_ data: Data, path: String) throws(StringsError) -> [String: String] {
        var strings: [String: String] = [:]
        for entry in try StringsPropertyList.entries(of: data, path: path) {
            guard case .string(let text) = entry.value.content else {
                throw StringsError(
                    path: path, line: entry.value.location.line, "the value of '\(entry.key)' is \(entry.value.kind)",
                    remedy: "make it a string")
            }
            strings[entry.key] = text
        }
        return strings
    }
}
