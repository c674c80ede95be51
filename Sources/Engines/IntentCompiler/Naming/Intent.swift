// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// A custom intent with the Swift names and types of all it declares.
struct Intent {
    let declaration: IntentDeclaration
    let className: String
    let parameters: [Parameter]
    let responseProperties: [Property]
    /// Enumerations that live in the intent's own file, model 1.0 only.
    let ownEnumerations: [Enumeration]
    /// How the intent's code writes what the definition does not declare.
    let known: KnownNames

    init(_ declaration: IntentDeclaration, in scope: GenerationScope) {
        let className = scope.className(of: declaration)
        self.declaration = declaration
        self.className = className
        known = scope.known
        parameters = declaration.parameters.map {
            Parameter($0, of: declaration, className: className, in: scope)
        }
        let response = declaration.response?.properties ?? []
        responseProperties = response.map {
            Property(
                name: SwiftName($0.name),
                type: SwiftType($0.type, isArray: $0.isArray, in: declaration, scope: scope))
        }
        ownEnumerations = Self.ownEnumerations(of: declaration, in: scope)
    }

    var handling: String { className + "Handling" }
    var response: String { className + "Response" }
    var responseCode: String { className + "ResponseCode" }

    /// The sets of parameters with which the intent is a shortcut, each by its names in the order of the definition:
    /// those of the combinations that have a title, their own or the intent's.
    var shortcutTypes: [[String]] {
        let combinations = declaration.suggestionCombinations + declaration.shortcutCombinations
        let titled = combinations.filter { combination in
            [combination.title, declaration.title].contains { $0?.text.contains { !$0.isWhitespace } == true }
        }
        let names = titled.map { combination in
            zip(declaration.parameters, parameters)
                .filter { combination.parameters.contains($0.0.name) }
                .map { $0.1.property.name.text }
        }
        return names.enumerated().filter { !names.prefix($0.offset).contains($0.element) }.map(\.element)
    }

    /// A widget's intent is only configured, so handling it is a handler's choice.
    var isForWidgetsOnly: Bool { declaration.isEligibleForWidgets && !declaration.isConfigurable }

    private static func ownEnumerations(of declaration: IntentDeclaration, in scope: GenerationScope) -> [Enumeration] {
        GeneratedNames.ownEnumerations(of: declaration, among: scope.definition.enums)
            .compactMap { scope.enumeration(named: $0.name, in: declaration) }
    }
}
