// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import IntentValues
import TestSupport

/// Values of every type that a domain has, made from its definition.
struct DomainSample {
    let definition: DefinitionFile
    /// Types refer to one another; what is further inside stays empty.
    private static let deepest = 3

    func values(of properties: [PropertyDeclaration], depth: Int = 0) -> [String: IntentValue] {
        Dictionary(
            uniqueKeysWithValues: properties.compactMap { property in
                value(of: property.type, depth: depth).map {
                    (property.name, property.isArray ? .array([$0]) : $0)
                }
            })
    }

    /// Nil for what stays in its process, and for what is too deep inside.
    func value(of type: ValueType, depth: Int = 0) -> IntentValue? {
        switch type {
        case .string: .string("text")
        case .integer: .integer(3)
        case .decimal: .decimal(2.5)
        case .boolean: .boolean(true)
        case .timeInterval: .timeInterval(60)
        case .dateComponents: .dateComponents(DateComponents(year: 2026, month: 11, day: 26))
        case .url: .url(URL(filePath: "/example"))
        case .file: .file(FileValue(holding: Data("a".utf8), filename: "a.txt", typeIdentifier: "public.plain-text"))
        case .person: .person(PersonValue(handle: .init(value: "1", type: .phoneNumber), displayName: "Ann"))
        case .placemark: .placemark(PlacemarkValue(name: "Airport", latitude: 1, longitude: 2))
        case .speakableString: .speakableString(SpeakableStringValue(identifier: "a", spokenPhrase: "Run"))
        case .currencyAmount: .currency(CurrencyValue(amount: 12.5, code: "EUR"))
        case .mass: .measurement(MeasurementValue(dimension: .mass, value: 1, unit: "kg"))
        case .length: .measurement(MeasurementValue(dimension: .length, value: 1, unit: "km"))
        case .speed: .measurement(MeasurementValue(dimension: .speed, value: 1, unit: "km/h"))
        case .temperature: .measurement(MeasurementValue(dimension: .temperature, value: 1, unit: "K"))
        case .energy: .measurement(MeasurementValue(dimension: .energy, value: 1, unit: "kJ"))
        case .volume: .measurement(MeasurementValue(dimension: .volume, value: 1, unit: "L"))
        case .enumeration(let name, _):
            lastCase(of: name)
        case .object(let name, _): object(name, depth: depth)
        case .system(let name): Self.framework[name]
        }
    }

    private func lastCase(of name: String) -> IntentValue? {
        definition.enums.first { $0.name == name }?.cases.last.map { .enumeration($0.index) }
    }

    private func object(_ name: String?, depth: Int) -> IntentValue? {
        guard let name, depth < Self.deepest, let type = definition.types.first(where: { $0.name == name }) else {
            return nil
        }
        return .object(
            ObjectValue(
                typeName: name, identifier: nil, displayString: "",
                properties: values(of: type.properties, depth: depth + 1)
            ))
    }

    /// Types that are written by hand.
    private static let framework: [String: IntentValue] = [
        "Date": .decimal(1000),
        "NSDecimalNumber": .string("12.5"),
        "NSRange": .array([.integer(1), .integer(3)]),
        "CLLocation": .placemark(PlacemarkValue(latitude: 1, longitude: 2)),
        "INImage": .object(
            ObjectValue(typeName: "INImage", identifier: nil, displayString: "", image: .named("picture"))),
        "INDateComponentsRange": .object(
            ObjectValue(
                typeName: "INDateComponentsRange", identifier: nil, displayString: "",
                properties: ["start": .dateComponents(DateComponents(hour: 8))])),
        "INMediaDestination": .object(
            ObjectValue(
                typeName: "INMediaDestination", identifier: nil, displayString: "Mix",
                properties: ["playlistName": .string("Mix")])),
    ]
}
