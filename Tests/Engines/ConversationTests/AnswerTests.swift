// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import IntentDefinition
import IntentValues
import TestSupport
import Testing
import Wire

/// How answers are understood while a conversation goes on.
@Suite struct AnswerTests {
    private func play(
        _ parameter: ParameterDeclaration, _ answers: [Play.Answer], handler: Handler = Handler(),
        files: [String: FileValue] = [:], language: String = "en"
    ) -> Play {
        Play(
            CoffeeShop.context(language: language) { $0.parameters = [parameter] }, handler: handler, files: files,
            answers: answers)
    }

    private func parameter(_ type: ValueType, isArray: Bool = false) -> ParameterDeclaration {
        var parameter = ParameterDeclaration(name: "it", type: type)
        parameter.supportsResolution = true
        parameter.isArray = isArray
        return parameter
    }

    @Test(
        "an option is meant by number, name, beginning or a word of it",
        arguments: [
            ("2", "Flat White"), ("number two", "Flat White"), ("the second one", "Flat White"), ("第二个", "Flat White"),
            ("2nd", "Flat White"), ("the last one", "Iced Latte"), ("最后一个", "Iced Latte"),
            ("FLAT WHITE!", "Flat White"),
            ("ｆｌａｔ", "Flat White"), ("fl", "Flat White"), ("white", "Flat White"), ("flat-white", "Flat White"),
            ("Latte", "Latte"),
        ])
    func options(answer: String, name: String) {
        let play = Play(answers: [.words(answer)])
        guard
            case .resolve(_, let intent)? = play.requests.last(where: {
                if case .resolve("drink", _) = $0 { true } else { false }
            }),
            case .object(let object)? = intent.values["drink"]
        else {
            Issue.record("no drink for \(answer): \(play.dialogue)")
            return
        }
        #expect(object.displayString == name)
    }

    @Test("a number alone that the list does not have is not a number of something else")
    func numberBeyondList() {
        var handler = Handler.barista
        handler.resolve["size"] = nil
        let play = Play(handler: handler, answers: ["latte", "7"])
        #expect(play.prompts.suffix(2).map(\.parameter) == ["size", "size"])
        #expect(play.prompts.last?.text.hasPrefix("The choices are numbered") == true)
    }

    @Test("an answer that fits several options narrows them down")
    func narrowing() {
        var handler = Handler.barista
        handler.options["drink"] = { _ in
            Handler.list(
                [("a", "Black Tea"), ("b", "Green Tea"), ("c", "Espresso")].map { CoffeeShop.drink($0.0, $0.1) })
        }
        let play = Play(handler: handler, answers: ["tea", "green"])
        #expect(play.prompts[1].kind == .disambiguation)
        #expect(play.prompts[1].options.map(\.text) == ["Black Tea", "Green Tea"])
        #expect(play.prompts[2].parameter == "count")
    }

    @Test("long lists come in pages of five, and more shows the next")
    func pages() {
        var handler = Handler.barista
        handler.options["drink"] = { _ in Handler.list((1...12).map { CoffeeShop.drink("\($0)", "Brew \($0)") }) }
        let play = Play(handler: handler, answers: ["more", "更多", "more", .tap(0)])
        #expect(play.prompts.map(\.options.count) == [5, 5, 2, 2, 0])
        #expect(play.prompts.map(\.remaining) == [7, 2, 0, 0, 0])
        #expect(play.prompts[1].text == "And there are these. Which of them?")
        #expect(play.prompts[3].text.hasPrefix("Those were all."))
        #expect(play.dialogue.contains("said: Brew 11"))
    }

    @Test(
        "the number on the page goes before whatever the page doesn't show",
        arguments: [("1", "Brew 6"), ("2", "7"), ("3", "Brew 8"), ("7", "7"), ("brew 1", "Brew 1"), ("id 9", nil)])
    func numberOnPage(answer: String, name: String?) {
        var drink = CoffeeShop.drinkParameter
        drink.name = "it"
        var handler = Handler()
        let names = (1...12).map { $0 == 7 ? "7" : "Brew \($0)" }
        handler.options["it"] = { _ in
            // Identifiers are numbers, and the first brews are called by those of the last ones.
            Handler.list(
                names.enumerated().map { place, name in
                    var object = ObjectValue(
                        typeName: "Drink", identifier: place == 8 ? "id 9" : "\(place + 1)", displayString: name)
                    object.alternatives = [SpeakableStringValue(spokenPhrase: "\(place + 2)")]
                    return .object(object)
                })
        }
        let play = play(drink, ["more", .words(answer)], handler: handler)
        guard case .object(let object)? = play.handled?["it"] else {
            #expect(name == nil)
            return
        }
        #expect(object.displayString == name)
    }

