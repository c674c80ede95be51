// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Gives an item of a list, or several that are beside one another.
struct GetItemFromListAction: LoopAction {
    static let definition = ActionDefinition(
        "getitemfromlist", "Get Item from List",
        [
            .input,
            .choice(
                "WFItemSpecifier", ["First Item", "Last Item", "Random Item", "Item At Index", "Items in Range"]),
            .number("WFItemIndex"), .number("WFItemRangeStart"), .number("WFItemRangeEnd"),
        ])

    private let list: Operand
    private let specifier: ChosenValue
    private let index: Operand
    private let start: Operand
    private let end: Operand
    /// Whether the file itself says that it is the item at an index.
    private let isAtIndex: Bool

    init(_ parameters: inout ParameterReader) {
        list = parameters.input()
        specifier = parameters.choice("WFItemSpecifier")
        index = parameters.operand("WFItemIndex", or: .number(.whole(1)))
        start = parameters.operand("WFItemRangeStart", or: .number(.whole(1)))
        end = parameters.operand("WFItemRangeEnd") ?? .constant(.nothing)
        isAtIndex = parameters.action.parameters.string("WFItemSpecifier") == "Item At Index"
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard isAtIndex, let list = QuickStep.Value(list), let index = QuickStep.Value(index) else { return nil }
        return .item(of: list, at: index)
    }

    func value(_ context: inout RunContext) throws(ShortcutFailure) -> Content {
        let items = context.items(list)
        switch try specifier.value(in: context) {
        case "Last Item": return Content(Array(items.suffix(1)))
        case "Random Item":
            guard !items.isEmpty else { return .nothing }
            return .one(items[Int(context.environment.random(UInt64(items.count)))])
        case "Item At Index", "Item at Index": return try item(of: items, at: context.number(index)?.int ?? 1)
        case "Items in Range":
            let start = max(context.number(start)?.int ?? 1, 1)
            // Without an end, all to the last one.
            let end = min(context.number(end)?.int ?? items.count, items.count)
            return start <= end ? Content(Array(items[(start - 1)..<end])) : .nothing
        default: return Content(Array(items.prefix(1)))
        }
    }

    private func item(of items: [ContentItem], at index: Int) throws(ShortcutFailure) -> Content {
        guard !items.isEmpty else { return .nothing }
        guard index > 0, index <= items.count else {
            throw ShortcutFailure(
                "there is no item \(index); the list has \(items.count)",
                remedy: "use a number from 1 to \(items.count), or count the items first")
        }
        return .one(items[index - 1])
    }
}
