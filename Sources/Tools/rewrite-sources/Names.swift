// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SwiftSyntax

extension TokenSyntax {
    /// A name without the backticks that may be around it.
    var plainText: String { text.filter { $0 != "`" } }
}

extension String {
    /// Whether it is written as types are, with a capital letter.
    var namesType: Bool { first { $0 != "_" }?.isUppercase == true }
}
