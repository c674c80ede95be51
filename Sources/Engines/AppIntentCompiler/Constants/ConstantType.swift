// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type as the compiler found it in the source: what it conforms to, and what its properties are.
package struct ConstantType: Hashable, Sendable {
    /// A property that the source declares.
    package struct Property: Hashable, Sendable {
        package var name: String
        /// As the compiler spells it, with modules.
        package var type: String
        package var isStatic: Bool
        package var file: String?
        /// From 1.
        package var line: Int?
        package var value: ConstantValue

        package init(
            name: String, type: String, isStatic: Bool, file: String? = nil, line: Int? = nil, value: ConstantValue
        ) {
            self.name = name
            self.type = type
            self.isStatic = isStatic
            self.file = file
            self.line = line
            self.value = value
        }
    }

    /// A case of an enumeration.
    package struct Case: Hashable, Sendable {
        package var name: String
        package var rawValue: String?
        /// Those of its values.
        package var types: [String]

        package init(name: String, rawValue: String? = nil, types: [String] = []) {
            self.name = name
            self.rawValue = rawValue
            self.types = types
        }
    }

    /// An associated type, and what is said of it where it is opaque.
    package struct Associated: Hashable, Sendable {
        package var type: String
        package var mangledName: String?
        /// By the requirement's name, such as `AppIntents.IntentResult.Value`.
        package var requirements: [String: String]

        package init(type: String, mangledName: String? = nil, requirements: [String: String] = [:]) {
            self.type = type
            self.mangledName = mangledName
            self.requirements = requirements
        }
    }

    /// With the module and the types around it.
    package var name: String
    package var mangledName: String
    package var file: String
    /// From 1.
    package var line: Int
    /// Protocols with their modules.
    package var conformances: Set<String>
    /// By name.
    package var associatedTypes: [String: Associated]
    /// In the order of the source.
    package var properties: [Property]
    /// Of an enumeration.
    package var cases: [Case]

    package init(
        name: String, mangledName: String, file: String, line: Int, conformances: Set<String> = [],
        associatedTypes: [String: Associated] = [:], properties: [Property] = [], cases: [Case] = []
    ) {
        self.name = name
        self.mangledName = mangledName
        self.file = file
        self.line = line
        self.conformances = conformances
        self.associatedTypes = associatedTypes
        self.properties = properties
        self.cases = cases
    }
}

extension ConstantType {
    /// The name without its module and the types around it.
    var unqualifiedName: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// Whether it conforms to a protocol of App Intents.
    func conforms(to name: String) -> Bool { conformances.contains("AppIntents.\(name)") }

    /// The name of the schema that a macro gave it, in words: “Send Draft” of `mail.sendDraft`.
    var schemaWords: String? {
        let names = ["Intent", "Entity", "Enum"].flatMap { ["__appSchema\($0)", "__assistantSchema\($0)"] }
        let schema = names.lazy.compactMap { constant($0)?.value.literal }.first
        return schema?.split(separator: ".").last.map { NameWords.title(of: String($0)) }
    }

    /// A static property.
    func constant(_ name: String) -> Property? { properties.first { $0.isStatic && $0.name == name } }

    /// Each type once, with what the extensions in other files say of it.
    package static func joined(_ types: [ConstantType]) -> [ConstantType] {
        var joined: [ConstantType] = []
        var places: [String: Int] = [:]
        for type in types {
            guard let place = places[type.mangledName] else {
                places[type.mangledName] = joined.count
                joined.append(type)
                continue
            }
            joined[place].add(type)
        }
        return joined
    }

    private mutating func add(_ other: ConstantType) {
        conformances.formUnion(other.conformances)
        associatedTypes.merge(other.associatedTypes) { own, _ in own }
        if cases.isEmpty { cases = other.cases }
        let known = Set(properties.map { [$0.name, "\($0.isStatic)"] })
        properties += other.properties.filter { !known.contains([$0.name, "\($0.isStatic)"]) }
    }
}
