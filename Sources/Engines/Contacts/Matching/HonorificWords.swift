// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// What people put before and behind the names of others.
enum HonorificWords {
    /// The words of a name without the title at its front or end; nothing if there is none.
    static func without(_ words: [String]) -> [[String]] {
        var rests: [[String]] = []
        for title in openings where words.count > title.count && words.starts(with: title) {
            rests.append(Array(words.dropFirst(title.count)))
        }
        for title in endings where words.count > title.count && words.suffix(title.count).elementsEqual(title) {
            rests.append(Array(words.dropLast(title.count)))
        }
        return rests
    }

    private static let openings = titles("mr, mrs, ms, miss, dr, doctor, prof, professor, herr, frau, 小, 老, 阿")
    private static let endings = titles(
        "先生, 女士, 小姐, 老师, 同学, 总, 医生, 大夫, 教授, 师傅, 太太, 阿姨, 叔叔, 经理, 老板, 律师, 主任, 哥, 姐")

    private static func titles(_ list: String) -> [[String]] {
        list.split(separator: ",").map { FoldedText(String($0)).tokens.map(\.text) }
    }
}
