// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues

/// Whether a value may stand where a type is declared.
///
/// Values come from other processes and from disk, so nothing is taken for
/// granted about them.
struct ValueShape {
    let type: ValueType

    /// The value in the case that belongs to the type; nil when it is of another kind.
    ///
    /// Numbers pass into each other as far as nothing is lost.
    func element(_ value: IntentValue) -> IntentValue? {
        switch (type, value) {
        case (.string, .string), (.integer, .integer), (.decimal, .decimal), (.boolean, .boolean),
            (.timeInterval, .timeInterval), (.dateComponents, .dateComponents), (.url, .url), (.file, .file),
            (.person, .person), (.placemark, .placemark), (.speakableString, .speakableString),
            (.currencyAmount, .currency), (.enumeration, .enumeration), (.object, .object):
            value
        case (.decimal, .integer(let number)): .decimal(Double(number))
        case (.timeInterval, .integer(let number)): .timeInterval(Double(number))
        case (.timeInterval, .decimal(let number)): .timeInterval(number)
        case (.integer, .decimal(let number)): Int(exactly: number).map(IntentValue.integer)
        case (.enumeration, .integer(let rawValue)): .enumeration(rawValue)
        case (_, .measurement(let measurement)) where dimension != nil:
            measurement.dimension == dimension ? value : nil
        // What framework types hold is the framework's business, as long as it is one value.
        case (.system, .array): nil
        case (.system, _): value
        default: nil
        }
    }

    /// The same for a parameter that may hold several values; a single one becomes an array of one.
    func whole(_ value: IntentValue, isArray: Bool) -> IntentValue? {
        guard isArray else { return element(value) }
        guard case .array(let elements) = value else { return element(value).map { .array([$0]) } }
        let fitting = elements.compactMap(element)
        return fitting.count == elements.count ? .array(fitting) : nil
    }

    private var dimension: MeasurementValue.Dimension? {
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
