// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Phrases

/// Made-up apps of four languages beside one that handles all of the framework's intents.
struct SampleApps {
    private typealias Parameter = IntentWording.Parameter

    let language: String
    private var names: [String] = []
    private var isOwn: [Bool] = []
    private let recognizer: Recognizer

    /// By language.
    static let all: [String: SampleApps] = Dictionary(
        uniqueKeysWithValues: SentenceTable.languages.compactMap { language in
            (try? SampleApps(language)).map { (language, $0) }
        })

    private init(_ language: String) throws {
        self.language = language
        var phrases = IntentPhrases()
        for (name, wording) in DomainWordings(language: language, app: "Concierge").all {
            try phrases.add(wording, meaning: names.count)
            names.append(name)
            isOwn.append(false)
        }
        for line in Self.table.split(separator: "\n").map({ line in
            line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        }) {
            let cells = line.map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells[0] == language else { continue }
            try phrases.add(Self.wording(cells), meaning: names.count)
            names.append(cells[1])
            isOwn.append(true)
        }
        recognizer = Recognizer(try phrases.grammar())
    }

    /// What a sentence is taken for.
    func understanding(of sentence: String) -> Understanding<MeantSentence> {
        recognizer.understanding(of: Utterance(sentence)) { isOwn[$0] }.map { reading in
            let values = reading.slots.map { slot in
                switch slot.value {
                case .text(let text): (slot.name, text)
                case .number(let number): (slot.name, number == number.rounded() ? "\(Int(number))" : "\(number)")
                }
            }
            return MeantSentence(
                intent: names[reading.meaning], values: Dictionary(values) { first, second in "\(first) … \(second)" })
        }
    }

    private static func wording(_ cells: [String]) -> IntentWording {
        let parameters = cells[5].split(separator: ";").map { text in
            let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return Parameter(name: parts[0], title: parts[0], values: values(parts[1]))
        }
        return IntentWording(
            language: cells[0], titles: list(cells[4]), category: cells[3], parameters: parameters, apps: [cells[2]])
    }

    private static func values(_ text: String) -> IntentWording.Values {
        switch text {
        case "text": .freeText
        case "number": .numbers(0...100)
        case "duration": .duration
        case "date": .date
        default: .names(list(text).map { $0.split(separator: "/").map(String.init) })
        }
    }

