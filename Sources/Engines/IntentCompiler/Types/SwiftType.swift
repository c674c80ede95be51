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
    var argument: String { isArray ? "[\(elementName)]" : elementName }

    /// As a property holds it: optional, except an enumeration, which has a case for no value.
    var stored: String { enumeration == nil ? argument + "?" : elementName }

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
    var listElement: String { numberKind.map { known($0.listElement) } ?? elementName }

    /// Turns `$0` from an element of a list into one of a collection; nil if they are the same.
    var boxing: String? {
        switch element {
        case .value(_, let boxed): "$0 as \(boxed)"
        case .number: "\(known("NSNumber"))(value: $0)"
        case .enumeration: "\(known("NSNumber"))(value: $0.rawValue)"
        default: nil
        }
    }

    /// The definition's types against Swift's, with the resolution results of the framework.
    static func mapping(
        of type: ValueType, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (element: Element, resolutionResult: String) {
        let (element, result) = plainMapping(of: type, in: intent, scope: scope)
        return (element, isOwn(type) ? result : scope.known(result))
    }

    /// Whether the resolution result is a class of the definition, which no name of the SDK hides.
    private static func isOwn(_ type: ValueType) -> Bool {
        switch type {
        case .enumeration, .object(.some, _): true
        default: false
        }
    }

    private static func plainMapping(
        of type: ValueType, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (element: Element, resolutionResult: String) {
        let known = scope.known
        return switch type {
        case .string: (.value(known("String"), boxed: known("NSString")), "INStringResolutionResult")
        case .integer: (.number(.integer), "INIntegerResolutionResult")
        case .decimal: (.number(.decimal), "INDoubleResolutionResult")
        case .boolean: (.number(.boolean), "INBooleanResolutionResult")
        case .timeInterval: (.number(.timeInterval), "INTimeIntervalResolutionResult")
        case .dateComponents:
            (.value(known("DateComponents"), boxed: known("NSDateComponents")), "INDateComponentsResolutionResult")
        case .url: (.value(known("URL"), boxed: known("NSURL")), "INURLResolutionResult")
        case .file: (.reference(known("INFile")), "INFileResolutionResult")
        case .person: (.reference(known("INPerson")), "INPersonResolutionResult")
        case .placemark: (.reference(known("CLPlacemark")), "INPlacemarkResolutionResult")
        case .speakableString: (.reference(known("INSpeakableString")), "INSpeakableStringResolutionResult")
        case .currencyAmount: (.reference(known("INCurrencyAmount")), "INCurrencyAmountResolutionResult")
        case .mass: measurement(of: "UnitMass", "INMassResolutionResult", known)
        case .length: measurement(of: "UnitLength", "INLengthResolutionResult", known)
        case .speed: measurement(of: "UnitSpeed", "INSpeedResolutionResult", known)
        case .temperature: measurement(of: "UnitTemperature", "INTemperatureResolutionResult", known)
        case .energy: measurement(of: "UnitEnergy", "INEnergyResolutionResult", known)
        case .volume: measurement(of: "UnitVolume", "INVolumeResolutionResult", known)
        case .enumeration(let name, _): enumeration(named: name, in: intent, scope: scope)
        case .object(let name, _): object(named: name, scope: scope)
        case .system(let name): (.unknown(name), "INIntentResolutionResult")
        }
    }

    private static func measurement(of unit: String, _ result: String, _ known: KnownNames) -> (Element, String) {
        (.value("\(known("Measurement"))<\(known(unit))>", boxed: known("NSMeasurement")), result)
    }

    private static func enumeration(
        named name: String, in intent: IntentDeclaration?, scope: GenerationScope
    ) -> (Element, String) {
        guard let enumeration = scope.enumeration(named: name, in: intent) else {
            return (.unknown(name), "INEnumResolutionResult")
        }
        return (.enumeration(enumeration), enumeration.className + "ResolutionResult")
    }

    private static func object(named name: String?, scope: GenerationScope) -> (Element, String) {
        guard let name else { return (.object(nil), "INObjectResolutionResult") }
        guard let declaration = scope.object(named: name) else {
            return (.unknown(name), "INObjectResolutionResult")
        }
        let className = scope.className(of: declaration)
        return (.object(className), className + "ResolutionResult")
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
