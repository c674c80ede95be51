// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent of an app that is carried out as a step.
package struct IntentStep: Codable, Sendable {
    /// How the file names the intent.
    package enum Target: Hashable, Codable, Sendable {
        /// The identifiers of the app and of the intent with a dot between, as in
        /// `org.example.Pizzeria.OrderPizzaIntent`.
        case joined(String)
        case named(app: String, intent: String)
    }

    package var target: Target
    /// What it is given, by the names of its parameters.
    package var values: ContentDictionary
    /// What the action before gave.
    package var input: Content
    /// What is to be found, where the step finds something; nil if the file says nothing of that.
    package var search: ContentSearch?
    /// Whether what the app shows is seen.
    package var isShown: Bool

    package init(
        _ target: Target, values: ContentDictionary, input: Content, search: ContentSearch? = nil, isShown: Bool
    ) {
        self.target = target
        self.values = values
        self.input = input
        self.search = search
        self.isShown = isShown
    }
}

extension IntentStep.Target {
    /// What people read where the app is not known: `Order Pizza` of `OrderPizzaIntent`.
    package var title: String {
        let name =
            switch self {
            case .joined(let text): text.split(separator: ".").last.map(String.init) ?? text
            case .named(_, let intent): intent
            }
        var words = ""
        for character in name.hasSuffix("Intent") && name != "Intent" ? String(name.dropLast(6)) : name {
            if character.isUppercase, words.last?.isLowercase == true { words.append(" ") }
            words.append(character)
        }
        return words
    }
}
