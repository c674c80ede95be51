// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An initializer as a domain's definition writes it, taken apart: `init?(number accountNumber: String?)`.
struct InitializerSpelling {
    /// From `init` on.
    let text: String
    /// The names that its arguments have inside, in order.
    let names: [String]

    /// - Returns: nil for what is not an initializer.
    init?(_ text: String) {
        guard text.hasPrefix("init"), let opening = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        self.text = text
        let list = text[text.index(after: opening)...].dropLast()
        let names = Self.arguments(in: list).map { argument in
            argument.prefix { $0 != ":" }.split(separator: " ").last.map(String.init)
        }
        guard names.allSatisfy({ $0 != nil }) else { return nil }
        self.names = names.compactMap(\.self)
    }

    /// The arguments: what commas part that stand in no brackets.
    private static func arguments(in list: Substring) -> [Substring] {
        var depth = 0
        return list.split { character in
            if "([<{".contains(character) { depth += 1 }
            if ")]>}".contains(character) { depth -= 1 }
            return character == "," && depth == 0
        }
    }
}
