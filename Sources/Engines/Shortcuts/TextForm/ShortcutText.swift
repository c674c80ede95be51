// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists
import Sentences
package import ShortcutDocument

/// The text form of a shortcut: actions by their titles, outputs by their names, to be read, written and compared.
///
/// Nothing is lost: a text that is read gives the tree that it was written from, in the same order. Identifiers and
/// orders of keys stand at its end.
package enum ShortcutText {
    /// A text is read into this many bytes at most.
    package static let sizeLimit = 16 << 20

    /// The text of a shortcut.
    package static func text(of document: ShortcutDocument, actions catalog: ActionCatalog) -> String {
        TextFormWriter(document, FormActionWords(catalog)).text
    }

    /// Whether bytes are a text of this form: no other file of a shortcut begins with its first line.
    package static func isText(_ bytes: Data) -> Bool {
        let line = bytes.drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
        return line.elementsEqual(FormLine.shortcut.utf8)
    }

    /// The shortcut that a text says, or its first mistake.
    package static func reading(_ bytes: Data, actions catalog: ActionCatalog) -> ShortcutReading {
        do throws(ShortcutProblem) {
            return ShortcutReading(try read(bytes, actions: catalog))
        } catch {
            return ShortcutReading(document: nil, problems: [error])
        }
    }

    /// The shortcut that a text says.
    ///
    /// - Throws: `ShortcutProblem` with the line and column of the first mistake.
    package static func read(
        _ bytes: Data, actions catalog: ActionCatalog
    ) throws(ShortcutProblem) -> ShortcutDocument {
        guard bytes.count <= sizeLimit else {
            throw ShortcutProblem("the text has \(bytes.count >> 20) MB", remedy: "split the shortcut")
        }
        let bytes = [UInt8](bytes)
        do throws(FormError) {
            var reader = TextFormReader(bytes, FormActionWords(catalog))
            return try reader.document()
        } catch {
            let lines = bytes.prefix(error.place).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let column = lines.last.map { String(decoding: $0, as: UTF8.self).count } ?? 0
            throw ShortcutProblem(
                at: PropertyListLocation(line: lines.count, column: column + 1), error.message, remedy: error.remedy)
        }
    }
}
