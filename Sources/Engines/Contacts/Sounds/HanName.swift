// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases
import Synchronization

/// Names in simplified Chinese characters: where the family name ends, and how they are read.
enum HanName {
    /// Whether a text is of Chinese characters and nothing else.
    static func isHan(_ text: String) -> Bool {
        !text.isEmpty && text.unicodeScalars.allSatisfy(isHan)
    }

    static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0x20000...0x323AF: true
        default: false
        }
    }

    /// Family and given name of a name that is written without a space between; nil for one that is no such name.
    static func parts(of name: String) -> (family: String, given: String)? {
        guard isHan(name), (2...4).contains(name.count) else { return nil }
        let family = name.count > 2 && compoundFamilies.contains(String(name.prefix(2))) ? 2 : 1
        return (String(name.prefix(family)), String(name.dropFirst(family)))
    }

    /// How characters are read, without tones, the usual reading first; nil if one has none.
    ///
    /// - Parameter isFamily: Whether they are a family name, of which some are read in a way of their own.
    static func readings(of name: String, isFamily: Bool = false) -> [[String]]? {
        if isFamily, let family = families[name] { return family.map { [$0] } }
        var readings: [[String]] = []
        for scalar in name.unicodeScalars {
            var syllables = Pinyin.syllables(of: scalar).map { String($0) }
            if syllables.isEmpty, let rare = rareReadings.reading(of: scalar) { syllables = [rare] }
            guard !syllables.isEmpty else { return nil }
            readings.append(syllables)
        }
        return readings.isEmpty ? nil : readings
    }

    private static let rareReadings = RareReadings()

    private static let compoundFamilies: Set<String> = [
        "欧阳", "上官", "司马", "诸葛", "司徒", "东方", "独孤", "南宫", "万俟", "闻人", "夏侯", "尉迟", "公孙", "慕容",
        "长孙", "宇文", "皇甫", "令狐", "轩辕", "端木", "申屠", "呼延",
    ]

    /// Each character's one reading.
    private static let families: [String: [String]] = [
        "单": ["shan"], "仇": ["qiu"], "解": ["xie"], "曾": ["zeng"], "查": ["zha"], "朴": ["piao"], "区": ["ou"],
        "盖": ["ge"], "翟": ["zhai"], "乐": ["yue"], "覃": ["qin"], "员": ["yun"], "缪": ["miao"], "召": ["shao"],
        "逄": ["pang"], "尉迟": ["yu", "chi"], "万俟": ["mo", "qi"], "长孙": ["zhang", "sun"],
    ]
}

/// Readings of characters that few names have, from Unicode's tables, each kept once it was looked up.
private final class RareReadings: Sendable {
    private let known = Mutex<[UInt32: String?]>([:])

    func reading(of scalar: Unicode.Scalar) -> String? {
        guard HanName.isHan(scalar) else { return nil }
        return known.withLock { known in
            if let reading = known[scalar.value] { return reading }
            let reading = Self.lookedUp(scalar)
            known[scalar.value] = .some(reading)
            return reading
        }
    }

    private static func lookedUp(_ scalar: Unicode.Scalar) -> String? {
        let latin = String(scalar).applyingTransform(.mandarinToLatin, reverse: false)?
            .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
        guard let latin, !latin.isEmpty, latin.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
        return latin
    }
}
