// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

/// German and French sentences about what apps offer in these languages.
@Suite struct EuropeanPhrasesTests {
    private typealias Parameter = IntentWording.Parameter

    private static let wordings = [
        IntentWording(
            language: "de", titles: ["Pizza bestellen", "${quantity} ${kind} bestellen"], category: "order",
            parameters: [
                Parameter(name: "kind", values: .names([["Margherita"], ["Scharfe Salami"], ["Schinken"]])),
                Parameter(name: "quantity", values: .numbers(0...100)),
            ], apps: ["Pizzeria"]),
        IntentWording(
            language: "de", titles: ["Kurs anzeigen"], category: "information",
            parameters: [Parameter(name: "currency", values: .names([["Dollar"], ["Franken"]]))], apps: ["Bank"]),
        IntentWording(language: "de", titles: ["Einstempeln"], category: "checkIn", parameters: [], apps: ["Stechuhr"]),
        IntentWording(
            language: "de", titles: ["Sport eintragen"], category: "create",
            parameters: [Parameter(name: "sport", values: .names([["Laufen"], ["Schwimmen"]]))], apps: ["Stechuhr"]),
        IntentWording(
            language: "fr", titles: ["Commander une pizza", "Commander ${quantity} ${kind}"], category: "order",
            parameters: [
                Parameter(name: "kind", values: .names([["Marguerite"], ["Reine"], ["Quatre fromages"]])),
                Parameter(name: "quantity", values: .numbers(0...100)),
            ], apps: ["Pizzeria"]),
        IntentWording(
            language: "fr", titles: ["Afficher le taux"], category: "information",
            parameters: [Parameter(name: "currency", values: .names([["dollar"], ["franc suisse"]]))], apps: ["Banque"]),
        IntentWording(language: "fr", titles: ["Pointer"], category: "checkIn", parameters: [], apps: ["Pointeuse"]),
        IntentWording(
            language: "fr", titles: ["Enregistrer du sport"], category: "create",
            parameters: [Parameter(name: "sport", values: .names([["course"], ["natation"]]))], apps: ["Pointeuse"]),
    ]

    private static let recognizers: [String: Recognizer] = {
        var recognizers: [String: Recognizer] = [:]
        for language in ["de", "fr"] {
            var phrases = IntentPhrases()
            for (meaning, wording) in wordings.enumerated() where wording.language == language {
                try? phrases.add(wording, meaning: meaning)
            }
            recognizers[language] = Recognizer((try? phrases.grammar()) ?? Grammar.empty)
        }
        return recognizers
    }()

    private func shown(_ reading: Reading) -> String {
        let slots = reading.slots.map { slot in
            switch slot.value {
            case .text(let text): "\(slot.name)=\(text)"
            case .number(let number): "\(slot.name)=\(Int(number))"
            }
        }
        return ([Self.wordings[reading.meaning].titles[0]] + slots.sorted()).joined(separator: ", ")
    }

