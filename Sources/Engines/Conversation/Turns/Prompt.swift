// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// A question about one parameter.
package struct Prompt: Hashable, Sendable {
    /// Why the person is asked.
    package enum Kind: String, Sendable, Encodable {
        case needsValue, disambiguation, unsupported, confirmation
    }

    /// Something to pick.
    package struct Option: Hashable, Sendable {
        /// What a person reads and may answer with.
        package var text: String
        package var subtitle: String?
        /// What the text tells besides the name, where several have the name; it may be answered with too.
        package var distinction: String?
        package var value: IntentValue

        package init(text: String, subtitle: String? = nil, distinction: String? = nil, value: IntentValue) {
            self.text = text
            self.subtitle = subtitle
            self.distinction = distinction
            self.value = value
        }
    }

    /// What a free answer is to be, for front ends that have a keyboard or a picker for it.
    package enum Input: String, Sendable, Encodable {
        /// A whole number, or one with a fraction.
        case number, decimal
        case url, date, time, dateAndTime
    }

    package var parameter: String
    package var kind: Kind
    package var text: String
    /// The page of options on offer; empty for a free answer.
    package var options: [Option]
    /// Options there are beyond this page; "more" shows them.
    package var remaining: Int
    /// Nil if it may be anything.
    package var input: Input?
    /// Whether several of the options may be chosen.
    package var allowsSeveral = false
    /// Whether all of them are to begin with.
    package var selectsAll = false

    package init(parameter: String, kind: Kind, text: String, options: [Option] = [], remaining: Int = 0) {
        self.parameter = parameter
        self.kind = kind
        self.text = text
        self.options = options
        self.remaining = remaining
    }
}
