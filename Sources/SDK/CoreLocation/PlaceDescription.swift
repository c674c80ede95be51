// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// All that a placemark says, as a value.
package struct PlaceDescription: Hashable, Sendable, Codable {
    package var name: String?
    package var thoroughfare: String?
    package var subThoroughfare: String?
    package var locality: String?
    package var subLocality: String?
    package var administrativeArea: String?
    package var subAdministrativeArea: String?
    package var postalCode: String?
    package var isoCountryCode: String?
    package var country: String?
    /// Degrees, positive to the north.
    package var latitude: Double?
    /// Degrees, positive to the east.
    package var longitude: Double?

    package init() {}

    init(location: CLLocationCoordinate2D, name: String?, address: CNPostalAddress?) {
        latitude = location.latitude
        longitude = location.longitude
        self.name = name
        guard let address else { return }
        thoroughfare = address.street.nonEmpty
        subLocality = address.subLocality.nonEmpty
        locality = address.city.nonEmpty
        subAdministrativeArea = address.subAdministrativeArea.nonEmpty
        administrativeArea = address.state.nonEmpty
        postalCode = address.postalCode.nonEmpty
        country = address.country.nonEmpty
        isoCountryCode = address.isoCountryCode.nonEmpty
    }

    /// Nil when no part of the address is known.
    var postalAddress: CNPostalAddress? {
        let street = [thoroughfare, subThoroughfare].compactMap(\.self).joined(separator: " ")
        let parts = [
            street, subLocality, locality, subAdministrativeArea, administrativeArea, postalCode, country,
            isoCountryCode,
        ]
        guard parts.contains(where: { $0?.isEmpty == false }) else { return nil }
        return CNPostalAddress(
            street: street, subLocality: subLocality ?? "", city: locality ?? "",
            subAdministrativeArea: subAdministrativeArea ?? "", state: administrativeArea ?? "",
            postalCode: postalCode ?? "", country: country ?? "", isoCountryCode: isoCountryCode ?? "")
    }
}

extension String {
    fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
