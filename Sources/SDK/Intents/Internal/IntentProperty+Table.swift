// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension [IntentProperty] {
    /// The values that are set, by name.
    func values(of object: AnyObject) throws -> [String: IntentValue] {
        var values: [String: IntentValue] = [:]
        for property in self {
            do {
                values[property.name] = try property.value(of: object)
            } catch let error as UnrepresentableValue {
                throw UnrepresentableValue("‘\(property.name)’ of \(type(of: object)): \(error.description)")
            }
        }
        return values
    }

    /// Sets every value by name and empties the properties that have none.
    func set(_ values: [String: IntentValue], on object: AnyObject) throws(MisfitValue) {
        if let unknown = values.keys.sorted().first(where: { name in !contains { $0.name == name } }) {
            throw .unknown(unknown, of: type(of: object))
        }
        for property in self {
            let value = values[property.name]
            guard property.set(value, on: object) else {
                throw .wrongType(property, of: type(of: object), value: value)
            }
        }
    }
}
