// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Sentences
import Testing

@testable import HomeAssistant

@Suite struct HomePlannerTests {
    private static let home = Home(
        entities: [
            Home.Entity(name: "Kitchen Light", domain: "light", area: "Kitchen"),
            Home.Entity(name: "Lamp", domain: "light", area: "Kitchen"),
            Home.Entity(name: "Lamp", domain: "light", area: "Bedroom"),
            Home.Entity(name: "Blind", domain: "cover", deviceClass: "blind", area: "Kitchen"),
            Home.Entity(name: "Garage", domain: "cover", deviceClass: "garage"),
            Home.Entity(name: "Door", domain: "lock", area: "Kitchen"),
            Home.Entity(name: "TV", domain: "media_player", area: "Bedroom"),
            Home.Entity(name: "Thermometer", domain: "sensor", area: "Bedroom"),
        ], areas: [Home.Area(name: "Kitchen", floor: "Ground"), Home.Area(name: "Bedroom", floor: "Upstairs")])

    private func plan(_ intent: String, _ slots: [String: SlotValue], room: String? = nil) throws -> HomePlan {
        try HomePlanner(home: Self.home, room: room).plan(HomeAnswer(intent: intent, slots: slots))
    }

    /// The services with their things, and the values that go with them.
    private func calls(_ intent: String, _ slots: [String: SlotValue], room: String? = nil) throws -> [String] {
        guard case .calls(let calls) = try plan(intent, slots, room: room) else { return [] }
        return calls.map { call in
            let data = call.data.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
            return ([call.service] + call.entities.map(\.name) + data).joined(separator: " ")
        }
    }

    @Test(
        "a thing is switched by the service of its kind",
        arguments: [
            ("HassTurnOn", "Kitchen Light", "homeassistant.turn_on Kitchen Light"),
            ("HassTurnOff", "Kitchen Light", "homeassistant.turn_off Kitchen Light"),
            ("HassTurnOn", "Garage", "cover.open_cover Garage"), ("HassTurnOff", "garage", "cover.close_cover Garage"),
            ("HassTurnOn", "Door", "lock.lock Door"), ("HassTurnOff", "Door", "lock.unlock Door"),
            ("HassMediaPause", "TV", "media_player.media_pause TV"),
        ])
    func named(intent: String, name: String, call: String) throws {
        #expect(try calls(intent, ["name": .text(name)]) == [call])
    }

    @Test(
        "what is said of a room or floor is for its things of that kind, and for covers and locks only where they are said"
    )
    func places() throws {
        let kitchen = SlotValue.text("Kitchen")
        #expect(
            try calls("HassTurnOff", ["area": kitchen, "domain": .text("light")])
                == ["homeassistant.turn_off Kitchen Light Lamp"])
        #expect(try calls("HassTurnOff", ["area": kitchen]) == ["homeassistant.turn_off Kitchen Light Lamp"])
        #expect(
            try calls("HassTurnOff", ["floor": .text("ground"), "domain": .text("cover")]) == [
                "cover.close_cover Blind"
            ])
        #expect(
            try calls("HassTurnOn", ["domain": .text("cover"), "device_class": .text("garage")])
                == ["cover.open_cover Garage"])
    }

    @Test("values go to the service under its own names")
    func values() throws {
        #expect(
            try calls(
                "HassLightSet", ["name": .text("Kitchen Light"), "brightness": .number(20), "color": .text("red")])
                == ["light.turn_on Kitchen Light brightness_pct=number(20.0) color_name=text(\"red\")"])
        #expect(
            try calls("HassSetVolume", ["name": .text("TV"), "volume_level": .number(90)])
                == ["media_player.volume_set TV volume_level=number(0.9)"])
        #expect(
            try calls("HassSetVolumeRelative", ["name": .text("TV"), "volume_step": .text("up")])
                == ["media_player.volume_up TV"])
        #expect(
            try calls("HassShoppingListAddItem", ["item": .text("apples")])
                == ["shopping_list.add_item name=text(\"apples\")"])
    }

    @Test("of two things of one name the one in the room is meant, or a person is asked")
    func sameName() throws {
        #expect(try calls("HassTurnOn", ["name": .text("Lamp")], room: "Bedroom") == ["homeassistant.turn_on Lamp"])
        #expect(
            try calls("HassTurnOn", ["name": .text("Lamp"), "area": .text("Kitchen")]) == ["homeassistant.turn_on Lamp"]
        )
        guard case .choice(let entities) = try plan("HassTurnOn", ["name": .text("Lamp")]) else {
            return #expect(Bool(false), "nobody is asked")
        }
        #expect(entities.map(\.area) == ["Kitchen", "Bedroom"])
    }

    @Test(
        "what opens the house is asked about first",
        arguments: [
            ("HassTurnOff", ["name": SlotValue.text("Door")], true), ("HassTurnOn", ["name": .text("Door")], false),
            ("HassTurnOn", ["name": .text("Garage")], true), ("HassTurnOff", ["name": .text("Garage")], false),
            ("HassTurnOn", ["name": .text("Blind")], false), ("HassToggle", ["name": .text("Garage")], true),
            ("HassSetPosition", ["name": .text("Garage"), "position": .number(10)], true),
            ("HassSetPosition", ["name": .text("Garage"), "position": .number(0)], false),
        ])
    func opening(intent: String, slots: [String: SlotValue], isOpening: Bool) throws {
        guard case .calls(let calls) = try plan(intent, slots) else { return #expect(Bool(false), "no call") }
        #expect(calls.map(\.isOpening) == [isOpening])
    }

    @Test(
        "an intent that is in no row, and a thing that can't do it, are told",
        arguments: [
            ("HassStartTimer", ["minutes": SlotValue.number(5)], "‘HassStartTimer’"),
            ("HassSetVolumeRelative", ["name": .text("TV"), "volume_step": .number(20)], "‘HassSetVolumeRelative’"),
            ("HassTurnOn", ["name": .text("Thermometer")], "‘Thermometer’"),
            ("HassTurnOn", ["domain": .text("fan"), "area": .text("Kitchen")], "‘fan’ in ‘Kitchen’"),
        ])
    func refused(intent: String, slots: [String: SlotValue], named: String) {
        let error = #expect(throws: HomeError.self) { try plan(intent, slots) }
        #expect(error?.sentence.description.contains(named) == true)
    }

    @Test("a question of a room wants those in a state, and one of a named thing what it is")
    func questions() throws {
        guard case .question(let all) = try plan("HassGetState", ["area": .text("Kitchen"), "state": .text("open")]),
            case .question(let one) = try plan("HassGetState", ["name": .text("Garage"), "state": .text("open")])
        else { return #expect(Bool(false), "no question") }
        #expect(["open", "on", "closed", "off"].filter(all.admits) == ["open", "on"])
        #expect(["open", "on", "closed", "off"].filter(one.admits) == ["open", "on", "closed", "off"])
    }

    @Test("nothing is done after a never mind")
    func neverMind() throws {
        #expect(try plan("HassNevermind", [:]) == .nothing)
    }
}
