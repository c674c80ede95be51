// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// Turns what an app put into a `userInfo` into values that travel.
struct UserInfoReader {
    /// Whose `userInfo` it is, as a message names it.
    let owner: String
    let isOfActivity: Bool
    let depthLimit: Int

    func value(of value: Any, at place: String, depth: Int) throws(ActivityMisfit) -> PropertyListValue {
        guard depth < depthLimit else {
            throw ActivityMisfit(
                "userInfo of \(owner) nests deeper than \(depthLimit) at ‘\(place)’; flatten the value")
        }
        switch value {
        case let string as String: return .string(string)
        case let date as Date: return .date(date)
        case let data as Data: return .data(data)
        case let number as NSNumber: return try self.number(number, at: place)
        // Foundation makes an NSNumber of every number but this one.
        case let number as CGFloat: return .real(number.native)
        case let url as URL where isOfActivity: return .url(url)
        case is NSNull where isOfActivity: return .null
        case let set as NSSet where isOfActivity:
            return .set(Set(try elements(of: set.allObjects, at: place, depth: depth)))
        case let set as Set<AnyHashable> where isOfActivity:
            return .set(Set(try elements(of: set.map(\.base), at: place, depth: depth)))
        case let array as [Any]: return .array(try elements(of: array, at: place, depth: depth))
        case let dictionary as [String: Any]: return try self.dictionary(dictionary, at: place, depth: depth)
        default: throw misfit(value, at: place)
        }
    }

    private func elements(of array: [Any], at place: String, depth: Int) throws(ActivityMisfit) -> [PropertyListValue] {
        var values: [PropertyListValue] = []
        for (index, element) in array.enumerated() {
            values.append(try value(of: element, at: "\(place)[\(index)]", depth: depth + 1))
        }
        return values
    }

    private func dictionary(
        _ dictionary: [String: Any], at place: String, depth: Int
    ) throws(ActivityMisfit) -> PropertyListValue {
        var values: [String: PropertyListValue] = [:]
        for (key, element) in dictionary {
            values[key] = try value(of: element, at: "\(place).\(key)", depth: depth + 1)
        }
        return .dictionary(values)
    }

    private func number(_ number: NSNumber, at place: String) throws(ActivityMisfit) -> PropertyListValue {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"), UInt8(ascii: "B"): return .boolean(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): return .real(number.doubleValue)
        default:
            guard let integer = Int(exactly: number) else {
                throw ActivityMisfit(
                    "userInfo of \(owner) holds \(number) at ‘\(place)’, more than an Int holds; use a string")
            }
            return .integer(integer)
        }
    }

    /// Whether a nil has slipped into an `Any`.
    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    private func misfit(_ value: Any, at place: String) -> ActivityMisfit {
        let remedy =
            switch value {
            case is NSNull: "leave the key out"
            case _ where Self.isNil(value): "leave the key out"
            case is Set<AnyHashable>, is NSSet: "use an array"
            case is URL: "store its absoluteString"
            case let dictionary as [AnyHashable: Any] where !dictionary.isEmpty: "use string keys"
            default: "store something to find it by, such as an identifier"
            }
        let more = isOfActivity ? "URLs, NSNull, sets, " : ""
        let allowed = "strings, numbers, dates, data, \(more)arrays and string-keyed dictionaries"
        return ActivityMisfit(
            "userInfo of \(owner) holds a \(type(of: value)) at ‘\(place)’; only \(allowed) can leave the process, so "
                + remedy)
    }
}
