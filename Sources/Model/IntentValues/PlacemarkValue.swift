// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A place: a name, an address, a point, as far as each is known.
package struct PlacemarkValue: Hashable, Sendable, Codable {
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

    package init(name: String? = nil, latitude: Double? = nil, longitude: Double? = nil) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }
}
