// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent with the name of its class.
struct IntentDump: Encodable, Hashable, Sendable {
    let kind: String
    let name: String
    let className: String
    let category: String
    let verb: String?
    let domain: String?
    let title: TextDump?
    let summary: TextDump?
    let imageName: String?
    let isConfigurable: Bool
    let isEligibleForSuggestions: Bool
    let isEligibleForWidgets: Bool
    let isDeprecated: Bool
    let needsConfirmation: Bool
    let restriction: String
    let inputParameter: String?
    let keyParameter: String?
    let parameters: [ParameterDump]
    let suggestionCombinations: [CombinationDump]
    let shortcutCombinations: [CombinationDump]
    let response: ResponseDump?

    init(_ intent: IntentDeclaration, _ classNames: ClassNames) {
        kind = intent.kind == .custom ? "custom" : "system"
        name = intent.name
        className = classNames.intent(intent)
        category = intent.category
        verb = intent.verb
        domain = intent.domain
        title = intent.title.map(TextDump.init)
        summary = intent.summary.map(TextDump.init)
        imageName = intent.imageName
        isConfigurable = intent.isConfigurable
        isEligibleForSuggestions = intent.isEligibleForSuggestions
        isEligibleForWidgets = intent.isEligibleForWidgets
        isDeprecated = intent.isDeprecated
        needsConfirmation = intent.needsConfirmation
        restriction =
            switch intent.restriction {
            case .none: "none"
            case .whileLocked: "whileLocked"
            case .whileProtectedDataUnavailable: "whileProtectedDataUnavailable"
            }
        inputParameter = intent.inputParameter
        keyParameter = intent.keyParameter
        parameters = intent.parameters.map(ParameterDump.init)
        suggestionCombinations = intent.suggestionCombinations.map(CombinationDump.init)
        shortcutCombinations = intent.shortcutCombinations.map(CombinationDump.init)
        response = intent.response.map(ResponseDump.init)
    }
}
