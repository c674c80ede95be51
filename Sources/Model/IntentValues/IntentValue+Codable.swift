// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension IntentValue: Codable {
    private enum Case: String, CodingKey {
        case string, integer, decimal, boolean, timeInterval, dateComponents, url, file, person, placemark
        case speakableString, currency, measurement, enumeration, object, array
    }

    /// - Throws: `DecodingError` when there is no known case, or more than one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Case.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a value is an object with one known key"))
        }
        self =
            switch key {
            case .string: .string(try container.decode(String.self, forKey: key))
            case .integer: .integer(try container.decode(Int.self, forKey: key))
            case .decimal: .decimal(try container.decode(Double.self, forKey: key))
            case .boolean: .boolean(try container.decode(Bool.self, forKey: key))
            case .timeInterval: .timeInterval(try container.decode(Double.self, forKey: key))
            case .dateComponents: .dateComponents(try Self.dateComponents(in: container))
            case .url: .url(try container.decode(URL.self, forKey: key))
            case .file: .file(try container.decode(FileValue.self, forKey: key))
            case .person: .person(try container.decode(PersonValue.self, forKey: key))
            case .placemark: .placemark(try container.decode(PlacemarkValue.self, forKey: key))
            case .speakableString:
                .speakableString(try container.decode(SpeakableStringValue.self, forKey: key))
            case .currency: .currency(try container.decode(CurrencyValue.self, forKey: key))
            case .measurement: .measurement(try container.decode(MeasurementValue.self, forKey: key))
            case .enumeration: .enumeration(try container.decode(Int.self, forKey: key))
            case .object: .object(try container.decode(ObjectValue.self, forKey: key))
            case .array: .array(try container.decode([IntentValue].self, forKey: key))
            }
    }

    private static func dateComponents(in container: KeyedDecodingContainer<Case>) throws -> DateComponents {
        let components = try container.decode(DateComponents.self, forKey: .dateComponents)
        guard components.isInCalendar else {
            throw DecodingError.dataCorruptedError(
                forKey: .dateComponents, in: container, debugDescription: componentsBeyondCalendar)
        }
        return components
    }

    private static let componentsBeyondCalendar =
        "a component of a date is longer than ten thousand years; give a smaller number"

    /// - Throws: `EncodingError` for components that no process would read.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Case.self)
        switch self {
        case .string(let value): try container.encode(value, forKey: .string)
        case .integer(let value): try container.encode(value, forKey: .integer)
        case .decimal(let value): try container.encode(value, forKey: .decimal)
        case .boolean(let value): try container.encode(value, forKey: .boolean)
        case .timeInterval(let value): try container.encode(value, forKey: .timeInterval)
        case .dateComponents(let value):
            guard value.isInCalendar else {
                throw EncodingError.invalidValue(
                    self,
                    .init(
                        codingPath: encoder.codingPath + [Case.dateComponents],
                        debugDescription: Self.componentsBeyondCalendar))
            }
            try container.encode(value, forKey: .dateComponents)
        case .url(let value): try container.encode(value, forKey: .url)
        case .file(let value): try container.encode(value, forKey: .file)
        case .person(let value): try container.encode(value, forKey: .person)
        case .placemark(let value): try container.encode(value, forKey: .placemark)
        case .speakableString(let value): try container.encode(value, forKey: .speakableString)
        case .currency(let value): try container.encode(value, forKey: .currency)
        case .measurement(let value): try container.encode(value, forKey: .measurement)
        case .enumeration(let value): try container.encode(value, forKey: .enumeration)
        case .object(let value): try container.encode(value, forKey: .object)
        case .array(let value): try container.encode(value, forKey: .array)
        }
    }
}
