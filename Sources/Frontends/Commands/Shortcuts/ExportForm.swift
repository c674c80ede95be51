// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import ShortcutDocument
import Shortcuts

/// The forms that a shortcut can be written in.
enum ExportForm: String, CaseIterable, ArgumentChoice {
    case binary
    case xml
    case json
    /// Actions by their titles, outputs by their names, see `ShortcutText`.
    case text

    /// What a file of this ending holds.
    init(ofExtension ending: String) {
        switch ending.lowercased() {
        case "plist", "xml": self = .xml
        case "json": self = .json
        case "txt": self = .text
        default: self = .binary
        }
    }

    func data(of document: ShortcutDocument) -> Data {
        switch self {
        case .binary: ShortcutWriter.data(of: document, as: .binary)
        case .xml: ShortcutWriter.data(of: document, as: .xml)
        case .json: ShortcutWriter.data(of: document, as: .json)
        case .text: Data(ShortcutText.text(of: document, actions: .standard).utf8)
        }
    }
}
