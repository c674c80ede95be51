// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension PropertyListValue {
    /// More than any activity nests, and well within what the other side of the wire reads.
    private static let depthLimit = 32

    /// - Throws: ``UnrepresentableValue`` naming the place when the value is none of a property list.
    init(_ value: Any, at place: String, of activityType: String, depth: Int = 0) throws {
        guard depth < Self.depthLimit else {
            throw UnrepresentableValue(
                "userInfo of the activity ‘\(activityType)’ nests deeper than \(Self.depthLimit) at ‘\(place)’; "
                    + "flatten the value")
        }
        switch value {
        case let string as String: self = .string(string)
        case let date as Date: self = .date(date)
        case let data as Data: self = .data(data)
        case let number as NSNumber:
            guard let value = PropertyListValue(number) else {
                throw UnrepresentableValue(
                    "userInfo of the activity ‘\(activityType)’ holds \(number) at ‘\(place)’, more than an Int holds; "
                        + "use a string")
            }
            self = value
        case let array as [Any]:
            self = .array(
                try array.enumerated().map {
                    try PropertyListValue($1, at: "\(place)[\($0)]", of: activityType, depth: depth + 1)
                })
        case let dictionary as [String: Any]:
            self = .dictionary(
                try Dictionary(
                    uniqueKeysWithValues: dictionary.map {
                        ($0, try PropertyListValue($1, at: "\(place).\($0)", of: activityType, depth: depth + 1))
                    }))
        default:
            throw UnrepresentableValue(
                "userInfo of the activity ‘\(activityType)’ holds a \(type(of: value)) at ‘\(place)’; only strings, "
                    + "numbers, dates, data, arrays and string-keyed dictionaries can leave the process. "
                    + "Store something to find it by, such as an identifier or absoluteString")
        }
    }

    private init?(_ number: NSNumber) {
        switch NumberKind(number) {
        case .boolean: self = .boolean(number.boolValue)
        case .decimal, .timeInterval: self = .real(number.doubleValue)
        case .integer:
            guard let integer = Int(exactly: number) else { return nil }
            self = .integer(integer)
        }
    }

    /// The value as an app reads it.
    var content: Any {
        switch self {
        case .string(let string): string
        case .integer(let integer): integer
        case .real(let real): real
        case .boolean(let boolean): boolean
        case .date(let date): date
        case .data(let data): data
        case .array(let values): values.map(\.content)
        case .dictionary(let values): values.mapValues(\.content)
        }
    }
}
