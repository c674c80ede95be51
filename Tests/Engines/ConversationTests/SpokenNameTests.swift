// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import Conversation

@Suite("Names of apps, as they are said") struct SpokenNameTests {
    @Test(
        "are refused where they are answers, or are said to any app",
        arguments: ["pay", "Pay!", "P A Y", "ＰＡＹ", "yes", "OK", "Bank", "bank", "支付", "是的", "ja", "", "  ", "🍕"])
    func everyday(name: String) {
        let refusal = #expect(throws: Problem<Fault>.self) { try SpokenName.check(alternative: name) }
        let reason = refusal?.reason.description ?? ""
        #expect(reason.contains("‘\(name)’"))
        #expect(reason.contains(name.contains(where: \.isLetter) ? "common word" : "spoken"))
    }

    @Test("are taken where they name something", arguments: ["Teapot", "Pigeon Post", "茶壶", "Bankly", "Unicorn Pay"])
    func names(name: String) throws { try SpokenName.check(alternative: name) }

    @Test("are the same whatever their spelling")
    func same() {
        #expect(SpokenName("Café Nova") == SpokenName("cafe  nova!"))
        #expect(SpokenName("Pizzeria") != SpokenName("Pizzerias"))
    }
}
