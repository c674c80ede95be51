// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CoreLocation
import IntentValues

@_spi(Generated) extension String: IntentRepresentable {
    /// As it is.
    public func propertyValue() -> PropertyValue { PropertyValue(.string(self)) }

    /// The string; nil for another type.
    public static func restored(from value: PropertyValue) -> String? {
        guard case .string(let string) = value.value else { return nil }
        return string
    }
}

@_spi(Generated) extension NSString: IntentRepresentable {
    /// As a Swift string.
    public func propertyValue() -> PropertyValue { PropertyValue(.string(self as String)) }

    /// The string; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .string(let string) = value.value else { return nil }
        return NSString(string: string) as? Self
    }
}

@_spi(Generated) extension URL: IntentRepresentable {
    /// As it is.
    public func propertyValue() -> PropertyValue { PropertyValue(.url(self)) }

    /// The URL; nil for another type.
    public static func restored(from value: PropertyValue) -> URL? {
        guard case .url(let url) = value.value else { return nil }
        return url
    }
}

@_spi(Generated) extension DateComponents: IntentRepresentable {
    /// As they are.
    public func propertyValue() -> PropertyValue { PropertyValue(.dateComponents(self)) }

    /// The components; nil for another type.
    public static func restored(from value: PropertyValue) -> DateComponents? {
        guard case .dateComponents(let components) = value.value else { return nil }
        return components
    }
}

@_spi(Generated) extension CLPlacemark: IntentRepresentable {
    /// Everything the placemark says.
    public func propertyValue() -> PropertyValue { PropertyValue(.placemark(place)) }

    /// The placemark; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .placemark(let place) = value.value else { return nil }
        return CLPlacemark(place) as? Self
    }
}

extension IntentValue {
    /// The value of an object out of a collection, where only its class tells what it is.
    ///
    /// - Parameter kind: What a number counts; without it, what the number was made of.
    /// - Throws: ``UnrepresentableValue`` when no parameter can have such a value.
    init(object: AnyObject, as kind: NumberKind? = nil) throws {
        switch object {
        case let number as NSNumber:
            self = (kind ?? NumberKind(number)).value(of: number)
        case let value as any IntentRepresentable:
            self = try value.propertyValue().value
        case let string as NSString:
            self = .string(string as String)
        case let url as NSURL:
            self = .url(url as URL)
        case let components as NSDateComponents:
            self = .dateComponents(components as DateComponents)
        default:
            throw UnrepresentableValue(
                "a \(type(of: object)) is not a valid parameter value; use NSString, NSNumber, NSURL, NSDateComponents, "
                    + "INObject, INFile, INPerson, INSpeakableString, INCurrencyAmount or CLPlacemark")
        }
    }

    /// The object that stands for this value in a collection.
    func object<Object: AnyObject>(of type: Object.Type) -> Object? {
        switch self {
        case .string(let string): NSString(string: string) as? Object
        case .integer(let integer): NSNumber(value: integer) as? Object
        case .decimal(let decimal), .timeInterval(let decimal): NSNumber(value: decimal) as? Object
        case .boolean(let boolean): NSNumber(value: boolean) as? Object
        case .url(let url): (url as NSURL) as? Object
        case .dateComponents(let components): (components as NSDateComponents) as? Object
        default:
            (type as? any IntentRepresentable.Type)?.restored(from: PropertyValue(self)) as? Object
        }
    }
}

extension NumberKind {
    /// What the number was made of.
    init(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "c"): self = .boolean
        case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .decimal
        default: self = .integer
        }
    }
}
