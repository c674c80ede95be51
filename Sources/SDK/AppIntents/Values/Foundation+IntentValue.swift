// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, as each says the same

public import CoreLocation

extension String: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<String>(StringFromIntResolver<Int, String>(), StringFromDoubleResolver())
    }
}

extension Int: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<Int>(IntResolver(), IntFromDoubleResolver(), IntFromStringResolver())
    }
}

extension Double: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<Double>(DoubleResolver(), DoubleFromIntResolver(), DoubleFromStringResolver())
    }
}

extension Bool: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<Bool>(BoolFromStringResolver())
    }
}

extension URL: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<URL>(URLFromStringResolver())
    }
}

extension AttributedString: _IntentValue {
    public static var defaultResolverSpecification: some ResolverSpecification {
        ResolverList<AttributedString>(AttributedStringFromStringResolver())
    }
}

extension Date: _IntentValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<Date> { EmptyResolverSpecification() }
}

extension DateComponents: _IntentValue {
    public static var defaultResolverSpecification: EmptyResolverSpecification<DateComponents> {
        EmptyResolverSpecification()
    }
}

extension Measurement: _IntentValue {
    public typealias UnwrappedType = Measurement<UnitType>
    public typealias ValueType = Measurement<UnitType>

    public static var defaultResolverSpecification: EmptyResolverSpecification<Measurement<UnitType>> {
        EmptyResolverSpecification()
    }
}

extension CLPlacemark: _IntentValue {
    public typealias UnwrappedType = CLPlacemark
    public typealias ValueType = CLPlacemark

    public static var defaultResolverSpecification: EmptyResolverSpecification<CLPlacemark> {
        EmptyResolverSpecification()
    }
}

extension CLPlacemark: DisplayRepresentable {
    /// “Place”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

    /// The name, or the city if there is none, with the street below.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: LocalizedStringResource(stringLiteral: name ?? locality ?? country ?? ""),
            subtitle: thoroughfare.map { LocalizedStringResource(stringLiteral: $0) })
    }
}
