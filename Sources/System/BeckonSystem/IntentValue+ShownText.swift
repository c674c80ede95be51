// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentValues

extension IntentValue {
    /// The value in a line of a list, as it can be typed.
    ///
    /// - Parameter caseName: Gives the name of an enumeration's case; its number stands if there is none.
    func shownText(caseName: (Int) -> String?) -> String {
        PlainValue(self, caseName: caseName).shownText
    }
}

extension PlainValue {
    fileprivate var shownText: String {
        switch self {
        case .string(let text): text
        case .integer(let number): String(number)
        case .decimal(let number): String(number)
        case .amount(let amount): "\(amount)"
        case .boolean(let isTrue): String(isTrue)
        case .array(let elements): elements.map(\.shownText).joined(separator: ",")
        case .object(let fields):
            if case .string(let text)? = fields["display"] ?? fields["name"] { text } else { "…" }
        case .null: "…"
        }
    }
}
