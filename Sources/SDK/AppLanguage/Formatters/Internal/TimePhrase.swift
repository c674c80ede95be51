// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What may stand around an amount of time: “About 5 minutes remaining”.
struct TimePhrase {
    var isAbout: Bool
    var isRemaining: Bool

    /// The amount alone in a language whose words are not known.
    func text(around amount: String, language: String) -> String {
        let isChinese = language.hasPrefix("zh")
        guard isChinese || language.hasPrefix("en") else { return amount }
        switch (isAbout, isRemaining, isChinese) {
        case (false, false, _): return amount
        case (true, false, false): return "About \(amount)"
        case (false, true, false): return "\(amount) remaining"
        case (true, true, false): return "About \(amount) remaining"
        case (true, false, true): return "大约\(amount)"
        case (false, true, true): return "剩余\(amount)"
        case (true, true, true): return "大约剩余\(amount)"
        }
    }
}
