// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What may stand around an amount of time: “About 5 minutes remaining”.
struct TimePhrase {
    var isAbout: Bool
    var isRemaining: Bool

    /// The amount alone in a language whose words are not known.
    func text(around amount: String, language: String) -> String {
        guard SystemWords.has(language) else { return amount }
        let english =
            switch (isAbout, isRemaining) {
            case (false, false): "${1}"
            case (true, false): "About ${1}"
            case (false, true): "${1} remaining"
            case (true, true): "About ${1} remaining"
            }
        return SystemWords.text(english, in: language, amount)
    }
}
