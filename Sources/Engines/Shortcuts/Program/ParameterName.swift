// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words for the keys under which files have parameters.
enum ParameterName {
    /// `WFZIPName` as `ZIP Name`, `WFTextActionText` as `Text`: without the mark of the format, and without the name of the
    /// action.
    static func words(of key: String) -> String {
        let letters = Array(key.hasPrefix("WF") ? key.dropFirst(2) : key[...])
        var words: [String] = []
        for (place, letter) in letters.enumerated() {
            let isAfterSmall = place > 0 && letters[place - 1].isLowercase
            // The last capital of several begins the next word.
            let isBeforeSmall =
                place > 0 && place + 1 < letters.count && letters[place - 1].isUppercase
                && letters[place + 1].isLowercase
            if words.isEmpty || letter.isUppercase && (isAfterSmall || isBeforeSmall) {
                words.append(words.isEmpty ? letter.uppercased() : String(letter))
            } else {
                words[words.count - 1].append(letter)
            }
        }
        if let action = words.lastIndex(of: "Action"), action + 1 < words.count { words.removeSubrange(...action) }
        return words.joined(separator: " ")
    }
}
