// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A name of the source as a title, where nobody wrote one.
enum NameWords {
    /// `numberOfCups` becomes `Number Of Cups`, as the parts of a name begin with a capital letter.
    static func title(of name: String) -> String {
        var words: [String] = []
        var isInside = false
        for character in name where character != "_" {
            if words.isEmpty || character.isUppercase && isInside { words.append("") }
            words[words.count - 1].append(character)
            isInside = !character.isUppercase
        }
        return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}
