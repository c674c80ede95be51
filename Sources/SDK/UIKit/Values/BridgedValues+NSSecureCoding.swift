// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// On Apple's systems `"text" as NSSecureCoding` makes an object of the value on
// the way; this compiler accepts the cast, and dies of it when the program runs
// unless the value itself conforms. So the values that Foundation can bridge
// conform here, each coded as the object it bridges to. No other module of a
// Linux app can do that for them, and the real UIKit never meets this one.

extension NSSecureCoding where Self: _ObjectiveCBridgeable, Self._ObjectiveCType: NSSecureCoding {
    /// True: the object that the value bridges to has secure coding.
    public static var supportsSecureCoding: Bool { true }

    /// Writes the object that the value bridges to.
    public func encode(with coder: NSCoder) { _bridgeToObjectiveC().encode(with: coder) }

    /// The value of an object in the archive; nil when there is another one.
    public init?(coder: NSCoder) {
        guard let object = Self._ObjectiveCType(coder: coder) else { return nil }
        var value: Self?
        guard Self._conditionallyBridgeFromObjectiveC(object, result: &value), let value else { return nil }
        self = value
    }
}

extension String: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Bool: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Int: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Int8: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Int16: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Int32: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Int64: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension UInt: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension UInt8: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension UInt16: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension UInt32: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension UInt64: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Double: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Float: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Decimal: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Date: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Data: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension URL: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension UUID: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Array: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Dictionary: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Set: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension DateComponents: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension Locale: @retroactive NSCoding, @retroactive NSSecureCoding {}
extension TimeZone: @retroactive NSCoding, @retroactive NSSecureCoding {}
