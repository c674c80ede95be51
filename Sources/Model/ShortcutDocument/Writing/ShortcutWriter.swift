// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists

/// Writes a shortcut in any of its forms.
package enum ShortcutWriter {
    /// The bytes of a file that reads as the same shortcut.
    package static func data(of document: ShortcutDocument, as form: ShortcutForm) -> Data {
        switch form {
        case .xml: XMLPropertyListWriter.data(of: document.root)
        case .binary: BinaryPropertyListWriter.data(of: document.root)
        case .json: Data(ShortcutJSON.text(of: document).utf8)
        }
    }
}
