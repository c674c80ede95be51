// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A circle on the Earth.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    // `@unchecked`: what it adds to ``CLRegion`` is constant.

    /// The middle.
    public let center: CLLocationCoordinate2D
    /// Meters from the middle to the edge.
    public let radius: CLLocationDistance

    /// A circle.
    ///
    /// - Parameters:
    ///   - radius: Meters.
    ///   - identifier: What the app calls it.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(named: identifier)
    }

    /// Whether the point lies in the circle or on its edge, measured on a sphere as ``CLLocation/distance(from:)`` does.
    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
            <= radius
    }

    /// A circle with the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = CLCircularRegion(center: center, radius: radius, identifier: identifier)
        copyNotifying(to: copy)
        return copy
    }

    /// Writes the circle into a keyed archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(center.latitude, forKey: "latitude")
        coder.encode(center.longitude, forKey: "longitude")
        coder.encode(radius, forKey: "radius")
    }

    /// Reads what ``encode(with:)`` wrote; missing numbers read as 0.
    public required init?(coder: NSCoder) {
        center = CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"), longitude: coder.decodeDouble(forKey: "longitude"))
        radius = coder.decodeDouble(forKey: "radius")
        super.init(coder: coder)
    }
}
