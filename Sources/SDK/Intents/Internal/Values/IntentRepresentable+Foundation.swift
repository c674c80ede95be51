// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

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
