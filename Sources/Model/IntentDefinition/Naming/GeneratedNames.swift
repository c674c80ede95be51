// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names of all types that code is generated for, in the order of their declarations.
///
/// The reader tells by them which collide, with their places; the compiler, which of the SDK's names are taken.
package struct GeneratedNames {
    private let classNames: ClassNames
    private let model: DefinitionFile.ModelVersion

    package init(_ classNames: ClassNames, in model: DefinitionFile.ModelVersion) {
        self.classNames = classNames
        self.model = model
    }

    /// The types of an intent that take their names from its class, which is the first.
    package func ofClasses(_ intent: IntentDeclaration) -> [String] {
        let name = classNames.intent(intent)
        return ["", "Handling", "Response", "ResponseCode"].map { name + $0 }
    }

    /// The types of a parameter that has reasons of its own for refusing values.
    package func ofReasons(_ parameter: ParameterDeclaration, in intent: IntentDeclaration) -> [String] {
        guard !parameter.reasons(in: model).isEmpty else { return [] }
        let stem = Self.reasonStem(of: parameter.name, in: classNames.intent(intent))
        return [stem + "UnsupportedReason", stem + "ResolutionResult"]
    }

    /// The enumerations that stand in an intent's own file, model 1.0 only.
    package func ofOwnEnumerations(_ intent: IntentDeclaration, among enums: [EnumDeclaration]) -> [String] {
        Self.ownEnumerations(of: intent, among: enums).flatMap { enumeration in
            let name = classNames.enumeration(enumeration, in: intent)
            // Model 1.0 knows no resolution.
            return model == .xcode10 ? [name] : [name, name + "ResolutionResult"]
        }
    }

    /// None where each intent that uses the enumeration has its own.
    package func ofClasses(_ enumeration: EnumDeclaration) -> [String] {
        guard enumeration.generatesOwnFile else { return [] }
        return ["", "ResolutionResult"].map { classNames.enumeration(enumeration) + $0 }
    }

    package func ofClasses(_ type: TypeDeclaration) -> [String] {
        ["", "ResolutionResult"].map { classNames.type(type) + $0 }
    }

    /// Everything a definition's code declares.
    package func all(of definition: DefinitionFile) -> [String] {
        definition.intents.filter { $0.kind == .custom }.flatMap { intent in
            ofClasses(intent) + intent.parameters.flatMap { ofReasons($0, in: intent) }
                + ofOwnEnumerations(intent, among: definition.enums)
        } + definition.enums.flatMap { ofClasses($0) } + definition.types.flatMap { ofClasses($0) }
    }

    /// What the names of a parameter's own types begin with.
    package static func reasonStem(of parameter: String, in className: String) -> String {
        (className.hasSuffix("Intent") ? String(className.dropLast(6)) : className) + capitalized(parameter)
    }

    /// The first letter upper-cased and the rest kept: `url` becomes `Url`, `websiteURL` becomes `WebsiteURL`.
    package static func capitalized(_ name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst()
    }

    package static func ownEnumerations(
        of intent: IntentDeclaration, among enums: [EnumDeclaration]
    ) -> [EnumDeclaration] {
        let types = intent.parameters.map(\.type) + (intent.response?.properties ?? []).map(\.type)
        let used = types.compactMap { type in
            if case .enumeration(let name, _) = type { name } else { nil as String? }
        }
        return enums.filter { !$0.generatesOwnFile && used.contains($0.name) }
    }
}
