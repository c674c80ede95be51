// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Several answers in one: "ham, cheese and olives", "火腿、奶酪和橄榄".
enum ListedAnswers {
    /// Items that a list may have; what is beyond is left to the last one.
    private static let longest = 500

    /// Names of several words may have separators in them: so many pieces are tried as one name.
    private static let longestName = 4

    /// - Parameter isName: Whether words are a name as a whole, which no “and” in them parts: salt and pepper.
    /// - Returns: The items, trimmed, without empty ones.
    static func items(of text: String, isName: (String) -> Bool = { _ in false }) -> [String] {
        // What comes from a program has an item on each line.
        if text.contains(where: \.isNewline) {
            return text.split(whereSeparator: \.isNewline).prefix(longest).map { trimmed(String($0)) }
                .filter { !$0.isEmpty }
        }
        let pieces = pieces(of: text)
        var items: [String] = []
        var place = pieces.startIndex
        while place < pieces.endIndex {
            let ends = (place + 1..<min(pieces.endIndex, place + longestName)).reversed()
            let end =
                ends.first { isName(trimmed(String(text[pieces[place].startIndex..<pieces[$0].endIndex]))) } ?? place
            items.append(trimmed(String(text[pieces[place].startIndex..<pieces[end].endIndex])))
            place = end + 1
        }
        return items.filter { !$0.isEmpty }
    }

    private static func pieces(of text: String) -> [Substring] {
        let separator = /\s*(?:[,;，；、]\s*(?:and\s+)?|\s+(?:and|&)\s+|\s+和\s+)\s*/
        let parts = text.split(separator: separator, maxSplits: longest)
        let isChinese = text.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
        // Without spaces 和 may be part of a word, so it parts only what a list mark parted before.
        guard isChinese, parts.count > 1, let last = parts.last, let and = last.firstIndex(of: "和"),
            and != last.startIndex, last.index(after: and) != last.endIndex
        else { return parts }
        return parts.dropLast() + [last[..<and], last[last.index(after: and)...]]
    }

    private static func trimmed(_ text: String) -> String {
        AnswerText(text).original
    }
}
