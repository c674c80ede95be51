// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation
package import IntentValues

/// A place as people describe it: a name, an address, a point, as far as each is known.
///
/// Everything is fixed at creation, so a placemark may be used from any thread.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // `@unchecked`: the only stored property is a constant of a Sendable type.

    /// What the placemark says, as one value.
    package let place: PlacemarkValue

    /// A copy of another placemark.
    public init(placemark: CLPlacemark) { place = placemark.place }

    package init(_ place: PlacemarkValue) { self.place = place }

    /// The point, where it is known; its time is when this placemark was asked.
    open var location: CLLocation? {
        guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
        return CLLocation(latitude: latitude, longitude: longitude)
    }
    /// What the place is called.
    open var name: String? { place.name }
    /// The street.
    open var thoroughfare: String? { place.thoroughfare }
    /// The house number.
    open var subThoroughfare: String? { place.subThoroughfare }
    /// The city or town.
    open var locality: String? { place.locality }
    /// A part of the city.
    open var subLocality: String? { place.subLocality }
    /// The state or province.
    open var administrativeArea: String? { place.administrativeArea }
    /// The county or district.
    open var subAdministrativeArea: String? { place.subAdministrativeArea }
    /// The post or ZIP code.
    open var postalCode: String? { place.postalCode }
    /// The country's ISO 3166-1 alpha-2 code.
    open var isoCountryCode: String? { place.isoCountryCode }
    /// The country's name.
    open var country: String? { place.country }

    /// Nil: the places that intents carry do not say their time zone.
    open var timeZone: TimeZone? { nil }

    /// The address, where any part of it is known.
    open var postalAddress: CNPostalAddress? { place.postalAddress }

    /// Itself: a placemark does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when everything they say of the place is.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLPlacemark)?.place == place }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { place.hashValue }

    /// Always true: a placemark is archived as JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the placemark into a keyed archive.
    open func encode(with coder: NSCoder) {
        // A description holds strings and finite or infinite numbers; only the
        // latter have no JSON form, and then the archive has no placemark.
        guard let data = try? JSONEncoder().encode(place) else { return }
        coder.encode(data as NSData, forKey: "place")
    }

    /// Reads what ``encode(with:)`` wrote; nil when it is something else.
    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "place"),
            let description = try? JSONDecoder().decode(PlacemarkValue.self, from: data as Data)
        else { return nil }
        place = description
    }
}

extension CLPlacemark {
    /// A placemark for a point, with a name and an address where they are known.
    public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.init(PlacemarkValue(location: location.coordinate, name: name, address: postalAddress))
    }
}

extension PlacemarkValue {
    fileprivate init(location: CLLocationCoordinate2D, name: String?, address: CNPostalAddress?) {
        self.init(name: name, latitude: location.latitude, longitude: location.longitude)
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
    fileprivate var postalAddress: CNPostalAddress? {
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
