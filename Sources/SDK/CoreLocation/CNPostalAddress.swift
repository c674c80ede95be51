// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A postal address, as placemarks give and take it.
///
/// On Apple's systems the type belongs to the Contacts framework; here it lives
/// beside the placemark, the only one to need it.
open class CNPostalAddress: NSObject, @unchecked Sendable {
    // `@unchecked`: every stored property is a constant string.

    /// Street and house number; several lines are allowed.
    public let street: String
    /// A part of the city.
    public let subLocality: String
    /// City or town.
    public let city: String
    /// County or district.
    public let subAdministrativeArea: String
    /// State or province.
    public let state: String
    /// Post or ZIP code.
    public let postalCode: String
    /// The country's name.
    public let country: String
    /// The country's ISO 3166-1 alpha-2 code.
    public let isoCountryCode: String

    /// An address without anything in it.
    public override convenience init() { self.init(street: "") }

    package init(
        street: String, subLocality: String = "", city: String = "", subAdministrativeArea: String = "",
        state: String = "", postalCode: String = "", country: String = "", isoCountryCode: String = ""
    ) {
        self.street = street
        self.subLocality = subLocality
        self.city = city
        self.subAdministrativeArea = subAdministrativeArea
        self.state = state
        self.postalCode = postalCode
        self.country = country
        self.isoCountryCode = isoCountryCode
    }
}
