// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What a property list can hold, and so what defaults can.
enum PreferenceValue: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PreferenceValue])
    case dictionary([String: PreferenceValue])

    /// Deeper than any list that a person or a program writes on purpose.
    static let depthLimit = 64
}

// MARK: - To and from what an app has in hand

extension PreferenceValue {
    /// - Throws: ``UnstorableValue`` naming the place inside the value.
    init(_ value: Any, at place: String, depth: Int = 0) throws(UnstorableValue) {
        guard depth < Self.depthLimit else {
            throw UnstorableValue(place: place, reason: "is nested deeper than \(Self.depthLimit) levels")
        }
        switch value {
        case let value as String: self = .string(value)
        case let value as Date: self = .date(value)
        case let value as Data: self = .data(value)
        // A number of Foundation's would pass for a boolean here.
        case let boolean as Bool where type(of: value) == Bool.self: self = .boolean(boolean)
        default:
            if let number = try Self.number(value, at: place) {
                self = number
            } else {
                self = try Self.collection(value, at: place, depth: depth)
            }
        }
    }

    private static func number(_ value: Any, at place: String) throws(UnstorableValue) -> PreferenceValue? {
        if let value = value as? any BinaryInteger { return .integer(try integer(value, at: place)) }
        if let value = value as? any BinaryFloatingPoint { return .real(Double(value)) }
        guard let value = value as? NSNumber else { return nil }
        switch String(cString: value.objCType) {
        // Foundation stores booleans and the smallest integers alike.
        case "c", "B":
            return value.intValue == 0 || value.intValue == 1 ? .boolean(value.boolValue) : .integer(value.intValue)
        case "f", "d": return .real(value.doubleValue)
        case "Q": return .integer(try integer(value.uint64Value, at: place))
        default: return .integer(value.intValue)
        }
    }

    private static func integer(_ value: some BinaryInteger, at place: String) throws(UnstorableValue) -> Int {
        guard let integer = Int(exactly: value) else {
            throw UnstorableValue(place: place, reason: "is the number \(value), which is greater than Int.max")
        }
        return integer
    }

    private static func collection(
        _ value: Any, at place: String, depth: Int
    ) throws(UnstorableValue) -> PreferenceValue {
        if let values = value as? [Any] {
            var result: [PreferenceValue] = []
            for (index, value) in values.enumerated() {
                result.append(try PreferenceValue(value, at: "\(place)[\(index)]", depth: depth + 1))
            }
            return .array(result)
        }
        guard let values = value as? [AnyHashable: Any] else {
            throw UnstorableValue(place: place, reason: "is of type \(type(of: value))")
        }
        var result: [String: PreferenceValue] = [:]
        for (key, value) in values {
            guard let key = key as? String else {
                throw UnstorableValue(place: place, reason: "has the key \(key), which is not a string")
            }
            result[key] = try PreferenceValue(value, at: "\(place).\(key)", depth: depth + 1)
        }
        return .dictionary(result)
    }

    /// The value as Foundation hands it out.
    var object: Any {
        switch self {
        case .string(let value): value
        case .boolean(let value): value
        case .integer(let value): value
        case .real(let value): value
        case .date(let value): value
        case .data(let value): value
        case .array(let values): values.map(\.object)
        case .dictionary(let values): values.mapValues(\.object)
        }
    }
}

// MARK: - As a number

extension PreferenceValue {
    /// The value as `integer(forKey:)` has it; nil for what is not a number.
    var integer: Int? {
        switch self {
        case .integer(let value): value
        case .boolean(let value): value ? 1 : 0
        case .real(let value): Int(exactly: value.rounded(.towardZero)) ?? (value < 0 ? .min : .max)
        case .string(let value): (value as NSString).integerValue
        default: nil
        }
    }

    /// The value as `double(forKey:)` has it; nil for what is not a number.
    var real: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .boolean(let value): value ? 1 : 0
        case .real(let value): value
        case .string(let value): (value as NSString).doubleValue
        default: nil
        }
    }

    /// The value as `bool(forKey:)` has it; nil for what is not a number.
    var boolean: Bool? {
        switch self {
        case .integer(let value): value != 0
        case .boolean(let value): value
        case .real(let value): value != 0
        case .string(let value): (value as NSString).boolValue
        default: nil
        }
    }
}

extension PreferenceValue: Codable {
    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.depthLimit else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "values are nested deeper than \(Self.depthLimit) levels"))
        }
        let container = try decoder.singleValueContainer()
        // A property list knows the type of each of its values, so at most one of these fits, but for
        // whole numbers, which may be read as either kind.
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else if let value = try? container.decode(Data.self) {
            self = .data(value)
        } else if let container = try? decoder.unkeyedContainer() {
            self = .array(try Self.values(in: container))
        } else {
            self = .dictionary(try container.decode([String: PreferenceValue].self))
        }
    }

    private static func values(in container: any UnkeyedDecodingContainer) throws -> [PreferenceValue] {
        var container = container
        var values: [PreferenceValue] = []
        while !container.isAtEnd { values.append(try container.decode(PreferenceValue.self)) }
        return values
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        }
    }
}

/// A value that no property list can hold.
struct UnstorableValue: Error, Hashable {
    /// The key, and the way inside its value.
    var place: String
    /// What is wrong with it, without a full stop.
    var reason: String
}

extension UnstorableValue: CustomStringConvertible {
    var description: String {
        "the value for ‘\(place)’ \(reason), which a property list cannot hold; "
            + "store strings, numbers, booleans, dates, data, and arrays and dictionaries of these"
    }
}
