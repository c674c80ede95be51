// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
import IntentValues

extension ConversationContext {
    /// The parameter of a name.
    package func parameter(_ name: String) -> ParameterDeclaration? {
        intent.parameters.first { $0.name == name }
    }

    /// The definition's enumeration of a type; nil for other types and for the framework's enumerations.
    package func enumeration(of type: ValueType) -> EnumDeclaration? {
        guard case .enumeration(let name, let namespace) = type, namespace != "System" else { return nil }
        return definition.file.enums.first { $0.name == name }
    }

    /// A value as it is today that was kept when the app had an intent of a definition file in the place of this one:
    /// cases had other numbers then.
    func today(_ value: IntentValue, as type: ValueType) -> IntentValue {
        if case .array(let elements) = value { return .array(elements.map { today($0, as: type) }) }
        guard case .enumeration(let number) = value, let cases = enumeration(of: type)?.cases,
            !cases.contains(where: { $0.index == number }),
            let today = cases.first(where: { $0.formerIndex == number && number != 0 })
        else { return value }
        return .enumeration(today.index)
    }

    /// The definition's set of options of a type; nil for other types.
    func optionSet(of type: ValueType) -> EnumDeclaration? {
        guard case .system(let name) = type else { return nil }
        return definition.file.optionSets.first { $0.name == name }
    }

    /// The definition's custom type; nil for other types and for a plain `INObject`.
    func objectType(of type: ValueType) -> TypeDeclaration? {
        guard case .object(let name?, let namespace) = type, namespace != "System" else { return nil }
        return definition.file.types.first { $0.name == name }
    }

    /// The custom type whose class has a name.
    package func objectType(named className: String) -> TypeDeclaration? {
        definition.file.types.first { definition.classNames.type($0) == className }
    }

    /// The class a value of an object type has.
    func className(of type: ValueType) -> String {
        guard case .object(let name, _) = type else { return "INObject" }
        return objectType(of: type).map(definition.classNames.type) ?? name ?? "INObject"
    }

    /// The cases a person may choose from. `unknown` with the value 0 is how an
    /// enumeration says that nothing is set.
    func choices(of declaration: EnumDeclaration) -> [EnumCaseDeclaration] {
        declaration.cases.filter { $0.index != 0 || $0.name != "unknown" }
    }

    /// What a person calls a case.
    package func label(_ enumCase: EnumCaseDeclaration) -> String {
        enumCase.displayName.map(words).flatMap { $0.isEmpty ? nil : $0 } ?? enumCase.name
    }
}
