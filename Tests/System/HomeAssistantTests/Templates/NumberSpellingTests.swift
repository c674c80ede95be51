// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HomeAssistant
import Testing

@Suite struct NumberSpellingTests {
    @Test(
        "a number has its words in each language, in all genders and cases",
        arguments: [
            ("en", 21.0, ["twenty-one"]), ("de", 1, ["eins", "ein", "eine", "einen"]), ("zh-CN", 2, ["二", "两"]),
            ("fr", 20.5, ["vingt virgule cinq"]), ("fi", 2, ["kaksi", "kahden"]), ("de", 21, ["einundzwanzig"]),
        ])
    func words(language: String, number: Double, words: [String]) {
        let spelled = NumberSpelling(language: language).words(for: number)
        #expect(Set(words).isSubset(of: spelled), "\(spelled)")
        #expect(Set(spelled).count == spelled.count)
    }
}
