// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The `${name}` and `${name.property}` in a text.
enum Placeholder {
    /// The names before the first dot, in order; unclosed ones are plain text.
    static func names(in text: String) -> [String] {
        text.matches(of: /\$\{\s*([^}.]*)[^}]*\}/).map { match in
            String(match.output.1.trimmingPrefix(while: \.isWhitespace))
        }
    }
}
