// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

extension INPriceRange {
    /// From the lower of two prices to the higher.
    public convenience init(firstPrice: NSDecimalNumber, secondPrice: NSDecimalNumber, currencyCode: String) {
        self.init()
        let ordered = firstPrice.compare(secondPrice) != .orderedDescending
        minimumPrice = ordered ? firstPrice : secondPrice
        maximumPrice = ordered ? secondPrice : firstPrice
        self.currencyCode = currencyCode
    }

    /// One price, which is both the lowest and the highest.
    public convenience init(price: NSDecimalNumber, currencyCode: String) {
        self.init(firstPrice: price, secondPrice: price, currencyCode: currencyCode)
    }
}

#endif
