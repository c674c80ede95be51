// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Takes a name apart that is written in full.
struct PersonNameReader {
    /// The language's code, `zh`.
    var language: String

    /// More words than any name has are left out.
    private static let wordLimit = 32
    private static let titles: Set = [
        "dame", "dr", "fr", "frau", "herr", "lady", "lord", "madame", "miss", "monsieur", "mr", "mrs", "ms", "mx",
        "prof", "professor", "rev", "señor", "señora", "sir",
    ]
    private static let additions: Set = [
        "dds", "esq", "ii", "iii", "iv", "jr", "junior", "ma", "mba", "md", "phd", "senior", "sr",
    ]
    /// Chinese family names of two characters.
    private static let longFamilies: Set = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "夏侯", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙", "公孫", "慕容", "令狐",
        "司徒", "端木", "长孙", "長孫", "宇文", "轩辕", "軒轅", "司空",
    ]

    /// Nil if there are no words.
    func components(of text: String) -> PersonNameComponents? {
        let halves = text.split(separator: ",", maxSplits: 1).map(words)
        let words = self.words(Substring(text.replacing(",", with: " ")))
        guard !words.isEmpty else { return nil }
        switch NameScript(of: words.joined()) {
        case .chinese, .korean: return eastern(words)
        default:
            // “Appleseed, John”, but not “John Appleseed, Jr.”.
            let isTurned = halves.count == 2 && !halves[1].isEmpty && !halves[1].allSatisfy(isAddition)
            return western(isTurned ? halves[1] + halves[0] : words)
        }
    }

    private func words(_ text: Substring) -> [String] {
        text.split(whereSeparator: \.isWhitespace).prefix(Self.wordLimit).map(String.init)
    }

    private func isAddition(_ word: String) -> Bool { Self.additions.contains(Self.plain(word)) }

    private static func plain(_ word: String) -> String { word.lowercased().replacing(".", with: "") }

    private func western(_ words: [String]) -> PersonNameComponents {
        var rest = words[...]
        var name = PersonNameComponents()
        let titles = rest.dropLast().prefix { Self.titles.contains(Self.plain($0)) }
        rest = rest.dropFirst(titles.count)
        var additions: [String] = []
        while rest.count > 1, let last = rest.last, isAddition(last) {
            additions.insert(last, at: 0)
            rest.removeLast()
        }
        name.namePrefix = Self.joined(titles)
        name.nameSuffix = Self.joined(additions[...])
        let isFamilyFirst = language == "hu" || language == "vi"
        if rest.count > 1, let family = isFamilyFirst ? rest.popFirst() : rest.popLast() { name.familyName = family }
        name.givenName = isFamilyFirst ? rest.popLast() : rest.popFirst()
        name.middleName = Self.joined(rest)
        return name
    }

    private func eastern(_ words: [String]) -> PersonNameComponents {
        var name = PersonNameComponents()
        if words.count > 1 {
            name.familyName = words[0]
            name.givenName = words[1...].joined()
            return name
        }
        let word = words[0]
        let isLong = Self.longFamilies.contains(String(word.prefix(2))) || language == "ja" && word.count > 3
        let length = word.count < 2 ? 0 : isLong && word.count > 2 ? 2 : 1
        name.familyName = length > 0 ? String(word.prefix(length)) : nil
        name.givenName = String(word.dropFirst(length))
        return name
    }

    private static func joined(_ words: ArraySlice<String>) -> String? {
        words.isEmpty ? nil : words.joined(separator: " ")
    }
}