    private func check(_ sentence: String, _ language: String, _ meaning: String) throws {
        switch try #require(Self.recognizers[language]).understanding(of: Utterance(sentence)) {
        case .understood(let reading), .likely(let reading): #expect(shown(reading) == meaning)
        case let other: Issue.record("‘\(sentence)’ is \(other)")
        }
    }

    @Test(
        "a German sentence is understood in a person’s own words",
        arguments: [
            ("Bestell eine Pizza", "Pizza bestellen"), ("ich hätte gern eine Pizza", "Pizza bestellen"),
            ("könntest du bitte eine Pizza bestellen?", "Pizza bestellen"),
            ("Bestelle zwei Margherita", "Pizza bestellen, kind=Margherita, quantity=2"),
            ("ich möchte drei Schinken Pizzen", "Pizza bestellen, kind=Schinken, quantity=3"),
            ("Pizza bestellen mit Pizzeria", "Pizza bestellen"),
            ("bestell mir in Pizzeria eine Pizza", "Pizza bestellen"),
            ("zeig mir den Kurs", "Kurs anzeigen"), ("wie steht der Dollar Kurs", "Kurs anzeigen, currency=Dollar"),
            ("was kostet der Franken", "Kurs anzeigen, currency=Franken"),
            ("stempel mich ein", "Einstempeln"), ("ich bin bei der Arbeit", "Einstempeln"),
            ("trag mein Training ein", "Sport eintragen"),
            ("ich war heute schwimmen", "Sport eintragen, sport=Schwimmen"),
        ])
    func german(sentence: String, meaning: String) throws { try check(sentence, "de", meaning) }

    @Test(
        "a French sentence is understood in a person’s own words",
        arguments: [
            ("commande une pizza", "Commander une pizza"), ("je voudrais une pizza", "Commander une pizza"),
            ("tu peux commander une pizza s’il te plaît ?", "Commander une pizza"),
            ("commande deux reines", "Commander une pizza, kind=Reine, quantity=2"),
            ("j’aimerais trois pizzas quatre fromages", "Commander une pizza, kind=Quatre fromages, quantity=3"),
            ("commander une pizza avec Pizzeria", "Commander une pizza"),
            ("montre-moi le taux", "Afficher le taux"),
            ("à combien est le dollar", "Afficher le taux, currency=dollar"),
            ("quel est le cours du franc suisse", "Afficher le taux, currency=franc suisse"),
            ("je suis au bureau", "Pointer"), ("pointe-moi", "Pointer"),
            ("note mon entraînement", "Enregistrer du sport"),
            ("j’ai fait de la natation", "Enregistrer du sport, sport=natation"),
        ])
    func french(sentence: String, meaning: String) throws { try check(sentence, "fr", meaning) }

    @Test(
        "a name is found behind a word that is elided before it",
        arguments: ["joue la musique d’Adele", "joue la musique d'adele", "joue l’album d’Adele"])
    func elided(sentence: String) throws {
        let template = "joue (la musique|l'album) (de|d') {artist}"
        var builder = GrammarBuilder()
        try builder.add(
            .names([SlotList.Value(words: .text("Adele"), value: nil), SlotList.Value(words: .text("Zaz"), value: nil)]
            ),
            named: "artist")
        try builder.add(try TemplateReader.template(template), text: template, meaning: 0)
        let readings = Recognizer(builder.grammar()).readings(of: Utterance(sentence))
        #expect(readings.first?.slots.map(\.words).map { $0.lowercased() } == ["adele"])
    }

    @Test(
        "a value that is taken back gives way to the next one",
        arguments: [
            ("Dollar, nein, Pfund", "de"), ("dollars, non, livre", "fr"), ("dix dollars, je veux dire livre", "fr"),
        ])
    func takenBack(text: String, language: String) throws {
        let answers = try AnswerPhrases(
            [
                IntentWording.Parameter(name: "currency", values: .names([["Dollar"], ["Pfund", "livre"]])),
                IntentWording.Parameter(name: "amount", values: .numbers(1...100)),
            ], stances: [:], language: language)
        #expect(answers.answer(text)?.values["currency"] == "Pfund")
    }

    @Test(
        "a place in a list is said as a word for it",
        arguments: [
            ("die zweite bitte", "de", 2), ("den letzten", "de", -1), ("la première", "fr", 1),
            ("le dernier", "fr", -1),
        ])
    func places(text: String, language: String, place: Int) throws {
        #expect(try AnswerPhrases([], stances: [:], language: language).answer(text)?.place == place)
    }

    @Test(
        "several commands in a sentence are parted",
        arguments: [("stempel mich ein und dann bestell Pizza", "de"), ("pointe-moi puis commande une pizza", "fr")])
    func commands(sentence: String, language: String) throws {
        let way = try #require(Commands.ways(to: sentence, language: language).first)
        #expect(way.isPlain && way.parts.count == 2)
    }
}
