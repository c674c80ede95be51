// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The things, rooms and floors that sentences about a home may name.
package struct Home: Decodable, Sendable {
    /// A thing with a name.
    package struct Entity: Decodable, Sendable {
        package var name: String
        /// Its kind, such as `light`.
        package var domain: String
    }

    /// A room.
    package struct Area: Decodable, Sendable {
        package var name: String
    }

    package var id: String
    package var entities: [Entity]
    package var areas: [Area]
    package var floors: [String]

    /// One without anything that has a name.
    package static let empty = Home(id: "", entities: [], areas: [], floors: [])
}
