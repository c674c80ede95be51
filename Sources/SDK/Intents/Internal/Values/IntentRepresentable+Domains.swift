// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import CoreLocation
import IntentValues
import AppFoundation
import Wire

@_spi(Generated) extension Bool: IntentRepresentable {
    /// As it is.
    public func propertyValue() -> PropertyValue { PropertyValue(.boolean(self)) }

    /// The truth value; nil for another type.
    public static func restored(from value: PropertyValue) -> Bool? {
        if case .boolean(let boolean) = value.value { boolean } else { nil }
    }
}

@_spi(Generated) extension Int: IntentRepresentable {
    /// As it is.
    public func propertyValue() -> PropertyValue { PropertyValue(.integer(self)) }

    /// The whole number; nil for another type.
    public static func restored(from value: PropertyValue) -> Int? {
        if case .integer(let integer) = value.value { integer } else { nil }
    }
}

@_spi(Generated) extension Double: IntentRepresentable {
    /// As it is.
    public func propertyValue() -> PropertyValue { PropertyValue(.decimal(self)) }

    /// The number, of a whole one or a length of time too; nil for another type.
    public static func restored(from value: PropertyValue) -> Double? {
        switch value.value {
        case .decimal(let decimal), .timeInterval(let decimal): decimal
        case .integer(let integer): Double(integer)
        default: nil
        }
    }
}

@_spi(Generated) extension Float: IntentRepresentable {
    /// As a number of twice the precision.
    public func propertyValue() -> PropertyValue { PropertyValue(.decimal(Double(self))) }

    /// The number; nil for another type.
    public static func restored(from value: PropertyValue) -> Float? {
        Double.restored(from: value).map { Float($0) }
    }
}

@_spi(Generated) extension Date: IntentRepresentable {
    /// As seconds since the beginning of 2001, in UTC.
    public func propertyValue() -> PropertyValue { PropertyValue(.decimal(timeIntervalSinceReferenceDate)) }

    /// The moment; nil for another type.
    public static func restored(from value: PropertyValue) -> Date? {
        guard case .decimal(let seconds) = value.value, seconds.isFinite else { return nil }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }
}

@_spi(Generated) extension NSDecimalNumber: IntentRepresentable {
    /// As text, for no digit to get lost.
    public func propertyValue() -> PropertyValue { PropertyValue(.string(decimalValue.description)) }

    /// The number; nil for another type, and for anything else.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .string(let text) = value.value,
            let decimal = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
        else { return nil }
        return NSDecimalNumber(decimal: decimal) as? Self
    }
}

@_spi(Generated) extension NSRange: IntentRepresentable {
    /// As its two numbers.
    public func propertyValue() -> PropertyValue { PropertyValue(.array([.integer(location), .integer(length)])) }

    /// The range; nil for another type.
    public static func restored(from value: PropertyValue) -> NSRange? {
        guard case .array(let numbers) = value.value, numbers.count == 2, case .integer(let location) = numbers[0],
            case .integer(let length) = numbers[1], location >= 0, length >= 0,
            !location.addingReportingOverflow(length).overflow
        else { return nil }
        return NSRange(location: location, length: length)
    }
}

@_spi(Generated) extension INImage: IntentRepresentable {
    /// As an object that is nothing but its picture.
    public func propertyValue() -> PropertyValue {
        PropertyValue(
            .object(ObjectValue(typeName: "INImage", identifier: nil, displayString: "", image: value)))
    }

    /// The picture; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let object) = value.value, let image = object.image else { return nil }
        return self.init(source: ImageSource(value: image))
    }
}

@_spi(Generated) extension CLLocation: IntentRepresentable {
    /// As a place of which only the point is known.
    public func propertyValue() -> PropertyValue {
        PropertyValue(.placemark(PlacemarkValue(latitude: coordinate.latitude, longitude: coordinate.longitude)))
    }

    /// The point; nil for another type, and for a place whose point is not known.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .placemark(let place) = value.value, let latitude = place.latitude, let longitude = place.longitude
        else { return nil }
        return CLLocation(latitude: latitude, longitude: longitude) as? Self
    }
}

@_spi(Generated) extension NSUserActivity: IntentRepresentable {
    /// As an object with the activity's type and title, and everything in it as JSON.
    public func propertyValue() throws -> PropertyValue {
        do {
            let encoder = JSONEncoder()
            // Equal activities are to travel as equal values.
            encoder.outputFormatting = .sortedKeys
            let content = String(decoding: try encoder.encode(try payload()), as: UTF8.self)
            return PropertyValue(
                .object(
                    ObjectValue(
                        typeName: "NSUserActivity", identifier: activityType, displayString: title ?? "",
                        properties: ["content": .string(content)])))
        } catch let misfit as ActivityMisfit {
            throw UnrepresentableValue(misfit.description)
        }
    }

    /// The activity; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let object) = value.value, case .string(let content)? = object.properties["content"],
            let payload = try? JSONDecoder().decode(ActivityPayload.self, from: Data(content.utf8))
        else { return nil }
        return NSUserActivity(payload) as? Self
    }
}

#endif
