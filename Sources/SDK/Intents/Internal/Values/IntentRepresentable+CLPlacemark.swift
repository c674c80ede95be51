// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CoreLocation
package import IntentValues

@_spi(Generated) extension CLPlacemark: IntentRepresentable {
    /// Everything the placemark says.
    public func propertyValue() -> PropertyValue { PropertyValue(.placemark(PlacemarkValue(placeDescription))) }

    /// The placemark; nil for another type.
    public static func restored(from value: PropertyValue) -> Self? {
        guard case .placemark(let place) = value.value else { return nil }
        return CLPlacemark(PlaceDescription(place)) as? Self
    }
}

extension PlacemarkValue {
    package init(_ place: PlaceDescription) {
        self.init(name: place.name, latitude: place.latitude, longitude: place.longitude)
        thoroughfare = place.thoroughfare
        subThoroughfare = place.subThoroughfare
        locality = place.locality
        subLocality = place.subLocality
        administrativeArea = place.administrativeArea
        subAdministrativeArea = place.subAdministrativeArea
        postalCode = place.postalCode
        isoCountryCode = place.isoCountryCode
        country = place.country
    }
}

extension PlaceDescription {
    package init(_ place: PlacemarkValue) {
        self.init()
        name = place.name
        latitude = place.latitude
        longitude = place.longitude
        thoroughfare = place.thoroughfare
        subThoroughfare = place.subThoroughfare
        locality = place.locality
        subLocality = place.subLocality
        administrativeArea = place.administrativeArea
        subAdministrativeArea = place.subAdministrativeArea
        postalCode = place.postalCode
        isoCountryCode = place.isoCountryCode
        country = place.country
    }
}
