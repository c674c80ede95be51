// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import HomeAssistant
import Phrases

/// A sentence with what it means, from Home Assistant's own tests.
package struct HomeCase: Decodable, Sendable {
    /// How far what was understood is what was meant.
    package enum Outcome: Hashable, Sendable {
        case exact
        /// The intent is right, a slot is not.
        case otherSlots
        case otherIntent
        case notUnderstood
    }

    package var sentence: String
    package var intent: String
    package var slots: [String: TemplateValue]
    /// The home whose names may be said.
    package var home: String
    /// Slots that hold whatever is said.
    package var wildcards: [String]?
    /// The kinds of thing that the wording may imply.
    package var domains: [String]?
    /// The room that the speaker is in.
    package var here: String?

    /// Compares what was understood with what was meant.
    package func outcome(of answer: HomeAnswer?) -> Outcome {
        guard let answer else { return .notUnderstood }
        guard answer.intent == intent else { return .otherIntent }
        var given = answer.slots
        if let domains, case .text(let domain)? = given["domain"] {
            guard domains.contains(domain) else { return .otherSlots }
            if slots["domain"] == nil { given["domain"] = nil }
        }
        if here != nil, slots["area"] == nil { given["area"] = nil }
        let isSame = given.count == slots.count && given.allSatisfy { slots[$0.key]?.admits($0.value) ?? false }
        return isSame ? .exact : .otherSlots
    }
}

extension TemplateValue {
    /// Whether a value is this one, or one of these.
    fileprivate func admits(_ value: SlotValue) -> Bool {
        switch (self, value) {
        case (.list(let values), _): values.contains { $0.admits(value) }
        case (.number(let number), .number(let other)): number == other
        case (.text(let text), .text(let other)): text.lowercased() == other.lowercased()
        case (.number(let number), .text(let text)), (.text(let text), .number(let number)): Double(text) == number
        case (.truth(let truth), .text(let text)): text == (truth ? "true" : "false")
        default: false
        }
    }
}
