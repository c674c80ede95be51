// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One drawing that symbols are made of.
package enum SymbolShape: Hashable, Sendable {
    /// A symbolic icon of the theme Adwaita, without `-symbolic`.
    case theme(String)
    /// One of Beckon's own, for what the theme has not.
    case own(LineDrawing)
}
