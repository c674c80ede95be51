// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A color or weight of terminal text; the raw values are ECMA-48's SGR codes.
package enum TerminalStyle: Int, Sendable {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case blue = 34
    case cyan = 36
}
