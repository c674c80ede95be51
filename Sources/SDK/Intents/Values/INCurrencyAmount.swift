// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// An amount of money in one currency.
open class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding {
    let value: CurrencyValue

    /// An amount in the currency's main unit.
    ///
    /// - Parameter currencyCode: The ISO 4217 code, such as `EUR`.
    public convenience init(amount: NSDecimalNumber, currencyCode: String) {
        self.init(CurrencyValue(amount: amount.decimalValue, code: currencyCode))
    }

    init(_ value: CurrencyValue) { self.value = value }

    /// In the currency's main unit.
    open var amount: NSDecimalNumber? { NSDecimalNumber(decimal: value.amount) }
    /// The ISO 4217 code.
    open var currencyCode: String? { value.code }

    /// Itself: an amount does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when number and currency are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INCurrencyAmount)?.value == value }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { value.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { value } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let value = coder.decodeJSON(CurrencyValue.self) else { return nil }
        self.init(value)
    }
}

@_spi(Generated) extension INCurrencyAmount: IntentRepresentable {
    /// Number and currency.
    public func propertyValue() -> PropertyValue { PropertyValue(.currency(value)) }

    /// The amount; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .currency(let value) = value.value else { return nil }
        return INCurrencyAmount(value) as? Self
    }
}
