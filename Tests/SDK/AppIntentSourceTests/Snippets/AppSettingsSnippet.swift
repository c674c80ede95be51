// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

struct AppSettingsEntity: UniqueAppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
    static let defaultQuery = AppSettingsQuery()

    let id = "settings"
    @Property(title: "Sounds") var sounds: Bool

    var displayRepresentation: DisplayRepresentation { "Settings" }

    init(sounds: Bool) { self.sounds = sounds }
}

struct AppSettingsQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> AppSettingsEntity {
        AppSettingsEntity(sounds: UserDefaults.standard.bool(forKey: "sounds"))
    }
}

struct StationEntity: UniqueAppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Station")
    static let defaultQuery = UniqueAppEntityProvider { StationEntity() }
    let id = "station"
    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "Harbour Radio") }
}