    @Test("a tap beside the options asks again", arguments: [-1, 4, Int.max])
    func wrongTap(index: Int) {
        let play = Play(answers: [.tap(index)])
        #expect(play.prompts.last?.text.hasPrefix("The choices are numbered from 1 to 4.") == true)
    }

    @Test("an answer beyond the options is searched for where the app can search")
    func search() {
        var drink = CoffeeShop.drinkParameter
        drink.supportsSearch = true
        var handler = Handler.barista
        handler.options["drink"] = { search in
            Handler.list(
                search == "ristretto" ? [CoffeeShop.drink("r", "Ristretto")] : [CoffeeShop.drink("e", "Espresso")])
        }
        let play = Play(CoffeeShop.context { $0.parameters = [drink] }, handler: handler, answers: ["ristretto"])
        #expect(play.handled?["drink"] == CoffeeShop.drink("r", "Ristretto"))
        #expect(play.requests.contains { if case .options(_, "ristretto", _) = $0 { true } else { false } })
    }

    @Test("without options the words become the name of an object, after the app says that there are none")
    func noOptions() {
        var handler = Handler.barista
        handler.options["drink"] = { _ in Handler.list([]) }
        let play = Play(
            CoffeeShop.context { $0.parameters = [CoffeeShop.drinkParameter] }, handler: handler,
            answers: ["House blend"])
        #expect(play.prompts.first?.text == "There is nothing to choose from for ‘Drink’. Which coffee would you like?")
        guard case .object(let object)? = play.handled?["drink"] else {
            Issue.record("no drink")
            return
        }
        #expect(object.displayString == "House blend")
    }

    @Test("options of another type are left out, and the developer reads why")
    func wrongOptions() {
        var handler = Handler.barista
        handler.options["drink"] = { _ in Handler.list([.integer(1), CoffeeShop.drink("e", "Espresso")]) }
        let play = Play(
            CoffeeShop.context { $0.parameters = [CoffeeShop.drinkParameter] }, handler: handler, answers: ["1"])
        #expect(play.prompts.first?.options.map(\.text) == ["Espresso"])
        #expect(play.response?.faults.count == 1)
    }

    @Test(
        "an enumeration lists its cases without unknown and takes labels, names and synonyms",
        arguments: [
            ("Small", 1), ("short", 1), ("LARGE", 2), ("2", 2), ("first", 1), ("大杯", 2),
        ])
    func enumeration(answer: String, rawValue: Int) {
        var size = CoffeeShop.sizeParameter
        size.name = "it"
        let language = answer == "大杯" ? "zh-Hans" : "en"
        let play = play(size, [.words(answer)], language: language)
        #expect(play.prompts.first?.options.count == 2)
        #expect(play.handled?["it"] == .enumeration(rawValue))
    }

    @Test(
        "yes and no, in the definition's words as well",
        arguments: [
            ("yes", true), ("with milk", true), ("black", false), ("不要", false), ("2", false), ("on", true),
            ("0", false),
        ])
    func boolean(answer: String, isTrue: Bool) {
        var milk = parameter(.boolean)
        milk.options.trueName = LocalizableText("With milk")
        milk.options.falseName = LocalizableText("Black")
        let play = play(milk, [.words(answer)])
        #expect(play.prompts.first?.options.map(\.text) == ["With milk", "Black"])
        #expect(play.handled?["it"] == .boolean(isTrue))
    }

