// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A value that came for a property that is not there or takes another type.
struct MisfitValue: Error, CustomStringConvertible {
    enum Kind {
        case unknownProperty, wrongType
    }

    let kind: Kind
    let property: String
    let description: String

    static func unknown(_ name: String, of type: AnyClass) -> MisfitValue {
        MisfitValue(
            kind: .unknownProperty, property: name,
            description: "\(type) has no ‘\(name)’; rebuild the extension from the definition file that is installed")
    }

    static func wrongType(_ property: IntentProperty, of type: AnyClass, value: IntentValue?) -> MisfitValue {
        MisfitValue(
            kind: .wrongType, property: property.name,
            description: "‘\(property.name)’ of \(type) takes \(property.takes), not \(value?.kindName ?? "nothing")")
    }
}