    private static func list(_ text: String) -> [String] {
        text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// Language, intent, app, category, titles, parameters.
    private static let table = """
        en|LogCup|Tea Diary|create|Log Cup, Log ${cups} cups of ${tea}|tea: Sencha, Earl Grey, Assam; cups: number
        en|CountCups|Tea Diary|information|Count Cups, Count the cups of ${period}|period: date
        en|WriteEntry|Tea Diary|create|Write Entry, Write ${text} in my diary, Note ${text} in Tea Diary|text: text
        en|Announce|Homely|share|Announce, Announce ${text}, Announce ${text} in the ${room}|text: text; \
        room: Kitchen, Living Room, Garage
        en|TurnOnLight|Homely|toggle|Turn On Light, Turn on ${light}|light: Desk Lamp, Kitchen Light, Hall Light
        en|TurnOffLight|Homely|toggle|Turn Off Light, Turn off ${light}|light: Desk Lamp, Kitchen Light, Hall Light
        en|OrderPizza|Pizzeria|order|Order Pizza, Order ${quantity} ${kind}|kind: Margherita, Salami, \
        Ham and Mushroom; quantity: number
        en|ShowRate|Bank|information|Show Rate, Show the rate of the ${currency}|currency: US dollar, Swiss franc, \
        pound sterling
        en|PunchIn|DailyPunch|checkIn|Punch In|
        en|LogSport|DailyPunch|create|Log Sport, Log ${duration} of ${sport}|sport: running, swimming; \
        duration: duration
        en|Translate|Phrasebook|generic|Translate Text, Translate ${text} into ${language}|text: text; \
        language: German, French, Chinese
        en|PostToChannel|Crew|post|Post to Channel, Post ${text} to ${channel}|text: text; \
        channel: General, Kitchen Crew
        en|LookUp|Encyclopedia|search|Search Encyclopedia, What does the encyclopedia say about ${topic}|topic: text
        en|PrintLabel|Labels|generic|Print Label, Print a label saying ${text}|text: text
        en|SearchQuestions|Question Bank|search|Search Question Bank, Search Question Bank for ${words}|words: text
        zh-Hans|LogCup|茶日记|create|记一杯茶, 记${cups}杯${tea}|tea: 煎茶, 伯爵茶, 阿萨姆; cups: number
        zh-Hans|CountCups|茶日记|information|数茶杯, 数${period}的茶|period: date
        zh-Hans|WriteEntry|茶日记|create|写日记, 在茶日记里写${text}|text: text
        zh-Hans|Announce|小管家|share|广播, 广播${text}, 在${room}广播${text}|text: text; room: 厨房, 客厅, 车库
        zh-Hans|TurnOnLight|小管家|toggle|开灯, 打开${light}|light: 台灯, 厨房灯, 走廊灯
        zh-Hans|TurnOffLight|小管家|toggle|关灯, 关掉${light}|light: 台灯, 厨房灯, 走廊灯
        zh-Hans|OrderPizza|披萨店|order|订披萨, 订${quantity}个${kind}|kind: 玛格丽特, 火腿蘑菇; quantity: number
        zh-Hans|ShowRate|银行|information|查汇率, 查${currency}的汇率|currency: 美元, 英镑
        zh-Hans|PunchIn|打卡|checkIn|上班打卡|
        zh-Hans|LogSport|打卡|create|记运动, 记${duration}${sport}|sport: 跑步, 游泳; duration: duration
        zh-Hans|Translate|译本|generic|翻译, 把${text}翻译成${language}|text: text; language: 德语, 法语, 英语
        zh-Hans|PostToChannel|小组|post|发布到频道, 在${channel}频道发布${text}|text: text; channel: 综合, 厨房
        zh-Hans|LookUp|百科|search|查百科, 百科怎么说${topic}|topic: text
        zh-Hans|PrintLabel|标签机|generic|打印标签, 打印标签写着${text}|text: text
        zh-Hans|SearchQuestions|题库|search|搜题, 在题库里搜索${words}|words: text
        de|LogCup|Teetagebuch|create|Tasse eintragen, ${cups} Tassen ${tea} eintragen|tea: Sencha, Earl Grey, Assam; \
        cups: number
        de|CountCups|Teetagebuch|information|Tassen zählen, Tassen von ${period} zählen|period: date
        de|WriteEntry|Teetagebuch|create|Eintrag schreiben, Schreib ${text} ins Teetagebuch|text: text
        de|Announce|Heimchen|share|Durchsagen, Sag durch ${text}, Sag der ${room} ${text}|text: text; \
        room: Küche, Garage
        de|TurnOnLight|Heimchen|toggle|Licht einschalten, ${light} einschalten|light: Schreibtischlampe, Küchenlicht, \
        Flurlicht
        de|TurnOffLight|Heimchen|toggle|Licht ausschalten, ${light} ausschalten|light: Schreibtischlampe, \
        Küchenlicht, Flurlicht
        de|OrderPizza|Pizzeria|order|Pizza bestellen, ${quantity} ${kind} bestellen|kind: Margherita, Salami, \
        Schinken; quantity: number
        de|ShowRate|Bank|information|Kurs anzeigen, Kurs von ${currency} anzeigen|currency: Dollar, Franken
        de|PunchIn|Stechuhr|checkIn|Einstempeln|
        de|LogSport|Stechuhr|create|Sport eintragen, ${duration} ${sport} eintragen|sport: Laufen, Schwimmen; \
        duration: duration
        de|Translate|Sprachführer|generic|Text übersetzen, Übersetze ${text} ins ${language}|text: text; \
        language: Englische/Englisch, Französische/Französisch
        de|PostToChannel|Crew|post|In Kanal posten, Poste ${text} in ${channel}|text: text; channel: Allgemein, Küche
        de|LookUp|Lexikon|search|Lexikon durchsuchen, Was sagt das Lexikon über ${topic}|topic: text
        de|PrintLabel|Etiketten|generic|Etikett drucken, Drucke ein Etikett mit ${text}|text: text
        de|SearchQuestions|Fragensammlung|search|Fragen suchen, Durchsuche die Fragensammlung nach ${words}|words: text
        fr|LogCup|Journal de thé|create|Noter une tasse, Noter ${cups} tasses de ${tea}|tea: Sencha, Earl Grey, Assam; \
        cups: number
        fr|CountCups|Journal de thé|information|Compter les tasses, Compter les tasses de ${period}|period: date
        fr|WriteEntry|Journal de thé|create|Écrire une entrée, Écris ${text} dans Journal de thé|text: text
        fr|Announce|Maisonnette|share|Annoncer, Annonce ${text}, Annonce ${text} dans la ${room}|text: text; \
        room: cuisine, garage
        fr|TurnOnLight|Maisonnette|toggle|Allumer la lumière, Allumer ${light}|light: lampe du bureau, \
        lumière de la cuisine, lumière du couloir
        fr|TurnOffLight|Maisonnette|toggle|Éteindre la lumière, Éteindre ${light}|light: lampe du bureau, \
        lumière de la cuisine, lumière du couloir
        fr|OrderPizza|Pizzeria|order|Commander une pizza, Commander ${quantity} ${kind}|kind: Marguerite, Reine, \
        Quatre fromages; quantity: number
        fr|ShowRate|Banque|information|Afficher le taux, Afficher le taux du ${currency}|currency: dollar, franc suisse
        fr|PunchIn|Pointeuse|checkIn|Pointer|
        fr|LogSport|Pointeuse|create|Noter du sport, Noter ${duration} de ${sport}|sport: course, natation; \
        duration: duration
        fr|Translate|Lexique|generic|Traduire un texte, Traduis ${text} en ${language}|text: text; \
        language: allemand, anglais
        fr|PostToChannel|Équipe|post|Publier, Publie ${text} dans ${channel}|text: text; channel: Général, Cuisine
        fr|LookUp|Encyclopédie|search|Chercher dans l'encyclopédie, Que dit l'encyclopédie sur ${topic}|topic: text
        fr|PrintLabel|Étiquettes|generic|Imprimer une étiquette, Imprime une étiquette avec ${text}|text: text
        fr|SearchQuestions|Banque de questions|search|Chercher une question, \
        Cherche ${words} dans Banque de questions|words: text
        """
}

/// An intent with what was said for its parameters.
struct MeantSentence: Hashable, CustomStringConvertible {
    var intent: String
    var values: [String: String]

    var description: String {
        ([intent] + values.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }).joined(separator: " | ")
    }
}
