// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension FoldedText {
    /// The original words of a run of tokens, with the punctuation inside it.
    ///
    /// Beside it stays what is no punctuation of the sentence: the sign or point of a number, the beginning of a path,
    /// the end of “C++”.
    package func words(_ run: Range<Int>) -> String {
        guard let first = tokens[run].first, let last = tokens[run].last else { return "" }
        let tail = original[last.range.upperBound...].prefix { $0 == "+" || $0 == "#" }
        return String(original[begin(of: first, at: run.lowerBound)..<tail.endIndex])
    }

    private func begin(of token: Token, at place: Int) -> String.Index {
        let before = place == 0 ? nil : tokens[place - 1]
        let gap = original[(before?.range.upperBound ?? original.startIndex)..<token.range.lowerBound]
        let edge = gap.lastIndex { $0.isWhitespace || Self.brackets.contains($0) }
        // In “10-5” it is no sign.
        let isApart = edge != nil || before.map { CharacterKind(original[$0.range.lowerBound]) == .ideograph } ?? true
        let marks = edge.map { gap[gap.index(after: $0)...] } ?? gap
        guard isApart, !marks.isEmpty else { return token.range.lowerBound }
        let isNumber = original[token.range.lowerBound].isNumber && marks.wholeMatch(of: /[-+−－＋]?[.．]?/) != nil
        let isPath = marks.wholeMatch(of: /(?:~|\.\.?)?\/\.?/) != nil
        return isNumber || isPath ? marks.startIndex : token.range.lowerBound
    }

    private static let brackets: Set<Character> = [
        "(", "[", "\"", "'", "“", "‘", "«", "（", "【", "「", "『", "《", "：", "，",
    ]
}
