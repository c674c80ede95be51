// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import Testing

@testable import Conversation

/// Dates in answers that say more, or correct: reckoned from Saturday, 21 November 2026, 09:00 UTC.
@Suite struct DateCorrectionTests {
    private func play(
        _ answers: [Play.Answer], language: String = "en", pickup: String? = "tomorrow at 8", count: Int? = 2
    ) -> Play {
        let context = CoffeeShop.context(language: language) { intent in
            var pickup = ParameterDeclaration(name: "pickup", type: .dateComponents, displayPriority: 4)
            pickup.supportsResolution = true
            intent.parameters.append(pickup)
            intent.needsConfirmation = true
        }
        var invocation = Invocation(values: ["drink": CoffeeShop.drink("latte", "Latte")])
        invocation.values["count"] = count.map(IntentValue.integer)
        invocation.texts["pickup"] = pickup
        return Play(context, invocation, answers: answers)
    }

    private func pickup(_ play: Play) -> String? {
        guard case .dateComponents(let date)? = play.handled?["pickup"] else { return nil }
        return date.plainText
    }

    @Test(
        "a date at the confirmation takes the place of the one there; what is not said of it stays",
        arguments: [
            ("no, Friday", "en", "2026-11-27T08:00"), ("make it tomorrow at 9", "en", "2026-11-22T09:00"),
            ("make it at half past nine", "en", "2026-11-22T09:30"), ("no, tonight", "en", "2026-11-21"),
            ("rather on May 3 at noon", "en", "2027-05-03T12:00"), ("改成后天下午3点", "zh-Hans", "2026-11-23T15:00"),
            ("不对，周五", "zh-Hans", "2026-11-27T08:00"),
        ])
    func corrects(answer: String, language: String, date: String) {
        let play = play([.words(answer), .words("yes")], language: language)
        #expect(pickup(play) == date)
        #expect(play.handled?["count"] == .integer(2))
        #expect(play.dialogue.filter { $0.hasPrefix("confirm:") }.count == 2)
    }

    @Test("a date and a number in one answer each go where they belong")
    func more() {
        let play = play(["three for Friday at 8", "yes"], pickup: nil, count: nil)
        #expect(play.handled?["count"] == .integer(3))
        #expect(pickup(play) == "2026-11-27T08:00")
    }

    @Test("the number in a date that was asked for is no other value", arguments: ["24 dec", "2026-12-24", "12月24日"])
    func asked(answer: String) {
        let play = play([.words(answer), "yes"], pickup: nil)
        #expect(play.handled?["count"] == .integer(2))
        #expect(pickup(play) == "2026-12-24")
    }
}
