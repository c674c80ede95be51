// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import PeerConnection
import SystemLink

/// A value of each type that a parameter may have, by the type's name in a definition.
enum TypedSamples {
    static let values: [String: IntentValue] = [
        "String": .string("word"), "Integer": .integer(3), "Decimal": .decimal(1.5), "Boolean": .boolean(true),
        "TimeInterval": .timeInterval(90),
        "DateComponents": .dateComponents(DateComponents(year: 2026, month: 5, day: 1, hour: 8, minute: 30)),
        "URL": .url(URL(filePath: "/tmp/a")),
        "File": .file(
            FileValue(OwnFile.content(holding: Data([1, 2, 3])), filename: "a.bin", typeIdentifier: "public.data")),
        "Person": .person(PersonValue(displayName: "Ada")),
        "Placemark": .placemark(PlacemarkValue(name: "Here", latitude: 1, longitude: 2)),
        "SpeakableString": .speakableString(SpeakableStringValue(spokenPhrase: "word")),
        "CurrencyAmount": .currency(CurrencyValue(amount: 8, code: "EUR")),
        "Mass": .measurement(MeasurementValue(dimension: .mass, value: 3, unit: "kg")),
        "Temperature": .measurement(MeasurementValue(dimension: .temperature, value: 3, unit: "°C")),
        "Object": .object(
            ObjectValue(
                typeName: "INObject", identifier: "m", displayString: "Margherita", subtitle: "Tomato",
                alternatives: [SpeakableStringValue(spokenPhrase: "plain")], properties: ["price": .integer(3)])),
    ]
}
