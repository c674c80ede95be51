// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension INRideOption {
    /// A kind of ride, with what it costs between two places where they are known.
    convenience init(_ kind: RideKind, price: Decimal?, pickupDate: Date) {
        self.init(name: kind.title, estimatedPickupDate: pickupDate)
        identifier = kind.identifier
        usesMeteredFare = false
        if let price {
            priceRange = INPriceRange(price: NSDecimalNumber(decimal: price), currencyCode: "EUR")
        }
        availablePartySizeOptions = [
            INRidePartySizeOption(
                partySizeRange: NSRange(location: 1, length: kind.seats),
                sizeDescription: String(
                    format: NSLocalizedString("up to %ld", comment: "people in a car"), kind.seats),
                priceRange: priceRange)
        ]
    }
}
