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
            "öh", "ja", "ja also", "tja", "hm ja", "hör zu", "moin", "servus", "guten Morgen", "guten Abend",
            "grüß dich", "mein Lieber", "meine Liebe", "sei so gut und", "sei so nett und", "sei so lieb und",
            "wärst du so nett und", "wärst du so lieb und", "tu mir den Gefallen und",
            "tu mir einen Gefallen und", "ich hätte gerne", "ich würde gern", "ich würde gerne",
            "kannst du mal", "könntest du mal", "kannst du mir", "könntest du mir", "wenn es geht",
            "wenn's geht", "wenn möglich", "wenn du magst", "wenn du kannst", "wenn du Zeit hast",
            "bei Gelegenheit", "mal eben", "mal kurz", "mal schnell", "bitte mal", "bitte schnell",
            "bitte sofort", "irgendwie", "sozusagen", "quasi", "halt mal", "ehrlich gesagt", "ich glaube",
            "glaube ich", "nochmal", "aber", "und", "oder so", "danke dir", "danke schön", "dankeschön",
            "besten Dank",
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
            "umm", "uhm", "uhh", "yo", "yeah", "yes", "look", "listen", "say", "see", "good morning",
            "good evening", "my friend", "my dear", "buddy", "mate", "dude", "honey", "sweetie", "kind of",
            "sort of", "I think", "I guess", "I suppose", "let me", "let me just", "just quickly",
            "be so kind and", "be so kind as to", "would you be so kind and", "would you be so kind as to",
            "do me a favor and", "do me a favour and", "could you just", "can you just", "please could you",
            "please can you", "please just", "could you maybe", "if you would", "if you don't mind",
            "if that's okay", "if it's not too much trouble", "when you get a chance", "when you have a moment",
            "when you can", "as soon as possible", "asap", "real quickly", "for a second", "for a moment",
            "I was wondering if you could", "is it possible to", "I'd love you to", "I want", "ok so",
            "so yeah", "many thanks", "thanks a lot", "thank you very much", "cheers", "pretty please",
            "or something", "or so", "honestly", "to be honest", "again please", "some",
        ],
        "fr": [
            "euh", "heu", "hum", "bah", "ben", "bon", "hé", "hey", "bonjour", "salut", "ah", "oh", "alors", "donc",
            "voyons", "dis", "dis donc", "écoute", "okay", "ok", "d'accord", "voilà", "maintenant",
            "tout de suite", "vite", "rapidement", "s'il te plaît", "s'il vous plaît", "stp", "svp", "merci",
            "merci bien", "peux-tu", "tu peux", "pourrais-tu", "tu pourrais", "est-ce que tu peux", "je veux",
            "je voudrais", "j'aimerais", "pour moi", "juste", "simplement", "en fait", "peut-être", "tu sais",
            "au fait",
            "ouais", "oui", "hein", "eh bien", "eh", "tiens", "allez", "allô", "coucou", "mon ami", "mon cher",
            "ma chère", "bonsoir", "peux-tu me", "tu peux me", "pourrais-tu me", "pourriez-vous", "pouvez-vous",
            "est-ce que tu pourrais", "est-ce que vous pouvez", "est-ce que vous pourriez", "sois gentil et",
            "sois gentille et", "aurais-tu la gentillesse de", "fais-moi plaisir et", "rends-moi service et",
            "j'ai besoin de", "j'ai envie de", "il faut", "il faudrait", "si possible", "si tu peux",
            "si tu veux", "si tu veux bien", "si ça ne te dérange pas", "quand tu peux",
            "quand tu auras le temps", "dès que possible", "un peu", "en quelque sorte", "genre", "du coup",
            "quoi", "je crois", "je pense", "je suppose", "franchement", "disons", "par hasard", "un instant",
            "merci beaucoup", "merci d'avance", "s'il te plait", "s'il vous plait",
        ],
        "zh": [
            "嗯", "呃", "哎", "唉", "啊", "哦", "喂", "嘿", "那个", "这个", "就是", "那", "好", "好的", "那么", "然后", "请", "请你", "请问",
            "麻烦", "麻烦你", "劳驾", "拜托", "帮我", "给我", "帮忙", "帮个忙", "你", "能不能", "能", "可以", "可不可以", "可以帮我", "能帮我",
            "能不能帮我", "我想", "我要", "我想要", "想要", "一下", "吧", "呢", "啦", "哈", "嘛", "谢谢", "谢谢你", "多谢", "快", "快点", "赶快",
            "现在", "马上", "立刻", "顺便", "对了", "你好",
            "嗯嗯", "额", "诶", "哎呀", "哎哟", "呀", "噢", "喔", "哟", "嗨", "你好呀", "您好", "您", "早上好", "晚上好", "亲", "亲爱的",
            "朋友", "听着", "听我说", "我说", "话说", "其实", "应该", "可能", "大概", "大约", "左右", "好像", "差不多", "随便", "稍微", "有点", "直接",
            "赶紧",
            "尽快", "立马", "这就", "先", "再", "来", "给", "替我", "请帮我", "请给我", "请帮忙", "请您", "麻烦您", "麻烦帮我", "麻烦你帮我", "辛苦",
            "辛苦你", "辛苦了", "行不行", "行吗", "好吗", "好不好", "可以吗", "可以么", "能不能", "能不能请你", "可不可以帮我", "可否", "能否", "你能",
            "你可以", "你能不能", "你可不可以", "我需要", "我想让你", "我要你", "希望你", "方便的话", "有空的话", "可以的话", "如果可以", "如果可以的话",
            "如果方便", "如果方便的话", "有时间的话", "谢啦", "谢了", "感谢", "多谢啦", "非常感谢", "拜托了", "呗", "喽", "咯", "哇", "嘞",
        ],
    ]
}
