// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One intent of a definition file.
package struct IntentDeclaration: Hashable, Codable, Sendable {
    /// Whether code is generated for the intent, it names one of the framework's, or is code itself.
    package enum Kind: String, Codable, Sendable {
        case custom = "Custom"
        case system = "System"
        /// A type of the app's own code, which it was read from.
        case app = "App"
    }

    /// When the intent must not run.
    ///
    /// In the order of the numbers that files write, from 0.
    package enum Restriction: String, CaseIterable, Codable, Sendable {
        case none, whileLocked, whileProtectedDataUnavailable
    }

    package var kind: Kind
    /// The base name: no prefix, no `Intent` at the end.
    package var name: String
    /// A full class name that beats any prefix.
    package var className: String?
    package var classPrefix: String?
    /// The menu group, such as `order`; decides the standard wording.
    package var category: String
    /// Absent for system intents.
    package var verb: String?
    /// The framework domain of a system intent, such as `Media`.
    package var domain: String?
    package var title: LocalizableText?
    package var summary: LocalizableText?
    package var imageName: String?
    package var isConfigurable = false
    package var isEligibleForSuggestions = true
    package var isEligibleForWidgets = false
    package var isDeprecated = false
    package var needsConfirmation = false
    /// Asks whether to go on, in place of the standard words; of the framework's own intents.
    package var question: LocalizableText?
    package var restriction = Restriction.none
    /// What the person is told after the answer; of the framework's own intents.
    package var followed: FollowDeclaration?
    /// The parameter that takes the previous action's output.
    package var inputParameter: String?
    package var keyParameter: String?
    /// In display order.
    package var parameters: [ParameterDeclaration] = []
    /// The combinations a donation or suggestion may have.
    package var suggestionCombinations: [CombinationDeclaration] = []
    /// The combinations the shortcuts editor shows.
    package var shortcutCombinations: [CombinationDeclaration] = []
    /// Absent for system intents.
    package var response: ResponseDeclaration?
    /// Of App Intents alone.
    package var appIntent: AppIntentDeclaration?

    package init(kind: Kind = .custom, name: String, category: String, verb: String? = nil) {
        self.kind = kind
        self.name = name
        self.category = category
        self.verb = verb
    }
}

extension IntentDeclaration {
    /// The combinations that decide which action an intent with values is.
    ///
    /// Those for suggestions; a definition that has none there means those of the shortcuts editor.
    package var effectiveCombinations: [CombinationDeclaration] {
        suggestionCombinations.isEmpty ? shortcutCombinations : suggestionCombinations
    }

    /// The combination of just these parameters, which an App Intent has that declares none: the words of its summary
    /// go by the values.
    private func ownCombination(of names: Set<String>) -> CombinationDeclaration {
        CombinationDeclaration(parameters: parameters.map(\.name).filter(names.contains), title: nil)
    }

    /// The combination that an intent with values for these parameters belongs to.
    ///
    /// The largest one whose parameters all have a value; of several as large the primary one, then the first. The
    /// combination without parameters fits every intent.
    ///
    /// - Parameter names: Of the parameters that have a value.
    /// - Returns: Nil when no combination fits.
    package func combination(fitting names: Set<String>) -> CombinationDeclaration? {
        if kind == .app, effectiveCombinations.isEmpty { return ownCombination(of: names) }
        let fitting = effectiveCombinations.filter { names.isSuperset(of: $0.parameters) }
        let size = fitting.map(\.parameters.count).max()
        let largest = fitting.filter { $0.parameters.count == size }
        return largest.first { $0.isPrimary } ?? largest.first
    }
}
