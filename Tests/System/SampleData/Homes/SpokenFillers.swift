// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words that people say around what they want.
package struct SpokenFillers: Sendable {
    package var front: [String]
    package var behind: [String]
    package var between: [String]

    /// Those of a language that are, or are not, in a set of lowercase ones.
    package init(language: String, in known: Set<String>, areKnown: Bool) {
        let all = Self.byLanguage[language] ?? Self(front: [], behind: [], between: [])
        func chosen(_ words: [String]) -> [String] { words.filter { known.contains($0.lowercased()) == areKnown } }
        self.init(front: chosen(all.front), behind: chosen(all.behind), between: chosen(all.between))
    }

    private init(front: [String], behind: [String], between: [String]) {
        self.front = front
        self.behind = behind
        self.between = between
    }

    private static let byLanguage = [
        "de": SpokenFillers(
            front: [
                "bitte", "äh", "ähm", "also", "könntest du", "kannst du bitte", "hey", "okay", "hör zu", "Mensch", "ey",
                "tja", "sei so lieb und", "ach komm", "tu mir den Gefallen und",
            ],
            behind: [
                "bitte", "danke", "für mich", "sofort", "wenn's geht", "wenn du magst", "mein Lieber", "bittschön",
            ],
            between: ["äh", "ähm", "bitte", "mal", "sozusagen", "öh", "quasi"]),
        "en": SpokenFillers(
            front: [
                "please", "um", "uh", "okay", "hey", "could you", "can you please", "well", "so", "hmm", "look",
                "listen", "my dear", "would you be so kind and", "be a dear and", "yo", "honestly",
            ],
            behind: [
                "please", "thanks", "for me", "right now", "if you can", "if you don't mind", "cheers", "mate",
                "when you get a chance", "my friend",
            ],
            between: ["um", "uh", "please", "you know", "like", "kind of", "sort of", "umm"]),
        "fr": SpokenFillers(
            front: [
                "s'il te plaît", "euh", "alors", "peux-tu", "bon", "dis", "est-ce que tu peux", "tiens", "eh bien",
                "sois gentil", "allez", "bref",
            ],
            behind: [
                "s'il te plaît", "merci", "maintenant", "s'il vous plaît", "tout de suite", "si possible", "mon ami",
                "hein", "si ça ne te dérange pas",
            ],
            between: ["euh", "s'il te plaît", "ben", "genre", "disons", "enfin"]),
        "zh-CN": SpokenFillers(
            front: [
                "请", "那个", "嗯", "帮我", "麻烦你", "能不能帮我", "好的", "你好", "额", "话说", "我说", "听着", "亲爱的", "噢", "辛苦你",
            ],
            behind: ["谢谢", "吧", "一下", "好吗", "行吗", "好不好", "哟", "辛苦了"],
            between: ["那个", "嗯", "呃", "额", "怎么说"]),
    ]
}
