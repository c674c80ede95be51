// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Words that people say around what they want, which change nothing of it.
package enum FillerWords {
    /// Those of a language; none for one that is not known.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func words(of language: String) -> [String] {
        byLanguage[language.split(separator: "-").first.map(String.init) ?? language] ?? []
    }

    private static let byLanguage: [String: [String]] = [
        "de": [
            "äh", "ähm", "hm", "hey", "hallo", "ach", "ach ja", "also", "na", "na ja", "naja", "so", "okay", "ok",
            "gut", "nun", "jetzt", "dann", "mal", "bitte", "danke", "vielen Dank", "doch", "eben", "halt",
            "einfach", "schnell", "kurz", "vielleicht", "eigentlich", "kannst du", "könntest du", "würdest du",
            "kannst du bitte", "könntest du bitte", "würdest du bitte", "ich möchte", "ich will", "ich hätte gern",
            "für mich", "sofort", "gleich", "mir", "uns", "du", "sag mal", "hör mal", "weißt du", "übrigens",
        ],
        "en": [
            "um", "uh", "er", "erm", "hmm", "hey", "hi", "hello", "oh", "ah", "well", "so", "okay", "ok",
            "okay so", "alright", "right", "now", "then", "just", "like", "you know", "I mean", "actually",
            "basically", "maybe", "perhaps", "please", "kindly", "quickly", "real quick", "thanks", "thank you",
            "for me", "could you", "can you", "would you", "will you", "can I", "could I", "may I",
            "could you please", "can you please", "would you please", "would you mind", "I want you to",
            "I'd like you to", "I need you to", "go ahead and", "let's", "I want to", "I'd like to",
            "I would like to", "I wanna", "I need to", "hey there", "if you can", "if you could", "if possible",
            "right now", "at once", "immediately", "a bit", "somehow", "anyway", "by the way",
        ],
        "fr": [
            "euh", "heu", "hum", "bah", "ben", "bon", "hé", "hey", "bonjour", "salut", "ah", "oh", "alors", "donc",
            "voyons", "dis", "dis donc", "écoute", "okay", "ok", "d'accord", "voilà", "maintenant",
            "tout de suite", "vite", "rapidement", "s'il te plaît", "s'il vous plaît", "stp", "svp", "merci",
            "merci bien", "peux-tu", "tu peux", "pourrais-tu", "tu pourrais", "est-ce que tu peux", "je veux",
            "je voudrais", "j'aimerais", "pour moi", "juste", "simplement", "en fait", "peut-être", "tu sais",
            "au fait",
        ],
        "zh": [
            "嗯", "呃", "哎", "唉", "啊", "哦", "喂", "嘿", "那个", "这个", "就是", "那", "好", "好的", "那么", "然后", "请", "请你", "请问",
            "麻烦", "麻烦你", "劳驾", "拜托", "帮我", "给我", "帮忙", "帮个忙", "你", "能不能", "能", "可以", "可不可以", "可以帮我", "能帮我",
            "能不能帮我", "我想", "我要", "我想要", "想要", "一下", "吧", "呢", "啦", "哈", "嘛", "谢谢", "谢谢你", "多谢", "快", "快点", "赶快",
            "现在", "马上", "立刻", "顺便", "对了", "你好",
        ],
    ]
}
