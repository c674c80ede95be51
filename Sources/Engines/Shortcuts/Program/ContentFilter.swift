// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import ShortcutDocument

/// Which items are wanted, in what order, and how many: what the actions that find things have in common.
struct ContentFilter: Sendable {
    static let parameters: [ParameterDefinition] = [
        ParameterDefinition("WFContentItemFilter", "comparisons"), .text("WFContentItemSortProperty"),
        .text("WFContentItemSortOrder"), .flag("WFContentItemSortEnabled"), .flag("WFContentItemLimitEnabled"),
        .number("WFContentItemLimitNumber"),
    ]

    /// The keys under which files have it.
    static let keys = Set(parameters.map(\.key))

    private var terms: [(property: String, comparison: ContentComparison)] = []
    private var needsAll = true
    private let sortProperty: Operand?
    private let sortOrder: Operand
    private let limit: Operand?

    init(_ reader: inout ParameterReader) {
        sortProperty =
            reader.flag("WFContentItemSortEnabled", default: true)
            ? reader.operand("WFContentItemSortProperty") : nil
        sortOrder = reader.operand("WFContentItemSortOrder", or: .text(""))
        limit =
            reader.flag("WFContentItemLimitEnabled", default: false)
            ? reader.operand("WFContentItemLimitNumber", or: .number(.whole(1))) : nil
        guard case .record(let record)? = reader.action.value("WFContentItemFilter") else { return }
        let value = record.dictionary("Value") ?? record
        needsAll = value.integer("WFActionParameterFilterPrefix") != 0
        for element in value.array("WFActionParameterFilterTemplates") ?? [] {
            guard let row = element.content.dictionary, let property = row.string("Property") else { continue }
            terms.append((property, ContentComparison(filter: row, &reader)))
        }
    }

    /// The properties that are compared and sorted by.
    func properties(in context: RunContext) -> [String] {
        terms.map(\.property) + (sortProperty.map { [context.text($0)] } ?? [])
    }

    /// How many of the latest are enough; nil if others may be wanted.
    func latest(in context: RunContext) -> Int? {
        guard terms.isEmpty, let limit, let count = context.number(limit)?.int, !isOldestFirst(in: context) else {
            return nil
        }
        let name = sortProperty.map { context.text($0) } ?? "None"
        return ["", "None", "Date Taken", "Creation Date"].contains(name) ? max(count, 0) : nil
    }

    /// Whether what is oldest comes first.
    func isOldestFirst(in context: RunContext) -> Bool {
        sortProperty != nil && context.text(sortOrder) == "Oldest First"
    }

    /// The items that are wanted.
    func items(of items: [ContentItem], in context: RunContext) -> [ContentItem] {
        let wanted = terms.isEmpty ? items : items.filter { holds(for: $0, in: context) }
        let sorted = sorted(wanted, in: context)
        guard let limit, let count = context.number(limit)?.int else { return sorted }
        return Array(sorted.prefix(max(count, 0)))
    }

    /// What an app is to find that looks through its own things.
    func search(in context: RunContext) -> ContentSearch {
        var search = ContentSearch(
            isAny: !needsAll, limit: limit.flatMap { context.number($0)?.int }.map { max($0, 0) })
        search.terms = terms.map { $0.comparison.term(of: $0.property, in: context) }
        let name = sortProperty.map { context.text($0) } ?? ""
        if name == "Random" {
            search.order = .random
        } else if !name.isEmpty, name != "None" {
            search.order = .by(name, isDescending: Self.falling.contains(context.text(sortOrder)))
        }
        return search
    }

    private func holds(for item: ContentItem, in context: RunContext) -> Bool {
        let properties = ItemProperties(context.coercion)
        func holds(_ term: (property: String, comparison: ContentComparison)) -> Bool {
            term.comparison.holds(for: properties.value(term.property, of: item), in: context)
        }
        return needsAll ? terms.allSatisfy(holds) : terms.contains(where: holds)
    }

    // MARK: - Order

    /// The orders that begin with what is greatest.
    private static let falling: Set<String> = [
        "Z to A", "Latest First", "Newest First", "Biggest First", "Largest First", "Longest First", "Highest First",
        "Most First", "True First",
    ]

    private func sorted(_ items: [ContentItem], in context: RunContext) -> [ContentItem] {
        guard let sortProperty else { return items }
        let name = context.text(sortProperty)
        if name == "Random" { return shuffled(items, context) }
        guard !name.isEmpty, name != "None" else { return items }
        let isFalling = Self.falling.contains(context.text(sortOrder))
        let properties = ItemProperties(context.coercion)
        let keyed = items.enumerated().map { place, item in
            (place: place, item: item, key: SortKey(properties.value(name, of: item), context.coercion))
        }
        // Those without the property come last; those that are the same stay as they were.
        return keyed.sorted { one, two in
            guard let left = one.key else { return two.key == nil && one.place < two.place }
            guard let right = two.key else { return true }
            if left < right { return !isFalling }
            if right < left { return isFalling }
            return one.place < two.place
        }.map(\.item)
    }

    private func shuffled(_ items: [ContentItem], _ context: RunContext) -> [ContentItem] {
        var items = items
        for place in items.indices.dropFirst().reversed() {
            items.swapAt(place, Int(context.environment.random(UInt64(place + 1))))
        }
        return items
    }
}

/// What items are put in order by: numbers and dates before texts, texts as people sort them.
private enum SortKey: Comparable {
    case number(Double)
    case text(String)

    /// Nil if there is nothing.
    init?(_ content: Content, _ coercion: Coercion) {
        guard let item = content.first else { return nil }
        switch item.value {
        case .date(let date): self = .number(date.date.timeIntervalSinceReferenceDate)
        case .number, .boolean, .measurement: self = .number(coercion.number(item)?.double ?? 0)
        default: self = .text(coercion.text(item))
        }
    }

    static func < (left: SortKey, right: SortKey) -> Bool {
        switch (left, right) {
        case (.number(let one), .number(let two)): one < two
        case (.number, .text): true
        case (.text, .number): false
        case (.text(let one), .text(let two)):
            one.compare(two, options: [.caseInsensitive, .numeric]) == .orderedAscending
        }
    }
}
