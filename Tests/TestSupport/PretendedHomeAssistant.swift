// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// Answers as a Home Assistant does, of a home with a few things in it.
package final class PretendedHomeAssistant: Sendable {
    /// A service that was called.
    package struct Call: Hashable, Sendable {
        /// Kind and name, with a slash between.
        package var service: String
        /// The JSON that was sent, its keys in order.
        package var data: String

        package init(_ service: String, _ data: String) {
            self.service = service
            self.data = data
        }
    }

    /// The token that it takes.
    package static let token = "long-lived.token"

    private let server: LoopbackServer
    private let seen: Seen

    /// - Parameter knowsFloors: Whether its templates know of floors, as those since 2024.4 do.
    package init(knowsFloors: Bool = true) throws {
        let seen = Seen()
        self.seen = seen
        server = try LoopbackServer { request, connection in
            let path = request.line.split(separator: " ").dropFirst().first.map(String.init) ?? ""
            guard request.headers["authorization"] == "Bearer \(Self.token)" else {
                return connection.answer("401 Unauthorized")
            }
            switch path {
            case "/api/": connection.answer(json: #"{"message": "API running."}"#)
            case "/api/states": connection.answer(json: Self.states)
            case "/api/template":
                let isRefused = !knowsFloors && String(decoding: request.body, as: UTF8.self).contains("floor_name")
                isRefused ? connection.answer("400 Bad Request") : connection.answer(json: Self.rooms(knowsFloors))
            case _ where path.hasPrefix("/api/services/"):
                seen.add(path.dropFirst("/api/services/".count), request.body)
                connection.answer(json: "[]")
            default: connection.answer("404 Not Found")
            }
        }
    }

    /// Where it answers.
    package var address: String { String(server.url().dropLast()) }

    /// The services that were called, in order.
    package var calls: [Call] { seen.calls.withLock { $0 } }

    private static let states = """
        [{"entity_id": "light.kitchen", "state": "on", "attributes": {"friendly_name": "Kitchen Light"}},
         {"entity_id": "light.lamp_1", "state": "off", "attributes": {"friendly_name": "Lamp"}},
         {"entity_id": "light.lamp_2", "state": "off", "attributes": {"friendly_name": "Lamp"}},
         {"entity_id": "cover.garage", "state": "closed",
          "attributes": {"friendly_name": "Garage Door", "device_class": "garage"}},
         {"entity_id": "lock.front", "state": "locked", "attributes": {"friendly_name": "Front Door"}},
         {"entity_id": "sensor.outside", "state": "7.5",
          "attributes": {"friendly_name": "Outside [north]", "unit_of_measurement": "°C", "device_class": null}},
         {"entity_id": "update.core", "state": "on", "attributes": {"friendly_name": "Core Update"}}]
        """

    private static func rooms(_ knowsFloors: Bool) -> String {
        let floor = knowsFloors ? #""First Floor""# : "null"
        return """
            [{"name": "Kitchen", "floor": \(floor), "entities": ["light.kitchen", "light.lamp_1"]},
             {"name": "Bedroom", "floor": null, "entities": ["light.lamp_2"]}]
            """
    }
}

/// What a server of a test was asked to do.
private final class Seen: Sendable {
    let calls = Mutex<[PretendedHomeAssistant.Call]>([])

    func add(_ service: Substring, _ body: Data) {
        let object = try? JSONSerialization.jsonObject(with: body)
        let data = object.flatMap { try? JSONSerialization.data(withJSONObject: $0, options: [.sortedKeys]) }
        calls.withLock {
            $0.append(PretendedHomeAssistant.Call(String(service), String(decoding: data ?? body, as: UTF8.self)))
        }
    }
}

extension LoopbackServer.Connection {
    fileprivate func answer(json: String) {
        answer("200 OK", ["Content-Type: application/json"], Data(json.utf8))
    }
}
