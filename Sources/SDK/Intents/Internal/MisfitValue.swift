// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A value that came for a property that does not exist or takes another type.
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

extension IntentValue {
    /// As an error message calls it; it tells the kind and never the content.
    var kindName: String {
        switch self {
        case .string: "a string"
        case .integer: "an integer"
        case .decimal: "a decimal number"
        case .boolean: "a Boolean"
        case .timeInterval: "a time interval"
        case .dateComponents: "date components"
        case .url: "a URL"
        case .file: "a file"
        case .person: "a person"
        case .placemark: "a placemark"
        case .speakableString: "a speakable string"
        case .currency: "an amount of money"
        case .measurement(let measurement):
            "a measurement of \(measurement.dimension.rawValue) in ‘\(measurement.unit)’"
        case .enumeration(let raw): "an enumeration's case \(raw)"
        case .object(let object): "an object of type ‘\(object.typeName)’"
        case .array(let values): "an array of \(values.count)"
        }
    }
}
