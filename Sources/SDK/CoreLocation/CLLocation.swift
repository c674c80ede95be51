// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A measured or given place on the Earth, with how exact and how old it is.
///
/// All of it is fixed at creation, so a location may be used from any thread.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    // `@unchecked`: every stored property is a constant of a Sendable type; a
    // subclass answers for its own.

    /// The point itself.
    public let coordinate: CLLocationCoordinate2D
    /// Meters above sea level.
    public let altitude: CLLocationDistance
    /// Radius of uncertainty in meters; negative when the coordinate is not valid.
    public let horizontalAccuracy: CLLocationAccuracy
    /// Meters either way; negative when the altitude is not valid.
    public let verticalAccuracy: CLLocationAccuracy
    /// When the place was determined.
    public let timestamp: Date

    /// A place as exactly there as its numbers say, determined now, without an altitude.
    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
            horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    /// A place with everything that is known of it.
    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = hAccuracy
        self.verticalAccuracy = vAccuracy
        self.timestamp = timestamp
    }

    /// Meters to another place along the surface of a sphere of the Earth's mean radius.
    ///
    /// The sphere differs from the true figure of the Earth by up to half a percent.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let meanRadius = 6_371_008.8
        let (phi, otherPhi) = (coordinate.latitude * .pi / 180, location.coordinate.latitude * .pi / 180)
        let deltaPhi = otherPhi - phi
        let deltaLambda = (location.coordinate.longitude - coordinate.longitude) * .pi / 180
        let haversine =
            sin(deltaPhi / 2) * sin(deltaPhi / 2) + cos(phi) * cos(otherPhi) * sin(deltaLambda / 2)
            * sin(deltaLambda / 2)
        return 2 * meanRadius * asin(min(1, haversine.squareRoot()))
    }

    /// Itself: a location does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Always true: a location is archived as plain numbers.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the location's numbers into a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(coordinate.latitude, forKey: "latitude")
        coder.encode(coordinate.longitude, forKey: "longitude")
        coder.encode(altitude, forKey: "altitude")
        coder.encode(horizontalAccuracy, forKey: "horizontalAccuracy")
        coder.encode(verticalAccuracy, forKey: "verticalAccuracy")
        coder.encode(timestamp.timeIntervalSinceReferenceDate, forKey: "timestamp")
    }

    /// Reads what ``encode(with:)`` wrote; missing numbers read as 0.
    public required init?(coder: NSCoder) {
        coordinate = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        altitude = coder.decodeDouble(forKey: "altitude")
        horizontalAccuracy = coder.decodeDouble(forKey: "horizontalAccuracy")
        verticalAccuracy = coder.decodeDouble(forKey: "verticalAccuracy")
        timestamp = Date(timeIntervalSinceReferenceDate: coder.decodeDouble(forKey: "timestamp"))
    }
}
