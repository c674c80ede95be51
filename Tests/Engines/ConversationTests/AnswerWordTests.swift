// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Testing

@Suite("A short answer")
struct AnswerWordTests {
    @Test(
        "leaves by one word or by several, and by nothing else",
        arguments: [
            ("算了", .cancel), ("算了不记了", .cancel), ("算了吧，不用了", .cancel), ("never mind", .cancel), ("stop the timer", nil),
            ("算了三次", nil), ("yes", .agree), ("", nil),
        ] as [(String, AnswerWord?)])
    func leaving(_ text: String, _ meaning: AnswerWord?) {
        #expect(AnswerWord(text) == meaning)
    }
}
