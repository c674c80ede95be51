// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// An App Entity: its properties, and what its query can be asked.
struct EntityCompiling {
    private let type: ConstantType
    private let known: KnownTypes
    private let findings: AppIntentFindings

    /// The wrappers of properties that others may read.
    private static let wrappers = ["EntityProperty", "ComputedProperty", "DeferredProperty"].map { "AppIntents.\($0)" }

    init(_ type: ConstantType, _ known: KnownTypes, _ findings: AppIntentFindings) {
        self.type = type
        self.known = known
        self.findings = findings
    }

    func declaration() -> TypeDeclaration {
        var declaration = TypeDeclaration(name: known.identifier(of: type))
        declaration.className = declaration.name
        declaration.displayName = TypeName(type, findings).text
        declaration.properties = identifier() + properties()
        var entity = EntityDeclaration(at: type.place, mangledName: type.mangledName)
        let representation = type.constant("typeDisplayRepresentation")?.value
        entity.numericFormat = NumericFormat(representation?.argument("numericFormat")).text
        entity.isIndexed = type.conforms(to: "IndexedEntity")
        if !type.conforms(to: "TransientAppEntity"), let query = type.associatedTypes["DefaultQuery"] {
            entity.query = query.mangledName
            add(known[query.type], to: &entity)
        }
        declaration.entity = entity
        return declaration
    }

    /// What the system keeps of an entity, which is text whatever its type in Swift.
    private func identifier() -> [PropertyDeclaration] {
        guard let id = type.associatedTypes["ID"] else { return [] }
        let idType = known.valueType(of: SpelledType(id.type))
        var property = PropertyDeclaration(name: "identifier", type: idType == .integer ? .integer : .string)
        property.isInherited = true
        return [property]
    }

    private func properties() -> [PropertyDeclaration] {
        var properties: [PropertyDeclaration] = []
        for property in type.properties where !property.isStatic && property.name.hasPrefix("_") {
            let wrapper = SpelledType(property.type)
            guard Self.wrappers.contains(wrapper.name), let value = wrapper.arguments.last else { continue }
            let (spelled, _, isArray) = SpelledType.unwrapping(value)
            let name = String(property.name.dropFirst())
            var declaration = PropertyDeclaration(
                name: name, type: known.valueType(of: spelled), displayPriority: properties.count + 1)
            declaration.isArray = isArray
            declaration.displayName =
                ConstantText(property.value.argument("title")).text ?? LocalizableText(NameWords.title(of: name))
            properties.append(declaration)
        }
        return properties
    }

    /// - Parameter query: Nil if it is of another module that has no intents.
    private func add(_ query: ConstantType?, to entity: inout EntityDeclaration) {
        entity.abilities = [.suggest]
        guard let query else { return }
        let abilities: [(String, EntityDeclaration.Ability)] = [
            ("EntityStringQuery", .search), ("EnumerableEntityQuery", .enumerate), ("UniqueAppEntityQuery", .enumerate),
            ("EntityPropertyQuery", .filter),
        ]
        let found = abilities.filter { query.conforms(to: $0.0) }.map(\.1) + [.suggest]
        entity.abilities = EntityDeclaration.Ability.allCases.filter(found.contains)
        entity.findWords = words(query.constant("findIntentDescription")?.value)
        guard query.conforms(to: "EntityPropertyQuery") else { return }
        let properties = query.constant("properties")
        if let filters = properties?.value.argument("properties")?.elements {
            entity.filters = filters.map(filter)
        } else {
            tellUnknown(properties, of: query)
        }
        let sortings = query.constant("sortingOptions")
        if let options = sortings?.value.argument("content")?.elements {
            entity.sortings = options.map { $0.argument("")?.property ?? "" }
        } else if sortings?.value.isUnknown == true {
            tellUnknown(sortings, of: query)
        }
    }

    private func words(_ description: ConstantValue?) -> EntityDeclaration.FindWords? {
        guard let summary = ConstantText(description).text else { return nil }
        return EntityDeclaration.FindWords(
            summary, category: ConstantText(description?.argument("categoryName")).text,
            keywords: (description?.argument("searchKeywords")?.elements ?? []).compactMap { ConstantText($0).text },
            resultName: ConstantText(description?.argument("resultValueName")).text)
    }

    private func tellUnknown(_ property: ConstantType.Property?, of query: ConstantType) {
        findings.warning(
            at: query.place(of: property),
            "the filters and sort keys of \(query.unqualifiedName) are only known at run time",
            remedy: "create QueryProperties and SortingOptions in the property declarations, with one block each")
    }

    /// `Property(\.$name) { EqualToComparator { … } }`. What is not known is without a name: they go by their places.
    private func filter(_ value: ConstantValue) -> EntityDeclaration.Filter {
        let comparators = (value.argument("comparators")?.elements ?? []).map { value -> String in
            guard case .call(let type, _, _) = value else { return "" }
            let name = SpelledType(type).name.split(separator: ".").last ?? ""
            return name.hasSuffix("Comparator") ? String(name.dropLast("Comparator".count)) : ""
        }
        let isOwn = value.argument("entityProvider") == nil
        return EntityDeclaration.Filter(
            property: isOwn ? value.argument("")?.property ?? "" : "", comparators: comparators)
    }
}
