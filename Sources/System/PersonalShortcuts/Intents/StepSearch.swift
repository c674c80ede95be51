// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Sentences
import Shortcuts

/// What a step that finds an app's things asks for: values of the types of the properties.
struct StepSearch {
    private(set) var search: EntitySearch
    private let finding: EntityFinding
    private let intent: OfferedIntent
    private let coercion: Coercion

    /// - Throws: `ShortcutFailure` for a property, a comparison or a value that the things do not have.
    init(
        _ step: ContentSearch, for finding: EntityFinding, _ intent: OfferedIntent, _ coercion: Coercion
    ) throws(ShortcutFailure) {
        (self.finding, self.intent, self.coercion) = (finding, intent, coercion)
        search = EntitySearch()
        guard step.terms.count <= EntityFinding.filterLimit else {
            throw ShortcutFailure(
                "\(step.terms.count) comparisons are too many; the limit is \(EntityFinding.filterLimit)",
                remedy: "remove some")
        }
        var search = EntitySearch()
        for term in step.terms { search.filters.append(try filter(term)) }
        search.isAny = step.isAny
        if case .by(let name, let isDescending) = step.order {
            search.sorting = try property(called: name, among: finding.sortings).name
            search.isDescending = isDescending
        }
        // Anyone who wants some at random wants them of all.
        if case .random = step.order { search.limit = nil } else { search.limit = step.limit }
        do throws(Problem<Fault>) {
            _ = try finding.payload(of: search)
        } catch {
            throw ShortcutFailure(error.reason, remedy: error.remedy)
        }
        self.search = search
    }

    private func filter(_ term: ContentSearch.Term) throws(ShortcutFailure) -> EntitySearch.Filter {
        let property = try property(called: term.property, among: finding.properties)
        guard let comparator = EntitySearch.Comparator(rawValue: term.comparator) else {
            throw ShortcutFailure(
                "the comparison \(term.comparator) does not exist", remedy: "choose another comparison")
        }
        var values: [IntentValue] = []
        for content in term.values where values.count < comparator.valueCount {
            if let value = try value(of: content, for: property) { values.append(value) }
        }
        guard values.count == comparator.valueCount else {
            throw ShortcutFailure(
                "‘\(term.property)’ is compared with a value of another type than its own",
                remedy: "give the step a value of the type \(property.type.name)")
        }
        return EntitySearch.Filter(property.name, comparator, values)
    }

    /// A property by its name in the source, or by what people call it in any language.
    ///
    /// What things are called is a property too, where the system compares.
    private func property(
        called name: String, among properties: [PropertyDeclaration]
    ) throws(ShortcutFailure) -> PropertyDeclaration {
        if let found = properties.first(where: { $0.name == name }) { return found }
        let wanted = Self.plain(name)
        let found = properties.first { property in
            Self.plain(property.name) == wanted || property.displayName.map(titles)?.contains(wanted) == true
        }
        if let found { return found }
        if !finding.isByApp, wanted == Self.plain(EntityFinding.name) {
            return PropertyDeclaration(name: EntityFinding.name, type: .string)
        }
        throw ShortcutFailure(
            "\(finding.type.name) has no property ‘\(name)’ of that kind",
            remedy: properties.isEmpty
                ? "leave it out" : "choose one of \(Sentence.names(properties.map(\.name)))")
    }

    private func titles(of text: LocalizableText) -> Set<String> {
        Set(([text.text] + intent.definition.tables.keys.map { intent.words(of: text, in: $0) }).map(Self.plain))
    }

    private static func plain(_ name: String) -> String { name.filter { !$0.isWhitespace }.lowercased() }

    // MARK: - Values

    /// Nil for what is not a value of the property's type.
    private func value(
        of content: Content, for property: PropertyDeclaration
    ) throws(ShortcutFailure) -> IntentValue? {
        guard let item = content.first else { return nil }
        switch (property.type, item.value) {
        case (.enumeration(let name, _), _): return enumCase(item, of: name)
        case (.object(let name, _), _):
            return try StepInvocation.value(of: item, as: property.type, coercion)
                ?? .object(
                    ObjectValue(typeName: name ?? "", identifier: nil, displayString: coercion.text(item)))
        case (.boolean, .text("")): return nil
        case (.boolean, _): return .boolean(coercion.boolean(item))
        case (.moment, _):
            return coercion.date(item).map { .decimal($0.date.timeIntervalSinceReferenceDate) }
        case (.dateComponents, .text):
            guard let date = coercion.date(item) else { return nil }
            return try StepInvocation.value(
                of: ContentItem(.date(date)), as: property.type, coercion)
        case (.timeInterval, _): return coercion.number(item).map { .timeInterval($0.double) }
        case (.currencyAmount, .measurement(let money)):
            return .currency(CurrencyValue(amount: Decimal(money.number.double), code: money.unit))
        case (.currencyAmount, _), (.system, _): return coercion.number(item).map { .decimal($0.double) }
        case (_, .measurement(let measured)):
            guard let dimension = Self.dimension(of: property.type) else {
                return try StepInvocation.value(of: item, as: property.type, coercion)
            }
            return .measurement(
                MeasurementValue(dimension: dimension, value: measured.number.double, unit: measured.unit))
        default:
            if Self.dimension(of: property.type) != nil { return coercion.number(item).map { .decimal($0.double) } }
            return try StepInvocation.value(of: item, as: property.type, coercion)
        }
    }

    /// A case by its raw value, its name or its title in any language.
    private func enumCase(_ item: ContentItem, of name: String) -> IntentValue? {
        guard let found = intent.definition.file.enums.first(where: { $0.name == name }) else { return nil }
        if case .number(.whole(let number)) = item.value, found.cases.contains(where: { $0.index == number }) {
            return .enumeration(number)
        }
        var text = coercion.text(item)
        if case .dictionary(let fields) = item.value,
            let key = ["value", "identifier"].first(where: { fields[$0] != nil }),
            let value = fields[key]
        {
            text = coercion.text(value)
        }
        let wanted = Self.plain(text)
        return found.cases.first { one in
            one.rawValue == text || Self.plain(one.name) == wanted
                || one.displayName.map(titles)?.contains(wanted) == true
        }.map { .enumeration($0.index) }
    }

    private static func dimension(of type: ValueType) -> MeasurementValue.Dimension? {
        switch type {
        case .mass: .mass
        case .length: .length
        case .speed: .speed
        case .temperature: .temperature
        case .energy: .energy
        case .volume: .volume
        default: nil
        }
    }
}
