// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import IntentValues

/// A value in the form the JSON of a turn has: what a script wants to read,
/// without the types behind it.
///
/// A value of an enumeration is its case's name, an object is
/// `{"identifier":…,"display":…}` with its own properties beside them, a length
/// of time is a number of seconds, a date is ISO 8601 as far as it is known, and
/// of a file only its name, type and size are included.
package indirect enum PlainValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case decimal(Double)
    case amount(Decimal)
    case boolean(Bool)
    case array([PlainValue])
    case object([String: PlainValue])
    case null

    /// - Parameter caseName: Finds the name of an enumeration's case by its raw value; without one it stays a number.
    package init(_ value: IntentValue, caseName: (Int) -> String? = { _ in nil }) {
        self =
            switch value {
            case .string(let text): .string(text)
            case .integer(let number): .integer(number)
            case .decimal(let number), .timeInterval(let number): .number(number)
            case .boolean(let isTrue): .boolean(isTrue)
            case .dateComponents(let components): .string(components.plainText)
            case .url(let url): .string(url.absoluteString)
            case .file(let file): .file(file)
            case .person(let person): .person(person)
            case .placemark(let place): .place(place)
            case .speakableString(let speakable): .string(speakable.spokenPhrase)
            case .currency(let money): .object(["amount": .amount(money.amount), "code": .string(money.code)])
            case .measurement(let measurement):
                .object(["value": .number(measurement.value), "unit": .string(measurement.unit)])
            case .enumeration(let rawValue): caseName(rawValue).map(PlainValue.string) ?? .integer(rawValue)
            case .object(let object): .object(object) { PlainValue($1) }
            case .array(let elements): .array(elements.map { PlainValue($0, caseName: caseName) })
            }
    }

    /// An object with its properties written by `property`, by name and value.
    static func object(_ object: ObjectValue, _ property: (String, IntentValue) -> PlainValue) -> PlainValue {
        var fields = Dictionary(uniqueKeysWithValues: object.properties.map { ($0.key, property($0.key, $0.value)) })
        fields["identifier"] = object.identifier.map(PlainValue.string)
        fields["display"] = .string(object.displayString)
        if let subtitle = object.subtitle { fields["subtitle"] = .string(subtitle) }
        return .object(fields)
    }

    /// JSON has no infinities; they are written in words.
    private static func number(_ number: Double) -> PlainValue {
        number.isFinite ? .decimal(number) : .string(ValueFormatter.plain(number))
    }

    private static func file(_ file: FileValue) -> PlainValue {
        var fields: [String: PlainValue] = ["filename": .string(file.filename), "bytes": .integer(file.size)]
        fields["typeIdentifier"] = file.typeIdentifier.map(PlainValue.string)
        return .object(fields)
    }

    private static func person(_ person: PersonValue) -> PlainValue {
        var fields: [String: PlainValue] = ["display": .string(person.displayName)]
        fields["handle"] = person.handle?.value.map(PlainValue.string)
        fields["identifier"] = (person.contactIdentifier ?? person.customIdentifier).map(PlainValue.string)
        return .object(fields)
    }

    private static func place(_ place: PlacemarkValue) -> PlainValue {
        let texts = [
            "name": place.name, "thoroughfare": place.thoroughfare, "locality": place.locality,
            "postalCode": place.postalCode, "administrativeArea": place.administrativeArea,
            "country": place.country,
        ]
        var fields = texts.compactMapValues { $0.map(PlainValue.string) }
        fields["latitude"] = place.latitude.map(number)
        fields["longitude"] = place.longitude.map(number)
        return .object(fields)
    }
}

extension PlainValue: Encodable {
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        case .decimal(let number): try container.encode(number)
        case .amount(let amount): try container.encode(amount)
        case .boolean(let isTrue): try container.encode(isTrue)
        case .array(let elements): try container.encode(elements)
        case .object(let fields): try container.encode(fields)
        case .null: try container.encodeNil()
        }
    }
}
