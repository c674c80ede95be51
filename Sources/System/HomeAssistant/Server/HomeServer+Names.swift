// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

extension HomeServer {
    /// One thing as Home Assistant reports it.
    struct State: Decodable, Sendable {
        enum CodingKeys: String, CodingKey {
            case identifier = "entity_id"
            case state, attributes
        }

        /// Such as `light.kitchen`.
        var identifier: String
        /// Such as `on`.
        var state: String
        /// What else is known of it, by name.
        var attributes: [String: TemplateValue]
    }

    /// A room as the template below writes it.
    private struct Room: Decodable {
        var name: String
        var floor: String?
        var entities: [String]
    }

    /// All things with what they are at the moment.
    func states() async throws(HomeError) -> [State] {
        try await get([State].self, "/api/states")
    }

    /// The things, rooms and floors that have names there.
    package func home() async throws(HomeError) -> Home {
        let rooms = try await rooms()
        var areas: [String: String] = [:]
        for room in rooms { for entity in room.entities { areas[entity] = room.name } }
        let entities = try await states().compactMap { Self.entity($0, area: areas[$0.identifier]) }
        return Home(
            entities: entities, areas: rooms.map { Home.Area(name: $0.name, floor: $0.floor) }, hasLiteralNames: true)
    }

    private static func entity(_ state: State, area: String?) -> Home.Entity? {
        let parts = state.identifier.split(separator: ".", maxSplits: 1)
        guard parts.count == 2, !silent.contains(String(parts[0])) else { return nil }
        let name = state.attributes["friendly_name"]?.text ?? String(parts[1]).replacing("_", with: " ")
        return Home.Entity(
            identifier: state.identifier, name: name, domain: String(parts[0]),
            deviceClass: state.attributes["device_class"]?.text, area: area)
    }

    /// Kinds of which nobody speaks.
    private static let silent: Set = [
        "ai_task", "conversation", "event", "image", "notify", "persistent_notification", "stt", "tag", "tts", "update",
        "wake_word", "zone",
    ]

    /// Home Assistant has no call that lists rooms, but its templates know them; those before 2024.4 know no floors.
    private func rooms() async throws(HomeError) -> [Room] {
        do {
            return try await rooms(floor: "floor_name(a)")
        } catch  where error.code == .failed {
            return try await rooms(floor: "none")
        }
    }

    private func rooms(floor: String) async throws(HomeError) -> [Room] {
        let template = """
            {% set found = namespace(rooms=[]) %}{% for a in areas() %}\
            {% set found.rooms = found.rooms + \
            [{'name': area_name(a), 'floor': \(floor), 'entities': area_entities(a) | list}] %}\
            {% endfor %}{{ found.rooms | to_json }}
            """
        return try decode([Room].self, from: try await post("/api/template", ["template": template]))
    }
}

extension TemplateValue {
    /// What it says, where it is a text.
    var text: String? {
        if case .text(let text) = self, !text.isEmpty { text } else { nil }
    }
}
