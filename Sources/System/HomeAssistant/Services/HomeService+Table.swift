// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension HomeService {
    private static let switched: Set = [
        "automation", "camera", "climate", "fan", "group", "humidifier", "input_boolean", "light", "media_player",
        "remote", "scene", "script", "siren", "switch", "water_heater",
    ]

    /// What each intent asks of Home Assistant. An intent that is in no row can't be carried out.
    static let table: [HomeService] =
        switching + lights + climate + covers + players + cleaning + lists + [
            HomeService(
                "HassBroadcast", ["assist_satellite"], "assist_satellite.announce", ["message": .slot("message")])
        ]

    private static let switching = [
        HomeService("HassTurnOn", ["cover"], "cover.open_cover", needsKind: true),
        HomeService("HassTurnOn", ["valve"], "valve.open_valve", needsKind: true),
        // A lock is on where it is locked.
        HomeService("HassTurnOn", ["lock"], "lock.lock", needsKind: true),
        HomeService("HassTurnOn", ["button"], "button.press", needsKind: true),
        HomeService("HassTurnOn", ["input_button"], "input_button.press", needsKind: true),
        HomeService("HassTurnOn", ["vacuum"], "vacuum.start", needsKind: true),
        HomeService("HassTurnOn", switched, "homeassistant.turn_on"),
        HomeService("HassTurnOff", ["cover"], "cover.close_cover", needsKind: true),
        HomeService("HassTurnOff", ["valve"], "valve.close_valve", needsKind: true),
        HomeService("HassTurnOff", ["lock"], "lock.unlock", needsKind: true),
        HomeService("HassTurnOff", ["vacuum"], "vacuum.return_to_base", needsKind: true),
        HomeService("HassTurnOff", switched.subtracting(["scene"]), "homeassistant.turn_off"),
        HomeService("HassToggle", ["cover"], "cover.toggle", needsKind: true),
        HomeService("HassToggle", ["valve"], "valve.toggle", needsKind: true),
        HomeService("HassToggle", switched.subtracting(["scene"]), "homeassistant.toggle"),
    ]

    private static let lights = [
        HomeService(
            "HassLightSet", ["light"], "light.turn_on",
            [
                "brightness_pct": .slot("brightness"), "color_name": .slot("color"),
                "color_temp_kelvin": .slot("temperature"),
            ])
    ]

    private static let climate = [
        HomeService(
            "HassClimateSetTemperature", ["climate"], "climate.set_temperature", ["temperature": .slot("temperature")]),
        HomeService("HassFanSetSpeed", ["fan"], "fan.set_percentage", ["percentage": .slot("percentage")]),
        HomeService(
            "HassHumidifierSetpoint", ["humidifier"], "humidifier.set_humidity", ["humidity": .slot("humidity")]),
    ]

    private static let covers = [
        HomeService("HassSetPosition", ["cover"], "cover.set_cover_position", ["position": .slot("position")]),
        HomeService("HassSetPosition", ["valve"], "valve.set_valve_position", ["position": .slot("position")]),
        HomeService("HassStopMoving", ["cover"], "cover.stop_cover"),
        HomeService("HassStopMoving", ["valve"], "valve.stop_valve"),
    ]

    private static let players = [
        player("HassMediaPause", "media_pause"), player("HassMediaUnpause", "media_play"),
        player("HassMediaNext", "media_next_track"), player("HassMediaPrevious", "media_previous_track"),
        player("HassMediaPlayerMute", "volume_mute", ["is_volume_muted": .fixed(.truth(true))]),
        player("HassMediaPlayerUnmute", "volume_mute", ["is_volume_muted": .fixed(.truth(false))]),
        player("HassSetVolume", "volume_set", ["volume_level": .hundredth(of: "volume_level")]),
        player("HassSetVolumeRelative", "volume_up", if: ("volume_step", .text("up"))),
        player("HassSetVolumeRelative", "volume_down", if: ("volume_step", .text("down"))),
    ]

    private static func player(
        _ intent: String, _ service: String, _ data: [String: Datum] = [:],
        if condition: (slot: String, value: TemplateValue)? = nil
    ) -> HomeService {
        HomeService(intent, ["media_player"], "media_player." + service, data, if: condition)
    }

    private static let cleaning = [
        HomeService("HassVacuumStart", ["vacuum"], "vacuum.start"),
        HomeService("HassVacuumReturnToBase", ["vacuum"], "vacuum.return_to_base"),
        HomeService("HassLawnMowerStartMowing", ["lawn_mower"], "lawn_mower.start_mowing"),
        HomeService("HassLawnMowerDock", ["lawn_mower"], "lawn_mower.dock"),
    ]

    private static let lists = [
        HomeService("HassShoppingListAddItem", [], "shopping_list.add_item", ["name": .slot("item")]),
        HomeService("HassShoppingListCompleteItem", [], "shopping_list.complete_item", ["name": .slot("item")]),
        HomeService("HassListAddItem", ["todo"], "todo.add_item", ["item": .slot("item")]),
        HomeService(
            "HassListCompleteItem", ["todo"], "todo.update_item",
            ["item": .slot("item"), "status": .fixed(.text("completed"))]),
        HomeService("HassListRemoveItem", ["todo"], "todo.remove_item", ["item": .slot("item")]),
    ]
}
