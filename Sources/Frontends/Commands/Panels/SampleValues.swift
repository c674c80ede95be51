// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Foundation
import IntentDefinition
import IntentValues

/// Values to look at a panel with, where none are given: two of what is counted, and otherwise the name of the thing.
struct SampleValues {
    let intent: OfferedIntent
    let language: String
    /// By name, as the person wrote them.
    let texts: [String: String]

    var parameters: [String: IntentValue] {
        values(intent.declaration.parameters.map { ($0.name, $0.type, $0.isArray, $0.displayName) })
    }

    var properties: [String: IntentValue] {
        values((intent.declaration.response?.properties ?? []).map { ($0.name, $0.type, $0.isArray, $0.displayName) })
    }

    private func values(
        _ declared: [(name: String, type: ValueType, isArray: Bool, label: LocalizableText?)], depth: Int = 0
    ) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for (name, type, isArray, label) in declared {
            let label = label.map { intent.words(of: $0, in: language) } ?? name
            let text = depth == 0 ? texts[name] : nil
            guard let value = value(type, text, label: label, depth: depth) else { continue }
            values[name] = isArray ? .array([value]) : value
        }
        return values
    }

    /// Nil for types that have no plain sample; a panel has to do without a value anyway.
    private func value(_ type: ValueType, _ text: String?, label: String, depth: Int) -> IntentValue? {
        switch type {
        case .string: .string(text ?? label)
        case .integer: .integer(text.flatMap { Int($0) } ?? 2)
        case .decimal: .decimal(text.flatMap { Double($0) } ?? 2.5)
        // Of a ride not everything that may happen has happened.
        case .boolean: .boolean(text.map { ["yes", "true", "1"].contains($0.lowercased()) } ?? (depth == 0))
        case .timeInterval: .timeInterval(text.flatMap { Double($0) } ?? 900)
        case .enumeration(let name, _): .enumeration(text.flatMap { Int($0) } ?? firstCase(of: name))
        case .object(let name, _):
            .object(
                ObjectValue(
                    typeName: name ?? "INObject", identifier: text ?? label,
                    displayString: text ?? (isNamed(name) ? label : ""), properties: properties(of: name, depth: depth))
            )
        case .person: .person(PersonValue(displayName: text ?? label))
        case .placemark: .placemark(PlacemarkValue(name: text ?? label))
        case .currencyAmount: .currency(CurrencyValue(amount: amount(text), code: "EUR"))
        case .moment: .decimal(Self.morning)
        case .speakableString: .speakableString(SpeakableStringValue(spokenPhrase: text ?? label))
        default: nil
        }
    }

    /// The parts of a value of SiriKit's domains, from which the system makes a panel; an app's own type is its name.
    private func properties(of type: String?, depth: Int) -> [String: IntentValue] {
        guard intent.declaration.kind == .system, depth < Self.mostDepth else { return [:] }
        let declared = intent.definition.file.types.first { $0.name == type }
        return values((declared?.properties ?? []).map { ($0.name, $0.type, $0.isArray, nil) }, depth: depth + 1)
    }

    /// Whether a value is called by words of its own, and not by an amount or a place in it.
    private func isNamed(_ type: String?) -> Bool {
        let declared = intent.definition.file.types.first { $0.name == type }
        guard intent.declaration.kind == .system, let spoken = declared?.spokenProperty else { return true }
        let part = declared?.properties.first { $0.name == spoken }
        return part?.type == .string || part?.type == .speakableString
    }

    /// A ride's option has a price with parts.
    private static let mostDepth = 3
    /// 8:30 in UTC on the first day of 2026, in seconds since the beginning of 2001.
    private static let morning = 788_949_000.0

    private func amount(_ text: String?) -> Decimal {
        text.flatMap { Decimal(string: $0, locale: Locale(identifier: "en_US_POSIX")) } ?? 12.5
    }

    private func firstCase(of name: String) -> Int {
        let cases = intent.definition.file.enums.first { $0.name == name }?.cases ?? []
        return cases.map(\.index).first { $0 != 0 } ?? 1
    }
}
