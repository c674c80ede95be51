// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// The types of an app by their names, and what values of theirs are.
struct KnownTypes {
    private let types: [String: ConstantType]
    private let findings: AppIntentFindings

    init(_ types: [ConstantType], _ findings: AppIntentFindings) {
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
        self.findings = findings
    }

    subscript(name: String) -> ConstantType? { types[name] }

    /// The name by which the system knows a type forever.
    func identifier(of type: ConstantType) -> String {
        guard let property = type.constant("persistentIdentifier") else {
            // What replaces an intent of a definition is known as that one: `App.OrderIntent` names the same class.
            let replaced = type.constant("intentClassName")?.value.literal?.split(separator: ".").last
            return replaced.map(String.init) ?? type.unqualifiedName
        }
        if let text = property.value.literal, !text.isEmpty { return text }
        findings.error(
            at: type.place(of: property), "the persistentIdentifier of \(type.unqualifiedName) is not a constant text",
            remedy: "write it as one string literal")
        return type.unqualifiedName
    }

    /// Two types of one identifier can't be told apart.
    func refuseDuplicates(among types: [ConstantType]) {
        for name in ["AppIntent", "AppEnum", "AppEntity"] {
            var owners: [String: ConstantType] = [:]
            for type in types where type.conforms(to: name) {
                let identifier = identifier(of: type)
                guard let owner = owners[identifier] else {
                    owners[identifier] = type
                    continue
                }
                findings.error(
                    at: type.place,
                    "‘\(identifier)’ is the identifier of both \(type.name) and \(owner.name) "
                        + "(\(owner.file):\(owner.line))",
                    remedy: "rename one of the types, or give one its own persistentIdentifier")
            }
        }
    }

    /// The type of the only case, of a value of several types that has only one.
    func underlying(_ type: SpelledType) -> SpelledType {
        let cases = caseTypes(of: type)
        return cases.count == 1 ? cases[0] : type
    }

    /// The types of the values of several types.
    private func caseTypes(of type: SpelledType) -> [SpelledType] {
        guard let known = types[type.name], known.conforms(to: "AppUnionValue") else { return [] }
        return known.cases.compactMap { $0.types.first }.map { SpelledType.unwrapping($0).name }
    }

    /// What a value of a type is, as it travels.
    ///
    /// A value of several types is what its cases are, or a text, of which the app knows which of them it means.
    func valueType(of type: SpelledType) -> ValueType {
        // Within another one they are not looked at: one could be in itself.
        let cases = caseTypes(of: type).filter { caseTypes(of: $0).isEmpty }.map(valueType)
        if let first = cases.first { return cases.allSatisfy { $0 == first } ? first : .string }
        if let known = types[type.name] {
            if known.conforms(to: "AppEnum") { return .enumeration(name: identifier(of: known), namespace: nil) }
            if known.conforms(to: "AppEntity") { return .object(name: identifier(of: known), namespace: nil) }
        }
        // Without the module: what is Foundation's here comes from several.
        let name = type.name.split(separator: ".").last.map(String.init) ?? type.name
        if name == "Measurement" { return Self.measurement(type.arguments.first ?? "") }
        return Self.standard[name] ?? .system(name: name)
    }

    private static let standard: [String: ValueType] = [
        "String": .string, "AttributedString": .string, "StringSearchCriteria": .string, "Int": .integer,
        "Double": .decimal, "Float": .decimal, "Decimal": .decimal, "Bool": .boolean, "Date": .moment,
        "DateComponents": .dateComponents, "Duration": .timeInterval, "URL": .url, "IntentFile": .file,
        "IntentPerson": .person, "INPerson": .person, "CLPlacemark": .placemark,
        "IntentCurrencyAmount": .currencyAmount,
    ]

    private static func measurement(_ unit: String) -> ValueType {
        let name = unit.split(separator: ".").last.map(String.init) ?? unit
        let units: [String: ValueType] = [
            "UnitMass": .mass, "UnitLength": .length, "UnitSpeed": .speed, "UnitTemperature": .temperature,
            "UnitEnergy": .energy, "UnitVolume": .volume, "UnitDuration": .timeInterval,
        ]
        return units[name] ?? .system(name: name)
    }
}
