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
        _ declared: [(name: String, type: ValueType, isArray: Bool, label: LocalizableText?)]
    ) -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for (name, type, isArray, label) in declared {
            let label = label.map { intent.words(of: $0, in: language) } ?? name
            guard let value = value(type, texts[name], label: label) else { continue }
            values[name] = isArray ? .array([value]) : value
        }
        return values
    }

    /// Nil for types that have no plain sample; a panel has to do without a value anyway.
    private func value(_ type: ValueType, _ text: String?, label: String) -> IntentValue? {
        switch type {
        case .string: .string(text ?? label)
        case .integer: .integer(text.flatMap { Int($0) } ?? 2)
        case .decimal: .decimal(text.flatMap { Double($0) } ?? 2.5)
        case .boolean: .boolean(text.map { ["yes", "true", "1"].contains($0.lowercased()) } ?? true)
        case .timeInterval: .timeInterval(text.flatMap { Double($0) } ?? 900)
        case .enumeration(let name, _): .enumeration(text.flatMap { Int($0) } ?? firstCase(of: name))
        case .object(let name, _):
            .object(
                ObjectValue(typeName: name ?? "INObject", identifier: text ?? label, displayString: text ?? label))
        case .speakableString: .speakableString(SpeakableStringValue(spokenPhrase: text ?? label))
        default: nil
        }
    }

    private func firstCase(of name: String) -> Int {
        let cases = intent.definition.file.enums.first { $0.name == name }?.cases ?? []
        return cases.map(\.index).first { $0 != 0 } ?? 1
    }
}
