// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A parameter or property value as it travels between processes and rests on
/// disk.
///
/// The system never links an app's code, so every value an app, a phrase, a
/// person or a shortcut gives is one of these cases; the SDK turns them into
/// Apple's types inside the app's own process. In JSON a value is an object
/// with one key, the case's name: `{"integer":3}`.
package indirect enum IntentValue: Hashable, Sendable {
    case string(String)
    case integer(Int)
    case decimal(Double)
    case boolean(Bool)
    /// A length of time in seconds.
    case timeInterval(Double)
    case dateComponents(DateComponents)
    case url(URL)
    case file(FileValue)
    case person(PersonValue)
    case placemark(PlacemarkValue)
    case speakableString(SpeakableStringValue)
    case currency(CurrencyValue)
    case measurement(MeasurementValue)
    /// The raw value of an enumeration's case; its type is the parameter's.
    case enumeration(Int)
    case object(ObjectValue)
    case array([IntentValue])
}

extension IntentValue {
    /// The value that is compared: of an object only the identifier counts, whatever it is called, and of a person
    /// nothing that was looked up beside.
    package var identity: IntentValue {
        switch self {
        case .object(let object) where object.identifier != nil:
            .object(ObjectValue(typeName: object.typeName, identifier: object.identifier, displayString: ""))
        case .person(let person): .person(person.identity)
        case .array(let elements): .array(elements.map(\.identity))
        default: self
        }
    }
}
