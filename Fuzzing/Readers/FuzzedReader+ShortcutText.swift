// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ShortcutDocument
import Shortcuts

extension FuzzedReader {
    /// A shortcut as text: what was read is the same when it is written and read again.
    static let shortcutText = FuzzedReader(name: "ShortcutText", dictionary: "shortcut-text") { data in
        guard let document = ShortcutText.reading(data, actions: .standard).document else { return }
        try checkText(of: document)
    }

    /// Whether the text of a shortcut says the same as its file.
    static func checkText(of document: ShortcutDocument) throws {
        let text = Data(ShortcutText.text(of: document, actions: .standard).utf8)
        let again = ShortcutText.reading(text, actions: .standard)
        guard let read = again.document else {
            throw Contradiction("the text of a shortcut is refused: \(again.problems)")
        }
        guard ShortcutWriter.data(of: read, as: .binary) == ShortcutWriter.data(of: document, as: .binary) else {
            throw Contradiction("a shortcut is another when it is written as text and read again")
        }
    }
}
