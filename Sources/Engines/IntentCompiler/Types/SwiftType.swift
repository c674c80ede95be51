// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition

/// How generated code writes the type of a parameter or property.
struct SwiftType {
    /// What one value is.
    enum Element {
        /// A class of Foundation, CoreLocation or Intents.
        case reference(String)
        /// A Swift value with the class that collections of options hold instead.
        case value(String, boxed: String)
        case number(NumberType)
        case enumeration(Enumeration)
        /// A custom type, or a plain object where it has no name.
        case object(String?)
        /// Nothing that a custom intent can have; ``NameCheck`` says so.
        case unknown(String)
    }

    let element: Element
    let isArray: Bool
    private let known: KnownNames
    /// The class that resolving one value gives, where the parameter has no reasons of its own.
    let resolutionResult: String

    init(_ type: ValueType, isArray: Bool, in intent: IntentDeclaration?, scope: GenerationScope) {
        self.isArray = isArray
        known = scope.known
        (element, resolutionResult) = Self.mapping(of: type, in: intent, scope: scope)
    }

    /// The enumeration of which the type is one value.
    var enumeration: Enumeration? {
        if case .enumeration(let enumeration) = element, !isArray { enumeration } else { nil }
    }

    /// One value, never optional: `String`, `NSNumber`, `PizzaKind`.
    var elementName: String {
        switch element {
        case .reference(let name), .value(let name, _), .unknown(let name): name
        case .number: known("NSNumber")
        case .enumeration(let enumeration): SwiftName(enumeration.className).escaped
        case .object(let name): name.map { SwiftName($0).escaped } ?? known("INObject")
        }
    }

    /// As an argument takes it: `String`, `[PizzaKind]`.
    var argument: String {
        isArray ? "[\(elementName)]" : elementName
    }

    /// As a property holds it: optional, except an enumeration, which has a case for no value.
    var stored: String {
        enumeration == nil ? argument + "?" : elementName
    }

    /// What an `NSNumber` stands for; nil for everything else.
    var numberKind: NumberType? {
        if case .number(let kind) = element { kind } else { nil }
    }

    /// What a collection of options holds: always objects.
    var collectionElement: String {
        switch element {
        case .value(_, let boxed): boxed
        case .enumeration: known("NSNumber")
        default: elementName
        }
    }

    /// What the older lists of options hold.
    var listElement: String {
        numberKind.map { known($0.listElement) } ?? elementName
    }

    /// Turns `$0` from an element of a list into one of a collection; nil where they are the same.
    var boxing: String? {
        switch element {
        case .value(_, let boxed): "$0 as \(boxed)"
        case .number: "\(known("NSNumber"))(value: $0)"
        case .enumeration: "\(known("NSNumber"))(value: $0.rawValue)"
        default: nil
        }
    }
}

/// What an `NSNumber` stands for; the names are the SDK's.
enum NumberType: String {
    case integer, decimal, boolean, timeInterval

    /// The type that lists of options had before collections.
    var listElement: String {
        switch self {
        case .integer: "Int"
        case .boolean: "Bool"
        case .decimal, .timeInterval: "Double"
        }
    }
}
