// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Several answers in one: "ham, cheese and olives", "火腿、奶酪和橄榄".
enum ListedAnswers {
    /// Items that a list may have; what is beyond is left to the last one.
    private static let longest = 500

    /// - Returns: The items, trimmed, without empty ones.
    static func items(of text: String) -> [String] {
        let separator = /\s*(?:[,;，；、\n]\s*(?:and\s+)?|\s+(?:and|&)\s+|\s+和\s+)\s*/
        let parts = text.split(separator: separator, maxSplits: longest).map(String.init)
        let isChinese = text.contains { ("\u{4E00}"..."\u{9FFF}").contains($0) }
        // Without spaces 和 may be part of a word, so it parts only what a list mark parted before.
        guard isChinese, parts.count > 1, let last = parts.last, let and = last.firstIndex(of: "和"),
            and != last.startIndex, last.index(after: and) != last.endIndex
        else { return parts.map(trimmed).filter { !$0.isEmpty } }
        let split = parts.dropLast() + [String(last[..<and]), String(last[last.index(after: and)...])]
        return split.map(trimmed).filter { !$0.isEmpty }
    }

    private static func trimmed(_ text: String) -> String {
        AnswerText(text).original
    }
}
