// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import IntentValues

/// One item of a ride's fare.
open class INRideFareLineItem: NSObject, NSCopying, NSSecureCoding {
    /// What it is for.
    open private(set) var title: String!
    /// In the currency's main unit.
    open private(set) var price: NSDecimalNumber!
    /// The ISO 4217 code.
    open private(set) var currencyCode: String!

    /// A part with a name and a price.
    public init!(title: String!, price: NSDecimalNumber!, currencyCode: String!) {
        self.title = title
        self.price = price
        self.currencyCode = currencyCode
    }

    private struct Archive: Codable, Hashable {
        var title: String?
        var price: CurrencyValue?
        var currencyCode: String?
    }

    private var archive: Archive {
        Archive(
            title: title, price: price.map { CurrencyValue(amount: $0.decimalValue, code: currencyCode ?? "") },
            currencyCode: currencyCode)
    }

    private convenience init(_ archive: Archive) {
        self.init(
            title: archive.title, price: archive.price.map { NSDecimalNumber(decimal: $0.amount) },
            currencyCode: archive.currencyCode)
    }

    /// Returns itself, since it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when title, price and currency are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INRideFareLineItem)?.archive == archive }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { archive.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes it into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { archive } }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self) else { return nil }
        self.init(archive)
    }
}

@_spi(Generated) extension INRideFareLineItem: IntentRepresentable {
    /// As an object with a name and a price.
    public func propertyValue() -> PropertyValue {
        let price = archive.price.map { ["price": IntentValue.currency($0)] } ?? [:]
        return PropertyValue(
            .object(
                ObjectValue(
                    typeName: "INRideFareLineItem", identifier: nil, displayString: title ?? "", properties: price)))
    }

    /// The part; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .object(let object) = value.value, object.typeName == "INRideFareLineItem" else { return nil }
        var amount: CurrencyValue?
        if case .currency(let price)? = object.properties["price"] { amount = price }
        return INRideFareLineItem(
            title: object.displayString, price: amount.map { NSDecimalNumber(decimal: $0.amount) },
            currencyCode: amount?.code) as? Self
    }
}

#endif
