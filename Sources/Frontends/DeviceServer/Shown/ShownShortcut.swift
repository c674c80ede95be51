// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A shortcut of the person's, as its tile shows it.
struct ShownShortcut: Encodable, Hashable, Sendable {
    var id: UUID
    var name: String
    /// `#RRGGBB`.
    var color: String
    /// By the number that the format has for it.
    var glyph: Int
    var actionCount: Int
    /// What the person says for it; nil for nothing besides its name.
    var phrase: String?
}
