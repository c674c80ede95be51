// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
import ShortcutDocument

/// The comparisons of ifs and filters as a person reads them.
struct ListedComparison {
    let values: ListedValue

    /// The keys of what an if compares with, as far as its comparison uses them: of several values that a file has, the
    /// first that fits is meant.
    static func keys(of kind: ContentComparison.Kind, in properties: ShortcutDictionary) -> [String] {
        func first(_ keys: String...) -> [String] { Array(keys.filter { properties[$0] != nil }.prefix(1)) }
        switch kind {
        case .hasValue, .hasNoValue, .isToday: return []
        case .isInTheNext, .isInTheLast: return first("WFDuration", "WFNumberValue", "WFMeasurement")
        case .isBetween:
            return properties["WFAnotherNumber"] != nil
                ? first("WFNumberValue", "WFMeasurement", "WFDuration") + ["WFAnotherNumber"]
                : first("WFDate") + first("WFAnotherDate")
        case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual:
            return first("WFNumberValue", "WFMeasurement", "WFDuration", "WFDate", "WFConditionalActionString")
        case .equals, .isNotEqual, .beginsWith, .endsWith, .contains, .doesNotContain:
            return first(
                "WFConditionalActionString", "WFEnumeration", "WFNumberValue", "WFMeasurement", "WFDuration", "WFDate")
        }
    }

    /// All the comparisons of one if, joined by `and` or `or`.
    func sentence(ofConditions record: ShortcutDictionary) -> Sentence {
        joined(record) { row in
            let kind = ContentComparison.Kind(condition: row)
            let input = row["WFInput"].map { values.phrase(of: ParameterValue($0)) } ?? "the result above"
            let others = Self.keys(of: kind, in: row).compactMap {
                row[$0].map { values.phrase(of: ParameterValue($0)) }
            }
            return others.isEmpty ? "\(input) \(kind.words)" : "\(input) \(kind.words) \(others.joined(by: " and "))"
        }
    }

    /// All the comparisons of a filter.
    func sentence(ofFilter record: ShortcutDictionary) -> Sentence {
        joined(record) { row in
            let kind = row.integer("Operator").flatMap(ContentComparison.Kind.init(rawValue:)) ?? .equals
            let property = FormatName.sentence(of: row.string("Property") ?? "")
            let others = self.others(of: row, kind)
            return others.isEmpty
                ? "\(property) \(kind.words)" : "\(property) \(kind.words) \(others.joined(by: " and "))"
        }
    }

    private func others(of row: ShortcutDictionary, _ kind: ContentComparison.Kind) -> [Sentence] {
        let written = row.dictionary("Values") ?? row
        let variables = row.dictionary("VariableOverrides")
        func value(_ key: String) -> Sentence? {
            (variables?[key.prefix(1).lowercased() + key.dropFirst() + "Value"] ?? written[key])
                .map { values.phrase(of: ParameterValue($0)) }
        }
        switch kind {
        case .hasValue, .hasNoValue, .isToday: return []
        case .isBetween:
            if let other = value("AnotherNumber") { return [value("Number") ?? "…", other] }
            return [value("Date"), value("AnotherDate")].compactMap(\.self)
        case .isInTheNext, .isInTheLast:
            let unit = written.integer("Unit").flatMap { DateUnit(number: $0) } ?? .day
            return value("Number").map { ["\($0) \(Sentence(stringLiteral: "\(unit.title)s"))"] } ?? []
        case .isLess, .isLessOrEqual, .isGreater, .isGreaterOrEqual, .equals, .isNotEqual, .beginsWith, .endsWith,
            .contains, .doesNotContain:
            return ["String", "Enumeration", "Bool", "Number", "Date"].lazy.compactMap(value).prefix(1).map(\.self)
        }
    }

    private func joined(
        _ record: ShortcutDictionary, _ sentence: (ShortcutDictionary) -> Sentence
    ) -> Sentence {
        let value = record.dictionary("Value") ?? record
        let needsAll = value.integer("WFActionParameterFilterPrefix") != 0
        let rows = (value.array("WFActionParameterFilterTemplates") ?? []).compactMap(\.content.dictionary)
        let told = rows.prefix(Self.mostRows).map(sentence) + (rows.count > Self.mostRows ? ["…"] : [])
        return told.joined(by: needsAll ? " and " : " or ")
    }

    /// Who reads more of one action reads the file.
    private static let mostRows = 10
}
