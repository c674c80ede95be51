// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A property that a wrapper keeps, which says what it is of the object that has it.
package protocol PredicateProperty {
    /// The value; nil for none.
    func predicateValue(in owner: Any) -> Any?
}

/// What is under a key of an object.
///
/// Dictionaries are asked, and of Swift’s types the stored properties are looked at, with what wraps them in App
/// Intents. What a type computes nobody can ask for by name here.
enum KeyReading {
    /// - Throws: If there is nothing of that name, or it cannot be looked at.
    static func value(of key: String, in object: Any) throws(PredicateMistake) -> Any? {
        if key.lowercased() == "self" { return object }
        if let pairs = PredicateValue.pairs(of: object) { return key == "@count" ? pairs.count : pairs[key] ?? nil }
        if let elements = PredicateValue.elements(of: object) { return try value(of: key, inEachOf: elements) }
        if key == "length", case .text(let text) = PredicateValue(object) { return text.utf16.count }
        if key == "rawValue", let object = object as? any RawRepresentable { return object.rawValue }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let reflected = mirror {
            for child in reflected.children where child.label == key || child.label == "_\(key)" {
                return try value(of: child.value, in: object, isWrapped: child.label != key, key)
            }
            mirror = reflected.superclassMirror
        }
        throw PredicateMistake(
            "a \(type(of: object)) has no stored property ‘\(key)’, and what is computed cannot be asked for by its name",
            remedy: "compare in Swift, or give evaluate(with:) a dictionary")
    }

    private static func value(of key: String, inEachOf elements: [Any?]) throws(PredicateMistake) -> Any? {
        if key == "@count" { return elements.count }
        if key.hasPrefix("@") {
            throw PredicateMistake("‘\(key)’ is not calculated here", remedy: "write @count, or calculate it in Swift")
        }
        var values: [Any?] = []
        for element in elements {
            guard let element = PredicateValue.unwrapped(element) else { continue }
            values.append(try value(of: key, in: element))
        }
        return values
    }

    private static func value(
        of stored: Any, in owner: Any, isWrapped: Bool, _ key: String
    ) throws(PredicateMistake) -> Any? {
        if let property = stored as? any PredicateProperty { return property.predicateValue(in: owner) }
        guard isWrapped else { return stored }
        if let value = Mirror(reflecting: stored).children.first(where: { $0.label == "wrappedValue" })?.value {
            return value
        }
        throw PredicateMistake(
            "what ‘\(key)’ is kept in, a \(type(of: stored)), does not show its value", remedy: "compare in Swift")
    }
}
