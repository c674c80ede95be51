// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Intents

/// Where the cars drive: a circle around the middle of the town.
public struct ServiceArea: Sendable {
    /// What a place is to the cars.
    public enum Match {
        /// They drive there.
        case inside(CLPlacemark)
        /// The name fits several places.
        case several([CLPlacemark])
        /// They do not drive there, or nobody knows where it is.
        case outside
    }

    /// The corners that everybody knows, also outside.
    public let places: [Place]
    private let center: Place
    /// In meters.
    private let radius: Double

    /// Heidelberg and around.
    public static let town = ServiceArea(
        places: [
            Place(name: "Main Station", latitude: 49.4037, longitude: 8.6757),
            Place(name: "Castle", latitude: 49.4106, longitude: 8.7154),
            Place(name: "Old Bridge", latitude: 49.4140, longitude: 8.7096),
            Place(name: "University Library", latitude: 49.4096, longitude: 8.7060),
            Place(name: "University Hospital", latitude: 49.4190, longitude: 8.6660),
            Place(name: "Frankfurt Airport", latitude: 50.0379, longitude: 8.5622),
        ],
        center: Place(name: "Heidelberg", latitude: 49.4122, longitude: 8.7100), radius: 12_000)

    /// What the place is: by where it lies, else by its name.
    public func match(_ placemark: CLPlacemark) -> Match {
        if let location = placemark.location {
            return contains(location) ? .inside(placemark) : .outside
        }
        let named = places.named(placemark.name ?? placemark.locality ?? "")
        let near = named.map(\.placemark).filter { $0.location.map(contains) ?? false }
        guard let placemark = near.first else { return .outside }
        return near.count == 1 ? .inside(placemark) : .several(near)
    }

    /// How far it is from one place to another, in kilometers as a car drives.
    public func distance(from start: Place, to end: Place) -> Double {
        let (start, end) = (
            CLLocation(latitude: start.latitude, longitude: start.longitude),
            CLLocation(latitude: end.latitude, longitude: end.longitude)
        )
        // Streets are a third longer than the flight of a bird.
        return start.distance(from: end) / 1_000 * 4 / 3
    }

    private func contains(_ location: CLLocation) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        return middle.distance(from: location) <= radius
    }
}
