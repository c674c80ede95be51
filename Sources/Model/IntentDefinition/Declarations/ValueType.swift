// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The type of a parameter or property.
package enum ValueType: Hashable, Codable, Sendable {
    case string, integer, decimal, boolean, timeInterval, dateComponents, url, file, person, placemark
    case speakableString, currencyAmount
    case mass, length, speed, temperature, energy, volume
    /// An enumeration by name; `namespace` is the file's own or `System`.
    case enumeration(name: String, namespace: String?)
    /// A custom type by name, or a plain `INObject` where the name is nil (model 1.0).
    case object(name: String?, namespace: String?)
    /// A type only framework intents use, such as `MediaItem`; the file's spelling.
    case system(name: String)
}

extension ValueType {
    /// A moment, which travels as seconds since the beginning of 2001.
    package static let moment = ValueType.system(name: "Date")

    /// What a person calls the type: that of a declaration, or of the format.
    package var name: String {
        switch self {
        case .enumeration(let name, _), .system(let name): name
        case .object(let name, _): name ?? "object"
        default: "\(self)"
        }
    }
}
