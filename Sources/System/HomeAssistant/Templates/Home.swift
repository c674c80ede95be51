// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The things, rooms and floors that sentences about a home may name.
package struct Home: Codable, Hashable, Sendable {
    /// A thing with a name.
    package struct Entity: Codable, Hashable, Sendable {
        /// The fields of JSON.
        package enum CodingKeys: String, CodingKey {
            case identifier = "id"
            case deviceClass = "device_class"
            case name, domain, area
        }

        /// What Home Assistant calls it, such as `light.kitchen`; nil if it is only spoken of.
        package var identifier: String?
        /// What a person calls it, which may be a template.
        package var name: String
        /// Its kind, such as `light`.
        package var domain: String
        /// What it is among its kind, such as `garage` of a cover; nil if that is not known.
        package var deviceClass: String?
        /// The name of its room; nil if it is in none.
        package var area: String?

        /// Makes a thing.
        package init(
            identifier: String? = nil, name: String, domain: String, deviceClass: String? = nil, area: String? = nil
        ) {
            self.identifier = identifier
            self.name = name
            self.domain = domain
            self.deviceClass = deviceClass
            self.area = area
        }
    }

    /// A room.
    package struct Area: Codable, Hashable, Sendable {
        /// What a person calls it.
        package var name: String
        /// The name of its floor; nil if it is on none.
        package var floor: String?

        /// Makes a room.
        package init(name: String, floor: String? = nil) {
            self.name = name
            self.floor = floor
        }
    }

    /// What tells it from others in a file of several; empty elsewhere.
    package var id: String
    /// Its things.
    package var entities: [Entity]
    /// Its rooms.
    package var areas: [Area]
    /// The names of its floors.
    package var floors: [String]
    /// Whether names are words and nothing else; otherwise one may be a template, such as `[the] lamp`.
    package var hasLiteralNames: Bool

    /// Makes a home; rooms and floors that a thing or a room names are added.
    package init(
        id: String = "", entities: [Entity], areas: [Area], floors: [String] = [], hasLiteralNames: Bool = false
    ) {
        self.id = id
        self.entities = entities
        self.areas = areas + Self.missing(entities.compactMap(\.area), in: areas.map(\.name)).map { Area(name: $0) }
        self.floors = floors + Self.missing(areas.compactMap(\.floor), in: floors)
        self.hasLiteralNames = hasLiteralNames
    }

    /// Reads a home; rooms and floors need not be listed that a thing or a room names.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            id: try container.decodeIfPresent(String.self, forKey: .id) ?? "",
            entities: try container.decode([Entity].self, forKey: .entities),
            areas: try container.decodeIfPresent([Area].self, forKey: .areas) ?? [],
            floors: try container.decodeIfPresent([String].self, forKey: .floors) ?? [],
            hasLiteralNames: try container.decodeIfPresent(Bool.self, forKey: .hasLiteralNames) ?? false)
    }

    /// A home without anything that has a name.
    package static let empty = Home(entities: [], areas: [])

    private static func missing(_ names: [String], in known: [String]) -> [String] {
        var seen = Set(known)
        return names.filter { seen.insert($0).inserted }
    }
}
