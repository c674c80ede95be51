// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// A name of a source's in words: “Serving Size” of `servingSize`.
    var spelledOut: String {
        var words = ""
        for character in self {
            if character.isUppercase, words.last?.isLowercase == true { words += " " }
            words.append(words.isEmpty ? Character(character.uppercased()) : character)
        }
        return words
    }
}
