// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An angle of latitude or longitude, or a change of either, in degrees.
public typealias CLLocationDegrees = Double

/// A length in meters.
public typealias CLLocationDistance = Double

/// A radius of uncertainty in meters; negative where the measure is not valid.
public typealias CLLocationAccuracy = Double

/// A point on the Earth (WGS 84).
public struct CLLocationCoordinate2D: Sendable {
    /// Degrees, positive to the north.
    public var latitude: CLLocationDegrees
    /// Degrees, positive to the east.
    public var longitude: CLLocationDegrees

    /// The point where equator and prime meridian meet.
    public init() { self.init(latitude: 0, longitude: 0) }

    /// A point; out-of-range degrees are kept as given, see ``CLLocationCoordinate2DIsValid(_:)``.
    public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.latitude = latitude
        self.longitude = longitude
    }
}

/// The coordinate that no place has, for “not known”.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether latitude is within ±90 and longitude within ±180 degrees.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
    abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
