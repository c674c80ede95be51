// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues

/// A comparison of a thing's property that the system does itself.
struct EntityComparison {
    let filter: EntitySearch.Filter
    let order: EntityOrder

    /// How properties of a type may be compared.
    static func comparators(of property: PropertyDeclaration) -> [EntitySearch.Comparator] {
        if property.isArray { return [.contains, .doesNotContain, .isEqual, .isNotEqual, .hasValue, .hasNoValue] }
        let always: [EntitySearch.Comparator] = [.isEqual, .isNotEqual, .hasValue, .hasNoValue]
        switch property.type {
        case .string, .speakableString, .url:
            return always + [.contains, .doesNotContain, .beginsWith, .endsWith]
        case .boolean, .enumeration, .object, .file, .person, .placemark: return always
        default:
            return always + [.isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual, .isBetween]
        }
    }

    /// Whether it holds for a thing.
    func holds(for object: ObjectValue) -> Bool {
        let value = EntityOrder.value(of: filter.property, in: object)
        return switch filter.comparator {
        case .hasValue: hasValue(value)
        case .hasNoValue: !hasValue(value)
        case .isNotEqual: !isEqual(value)
        case .isEqual: isEqual(value)
        case .contains: contains(value)
        case .doesNotContain: !contains(value)
        case .beginsWith: begins(value, [.anchored, .caseInsensitive])
        case .endsWith: begins(value, [.anchored, .backwards, .caseInsensitive])
        case .isLess: compares(value) { $0 == .orderedAscending }
        case .isLessOrEqual: compares(value) { $0 != .orderedDescending }
        case .isGreater: compares(value) { $0 == .orderedDescending }
        case .isGreaterOrEqual: compares(value) { $0 != .orderedAscending }
        case .isBetween: isBetween(value)
        }
    }

    private var wanted: IntentValue? { filter.values.first }

    /// A text without a letter is a value too few, and so is a list without an element.
    private func hasValue(_ value: IntentValue?) -> Bool {
        switch value {
        case nil, .array([])?, .string("")?: false
        default: true
        }
    }

    private func isEqual(_ value: IntentValue?) -> Bool {
        guard let value, let wanted else { return false }
        if case .array(let elements) = value, case .array(let others) = wanted {
            return elements.count == others.count && zip(elements, others).allSatisfy { order.isSame($0, $1) }
        }
        return order.isSame(value, wanted)
    }

    /// A text contains a piece of it, a list an element.
    private func contains(_ value: IntentValue?) -> Bool {
        guard let value, let wanted else { return false }
        if case .array(let elements) = value { return elements.contains { order.isSame($0, wanted) } }
        guard let text = EntityOrder.text(of: value), let piece = EntityOrder.text(of: wanted) else {
            return false
        }
        return !piece.isEmpty && text.range(of: piece, options: .caseInsensitive) != nil
    }

    private func begins(_ value: IntentValue?, _ options: String.CompareOptions) -> Bool {
        guard let text = value.flatMap(EntityOrder.text), let piece = wanted.flatMap(EntityOrder.text) else {
            return false
        }
        return text.range(of: piece, options: options) != nil
    }

    private func compares(_ value: IntentValue?, _ holds: (ComparisonResult) -> Bool) -> Bool {
        guard let value, let wanted, let result = order.compare(value, wanted) else { return false }
        return holds(result)
    }

    private func isBetween(_ value: IntentValue?) -> Bool {
        guard let value, filter.values.count == 2, let one = order.compare(value, filter.values[0]),
            let other = order.compare(value, filter.values[1])
        else { return false }
        // Anyone who gives the greater one first means the same.
        return one == .orderedSame || one != other
    }
}
