// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import SpokenValues

/// What is known of the words for one intent of an app, in one language.
package struct IntentWording: Hashable, Sendable {
    /// What may be said for a parameter.
    package enum Values: Hashable, Sendable {
        /// Known values, each with all its names, the one that is told first.
        case names([[String]])
        case numbers(ClosedRange<Double>)
        /// Numbers that may have a fraction.
        case decimals
        case duration
        /// A day, a time of day, or both.
        case date
        /// A sum with its currency.
        case money
        /// A number with a unit.
        case measurement(SpokenDimension)
        /// Anything; the app reads it.
        case freeText

        /// The bounds of numbers that people say where an app sets none.
        package static let anyNumber = 0.0...1_000_000_000
    }

    /// A parameter that may be said.
    package struct Parameter: Hashable, Sendable {
        package var name: String
        /// What it is called, whose words may be said besides: two cups, in a small mug.
        package var title: String
        package var values: Values
        /// Whether only a title has it: what is said there may be anything, and would swallow other words elsewhere.
        package var isInTitlesAlone: Bool
        /// Whether a title takes other words than the names too, which the app searches for.
        package var isOpen: Bool
        /// Whether nobody has to say it, so that a title may end before it.
        package var isOptional = false
        /// Whether other words are somebody's name, as far as they can be one.
        package var isPerson: Bool

        package init(
            name: String, title: String = "", values: Values, isInTitlesAlone: Bool = false, isOpen: Bool = false,
            isPerson: Bool = false
        ) {
            self.isPerson = isPerson
            self.name = name
            self.title = title
            self.values = values
            self.isInTitlesAlone = isInTitlesAlone
            self.isOpen = isOpen
        }
    }

    /// A way to say the intent, in the notation of templates, with `{parameter}` for values.
    package struct Template: Hashable, Sendable {
        package var text: String
        /// By parameter what the sentence says without a word for it.
        package var constants: [String: String]

        package init(_ text: String, constants: [String: String] = [:]) {
            self.text = text
            self.constants = constants
        }
    }

    /// A BCP 47 tag.
    package var language: String
    /// Titles of the intent and its combinations, with `${parameter}` for values; that of the intent first.
    package var titles: [String]
    /// What the definition says the intent does; its words may be said besides.
    package var summary: String
    /// The definition's, such as `order`.
    package var category: String
    package var parameters: [Parameter]
    /// What the app is called.
    package var apps: [String]
    /// More ways to say it, as a domain has them.
    package var templates: [Template] = []
    /// Templates that others refer to, and words that may stand in a slot, each by name.
    package var rules: [String: String] = [:]
    package var lists: [String: String] = [:]
    /// Whether titles and templates are all that is said: words of an intent that is everybody's are about anything.
    package var isToTheLetter = false

    package init(
        language: String, titles: [String], summary: String = "", category: String, parameters: [Parameter],
        apps: [String]
    ) {
        self.language = language
        self.titles = titles
        self.summary = summary
        self.category = category
        self.parameters = parameters
        self.apps = apps
    }
}
