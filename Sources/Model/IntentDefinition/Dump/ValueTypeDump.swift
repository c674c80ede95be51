// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A type by its kind and, for enumerations, custom types and the framework's types, its name.
struct ValueTypeDump: Encodable, Hashable, Sendable {
    let kind: String
    let name: String?
    let namespace: String?

    init(_ type: ValueType) {
        switch type {
        case .enumeration(let name, let namespace): (kind, self.name, self.namespace) = ("enumeration", name, namespace)
        case .object(let name, let namespace): (kind, self.name, self.namespace) = ("object", name, namespace)
        case .system(let name): (kind, self.name, namespace) = ("system", name, nil)
        case .string, .integer, .decimal, .boolean, .timeInterval, .dateComponents, .url, .file, .person, .placemark,
            .speakableString, .currencyAmount, .mass, .length, .speed, .temperature, .energy, .volume:
            (kind, name, namespace) = (String(describing: type), nil, nil)
        }
    }
}
