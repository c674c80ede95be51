// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Testing

@testable import Conversation

/// A third language is a folder: nothing in Swift knows German.
@Suite struct GermanTests {
    @Test("yes, no, and no more of it")
    func words() {
        #expect(["ja", "Ja, bitte", "Natürlich!"].map(AnswerWord.init) == [.agree, .agree, .agree])
        #expect(["nein", "Nein danke"].map(AnswerWord.init) == [.refuse, .refuse])
        #expect(["abbrechen", "Vergiss es."].map(AnswerWord.init) == [.cancel, .cancel])
        #expect(BooleanReader().read("aus") == false)
    }

    @Test("a conversation from the question to the answer")
    func conversation() {
        var cups = ParameterDeclaration(name: "cups", type: .integer)
        cups.supportsResolution = true
        let context = CoffeeShop.context(language: "de-AT") { $0.parameters = [cups] }
        let play = Play(context, answers: ["viele", "21"])
        #expect(play.prompts.first?.text == "Was soll „cups“ sein?")
        #expect(play.prompts.dropFirst().first?.text.hasPrefix("„viele“ ist keine ganze Zahl.") == true)
        #expect(play.handled == ["cups": .integer(21)])
        #expect(ValueFormatter(context: context).string(.timeInterval(90_060)) == "1 Tag 1 Stunde 1 Minute")
        #expect(ValueFormatter(context: context).list(["a", "b", "c"]) == "a, b und c")
    }
}
