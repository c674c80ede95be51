// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// From the dictionary an app wrote to values that travel.
enum KeychainDictionary {
    /// A key or value that has no place in a keychain dictionary.
    struct Misfit: Error, CustomStringConvertible {
        var description: String
    }

    static func attributes(of dictionary: CFDictionary) throws(Misfit) -> KeychainRequest.Attributes {
        var attributes: KeychainRequest.Attributes = [:]
        for (key, value) in dictionary {
            // NSString, too, is a String to this cast.
            guard let name = key.base as? String else {
                throw Misfit(description: "a key is a \(type(of: key.base)); use the kSec… constants")
            }
            // A nil that slipped into an `Any` says nothing.
            guard let present = unwrapped(value) else { continue }
            attributes[name] = try propertyListValue(present, of: name, depth: 0)
        }
        return attributes
    }

    private static func propertyListValue(_ value: Any, of key: String, depth: Int) throws(Misfit) -> PropertyListValue
    {
        // A native Bool first: as a number it would be 0 or 1.
        if type(of: value) == Bool.self, let truth = value as? Bool { return .boolean(truth) }
        switch value {
        case let text as String: return .string(text)
        case let data as Data: return .data(data)
        case let date as Date: return .date(date)
        case let number as NSNumber: return propertyListValue(number)
        case let values as [Any] where depth == 0:
            var elements: [PropertyListValue] = []
            for case let element? in values.map(unwrapped) {
                elements.append(try propertyListValue(element, of: key, depth: depth + 1))
            }
            return .array(elements)
        default:
            throw Misfit(
                description:
                    "the value of ‘\(key)’ is a \(type(of: value)); use a string, data, number, boolean or date")
        }
    }

    private static func propertyListValue(_ number: NSNumber) -> PropertyListValue {
        switch String(cString: number.objCType) {
        case "c", "B": .boolean(number.boolValue)
        case "d", "f": .real(number.doubleValue)
        default: .integer(number.intValue)
        }
    }

    private static func unwrapped(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.wrappedValue
    }
}

/// `kCFBooleanTrue as Any` is an optional inside an `Any`.
private protocol OptionalValue {
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedValue: Any? {
        switch self {
        case .none: nil
        case .some(let inner as any OptionalValue): inner.wrappedValue
        case .some(let inner): inner
        }
    }
}
