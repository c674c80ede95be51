// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Somewhere in or around the town.
public struct Place: Named, Codable, Hashable, Sendable {
    /// As it is called in English.
    public let name: String
    /// In degrees, to the north.
    public let latitude: Double
    /// In degrees, to the east.
    public let longitude: Double

    /// As a person reads it.
    public var title: String { NSLocalizedString(name, tableName: "Places", comment: "a place") }

    /// As the system knows places.
    public var placemark: CLPlacemark {
        CLPlacemark(
            location: CLLocation(latitude: latitude, longitude: longitude), name: title, postalAddress: nil)
    }

    init(name: String, latitude: Double, longitude: Double) {
        self.name = name
        self.latitude = latitude
        self.longitude = longitude
    }

    /// Nil if it is not known where the place lies.
    public init?(_ placemark: CLPlacemark?) {
        guard let placemark, let location = placemark.location else { return nil }
        name = placemark.name ?? placemark.locality ?? ""
        latitude = location.coordinate.latitude
        longitude = location.coordinate.longitude
    }
}
