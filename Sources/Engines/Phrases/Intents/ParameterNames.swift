// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What people call a parameter beside its value: its title, or the last word of that, of one and of many.
struct ParameterNames {
    /// Empty if it has no title.
    let all: [String]

    init(_ title: String, _ words: LanguageWords) {
        let tokens = FoldedText(title).tokens.map(\.text)
        guard let last = tokens.last else {
            all = []
            return
        }
        guard !words.isUnspaced else {
            all = [title]
            return
        }
        let names = Set([tokens.joined(separator: " "), last]).sorted()
        all = names + names.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 + "s" }
    }
}