    @Test(
        "options that differ in signs alone are told apart by them",
        arguments: [
            ("C", "C"), ("c++", "C++"), ("Ｃ#", "C#"), ("café", "Café"), ("CAFE", "Cafe"), ("-5", "-5"), ("5", "5"),
            ("?", "?"),
        ])
    func signs(answer: String, name: String) {
        var language = CoffeeShop.drinkParameter
        language.name = "it"
        var handler = Handler()
        let names = ["-5", "5", "C++", "C", "C#", "Cafe", "Café", "?"]
        handler.options["it"] = { _ in Handler.list(names.map { CoffeeShop.drink("id " + $0, $0) }) }
        #expect(
            play(language, [.words(answer)], handler: handler).handled?["it"] == CoffeeShop.drink("id " + name, name))
    }

    @Test("a number is a number even where options are listed, and a text may be one")
    func numbersAmongOptions() {
        var handler = Handler()
        var count = parameter(.integer)
        count.hasDynamicOptions = true
        handler.options["it"] = { _ in Handler.list([.integer(10), .integer(20)]) }
        #expect(play(count, ["2"], handler: handler).handled?["it"] == .integer(2))
        var text = parameter(.string)
        text.hasDynamicOptions = true
        handler.options["it"] = { _ in Handler.list([.string("ten"), .string("twenty")]) }
        #expect(play(text, ["2"], handler: handler).handled?["it"] == .string("twenty"))
        #expect(play(text, ["100"], handler: handler).handled?["it"] == .string("100"))
        #expect(play(text, ["Tw"], handler: handler).handled?["it"] == .string("Tw"))
    }

    @Test(
        "an ordinal means the place even among numbers, and a bare number only where nothing else can be answered",
        arguments: [
            ("the second one", 20), ("第二个", 20), ("3rd", 50), ("option 1", 10), ("the last one", 50), ("2", 2),
            ("20", 20), ("二号", 20), ("最后一个", 50), ("the fifth", nil),
        ])
    func ordinalAmongNumbers(answer: String, number: Int?) {
        var handler = Handler()
        var count = parameter(.integer)
        count.hasDynamicOptions = true
        let numbers = [10, 20, 50].map { IntentValue.integer($0) }
        handler.options["it"] = { _ in Handler.list(numbers) }
        #expect(play(count, [.words(answer)], handler: handler).handled?["it"] == number.map { .integer($0) })
        handler.resolve["it"] = { intent in
            Handler.one(intent.values["it"].map { .success($0) } ?? .disambiguation(numbers))
        }
        let closed = number == 2 ? 20 : number
        #expect(play(count, [.words(answer)], handler: handler).handled?["it"] == closed.map { .integer($0) })
    }

    @Test(
        "how many there are is no place among options: it is asked again",
        arguments: [
            ("两个", nil), ("3种", nil), ("一个", nil), ("选两个", nil), ("第二个", "twenty"), ("二", "twenty"),
            ("选项二", "twenty"), ("the second one, please", "twenty"), ("die zweite", "twenty"),
            ("la dernière", "fifty"), ("2", "twenty"), ("二号", "twenty"), ("选第二个", "twenty"), ("最后一个", "fifty"),
        ])
    func count(answer: String, chosen: String?) {
        var handler = Handler()
        var text = parameter(.string)
        text.hasDynamicOptions = true
        let options = ["ten", "twenty", "fifty"].map { IntentValue.string($0) }
        handler.resolve["it"] = { intent in
            Handler.one(intent.values["it"].map { .success($0) } ?? .disambiguation(options))
        }
        #expect(play(text, [.words(answer)], handler: handler).handled?["it"] == chosen.map { .string($0) })
    }

    @Test(
        "a word that is only part of how a place is named is a text of its own",
        arguments: ["Other", "Top", "Former", "Bottom", "Obere", "Autre"])
    func wordsOfPlaces(answer: String) {
        var handler = Handler()
        var text = parameter(.string)
        text.hasDynamicOptions = true
        handler.options["it"] = { _ in Handler.list([.string("ten"), .string("twenty")]) }
        #expect(play(text, [.words(answer)], handler: handler).handled?["it"] == .string(answer))
    }

    @Test("an option beats the words that steer a conversation")
    func optionNamedStop() {
        var handler = Handler()
        var text = parameter(.string)
        text.hasDynamicOptions = true
        handler.options["it"] = { _ in Handler.list([.string("Stop"), .string("More")]) }
        #expect(play(text, ["stop"], handler: handler).handled?["it"] == .string("Stop"))
        #expect(play(text, ["more"], handler: handler).handled?["it"] == .string("More"))
    }

    @Test("a file is read by the caller; a failure is reported")
    func files() {
        let photo = FileValue(holding: Data([1]), filename: "a.png")
        let play = play(parameter(.file), ["missing.png", "~/a.png"], files: ["~/a.png": photo])
        #expect(play.paths == ["missing.png", "~/a.png"])
        #expect(play.prompts.last?.text == "There is no missing.png. Which file should be used for ‘it’?")
        #expect(play.handled?["it"] == .file(photo))
    }

    @Test("several files in one answer are read one after the other")
    func severalFiles() {
        let (first, second) = (
            FileValue(holding: Data([1]), filename: "a"), FileValue(holding: Data([2]), filename: "b")
        )
        var files = parameter(.file, isArray: true)
        files.supportsResolution = false
        let play = Play(
            CoffeeShop.context { $0.parameters = [files] }, Invocation(texts: ["it": "a, b"]),
            files: ["a": first, "b": second])
        #expect(play.handled?["it"] == .array([.file(first), .file(second)]))
    }

    @Test("an answer longer than any answer is refused, not kept")
    func endless() {
        let play = play(parameter(.string), [.words(String(repeating: "x", count: 2_000_000))])
        #expect(play.prompts.last?.text == "That answer is too long. What should ‘it’ be?")
    }
}
