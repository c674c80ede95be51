// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// The words for what people are to each other, in English, Chinese and German, as `INPersonRelationship` has them.
enum RelationshipWords {
    /// What a word stands for: `mum` and `妈妈` are `mother`; nil for an invalid one.
    static func kind(of words: String) -> String? { kinds[FoldedText(words).key] }

    /// Whom “my mother”, “我妈” or “meine Mutter” means; nil if it is nobody by what they are.
    static func kind(spoken key: String) -> String? {
        if let kind = kinds[key] { return kind }
        for opening in openings where key.hasPrefix(opening + " ") {
            if let kind = kinds[String(key.dropFirst(opening.count + 1))] { return kind }
        }
        return nil
    }

    /// Whether the words mean the one who speaks.
    static func isOneself(_ key: String) -> Bool { oneself.contains(key) }

    /// Names under which people keep those who are that to them.
    static func names(of kind: String) -> [String] { words[kind] ?? [] }

    /// Kinds that a narrower or wider word may have been written as.
    static func neighbours(of kind: String) -> [String] { neighbours[kind] ?? [] }

    private static let neighbours = [
        "father": ["parent"], "mother": ["parent"], "parent": ["father", "mother"], "son": ["child"],
        "daughter": ["child"], "child": ["son", "daughter"], "brother": ["sibling"], "sister": ["sibling"],
        "spouse": ["partner"], "partner": ["spouse"],
    ]

    /// Folded as what is said is, by kind.
    private static let words: [String: [String]] = [
        "father": folded("father, dad, daddy, papa, pa, 爸爸, 爸, 父亲, 老爸, 爹, vater, papi"),
        "mother": folded("mother, mom, mommy, mum, mummy, mama, ma, 妈妈, 妈, 母亲, 老妈, 娘, mutter, mutti, mami"),
        "parent": folded("parent, 家长, elternteil"),
        "brother": folded("brother, 哥哥, 哥, 大哥, 弟弟, 弟, 兄弟, bruder"),
        "sister": folded("sister, 姐姐, 姐, 大姐, 妹妹, 妹, 姐妹, schwester"),
        "child": folded("child, kid, 孩子, kind"),
        "son": folded("son, 儿子, sohn"),
        "daughter": folded("daughter, 女儿, 闺女, tochter"),
        "friend": folded("friend, 朋友, freund, freundin"),
        "spouse": folded(
            "spouse, husband, wife, 老公, 丈夫, 先生, 老婆, 妻子, 太太, 媳妇, 爱人, 配偶, mann, ehemann, frau, ehefrau"),
        "partner": folded(
            "partner, domestic partner, sweetheart, girlfriend, boyfriend, 伴侣, 女朋友, 男朋友, 对象, partnerin"),
        "assistant": folded("assistant, 助理, 助手, 秘书, assistent, assistentin"),
        "manager": folded("manager, boss, 经理, 老板, 上司, 领导, chef, chefin, vorgesetzter, vorgesetzte"),
    ]

    private static let kinds: [String: String] = {
        var kinds: [String: String] = [:]
        for (kind, words) in words { for word in words { kinds[word] = kind } }
        return kinds
    }()

    private static let openings = folded("my, 我 的, 我, 我们, mein, meine, meinen, meinem, meiner")
    private static let oneself = Set(folded("me, myself, 我, 我自己, 自己, mich, mir, ich"))

    private static func folded(_ list: String) -> [String] {
        list.split(separator: ",").map { FoldedText(String($0)).key }
    }
}
