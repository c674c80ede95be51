// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import SystemTexts
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite("The screen of an app on the device", .timeLimit(.minutes(5)))
struct AppScreenTests {
    private static let bank = "org.example.bank"

    @Test("fingers reach the app in front, and no other, and not through what lies over it")
    func fingers() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        await device.start()
        let tap = DeviceCommand.Input.fingers(app: Self.bank, moves: [try #require(Self.tap)])
        try await device.perform(tap)
        try await device.perform(.open(app: Self.bank))
        try await device.perform(tap)
        try await device.perform(
            .fingers(app: "org.example.pizzeria", moves: [try #require(Self.tap)]))
        try await device.perform(.show(sheet: .switcher))
        try await device.perform(tap)
        try await device.perform(.lock)
        try await device.perform(tap)
        #expect(system.done == ["open org.example.bank", "finger 0 began 3,4", "home"])
        await device.stop()
    }

    private static let tap = TouchPayload(finger: 0, phase: .began, x: 3, y: 4)

    @Test(
        "a finger that nobody has is no command",
        arguments: [
            (#""finger": 10, "x": 0, "y": 0"#, "fingers.moves[0]"),
            (#""finger": -1, "x": 0, "y": 0"#, "fingers.moves[0]"),
            (#""finger": 0, "x": 1e9, "y": 0"#, "fingers.moves[0]"), (#""finger": 0, "x": 0, "y": 1e999"#, ""),
            (#""finger": 0, "x": 0"#, "fingers.moves[0].y"),
        ])
    func impossible(_ finger: String, place: String) {
        let json = #"{"fingers": {"app": "\#(Self.bank)", "moves": [{"phase": "moved", \#(finger)}]}}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DeviceCommand.self, from: Data(json.utf8))
        }
        #expect(error?.place == place)
    }

    @Test(
        "an unknown command, no command and several at once are refused",
        arguments: [
            "{}", #"{"dance": {}}"#, #"{"lock": {}, "home": {}}"#, #"{"lock": {}, "open": {"app": "a"}}"#,
            #"{"lock": {}, "dance": {}}"#,
        ])
    func unknown(json: String) {
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DeviceCommand.self, from: Data(json.utf8))
        }
        guard case .dataCorrupted(let context)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(context.debugDescription == "it is not exactly one known command")
    }

    @Test("more fingers and more text at once than a page sends are refused")
    func tooMany() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        await device.start()
        try await device.perform(.open(app: Self.bank))
        let fingers = Array(repeating: try #require(Self.tap), count: 65)
        await #expect(throws: DeviceRefusal(.tooManyFingers)) {
            try await device.perform(.fingers(app: Self.bank, moves: fingers))
        }
        let entries = Array(repeating: try #require(TypingPayload(field: 1, .focus)), count: 65)
        await #expect(throws: DeviceRefusal(.tooMuchText)) {
            try await device.perform(.type(app: Self.bank, entries: entries))
        }
        #expect(system.done == ["open org.example.bank"])
        await device.stop()
    }

    @Test("what is typed reaches the app in front, and no other, and not through what lies over it")
    func typing() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        await device.start()
        let json = """
            {"type": {"app": "\(Self.bank)", "entries": [
                {"field": 2, "does": "focus"}, {"field": 2, "does": "text", "text": "安", "revision": 1},
                {"field": 2, "does": "enter"}, {"field": 2, "does": "leave"}]}}
            """
        let typing = try JSONDecoder().decode(DeviceCommand.self, from: Data(json.utf8))
        try await device.perform(typing)
        try await device.perform(.open(app: Self.bank))
        try await device.perform(typing)
        try await device.perform(
            .type(app: "org.example.pizzeria", entries: [try #require(TypingPayload(field: 2, .enter))]))
        try await device.perform(.show(sheet: .switcher))
        try await device.perform(typing)
        try await device.perform(.lock)
        try await device.perform(typing)
        #expect(
            system.done == [
                "open org.example.bank", "focus in 2", "text in 2 “安” 1", "enter in 2", "leave in 2", "home",
            ])
        await device.stop()
    }

    @Test(
        "what nobody can type is no command",
        arguments: [
            (#""field": 0, "does": "focus""#, ""), (#""field": 1, "does": "text""#, ".text"),
            (#""field": 1, "does": "text", "text": "a""#, ".revision"),
            (#""field": 1, "does": "text", "text": "a", "revision": 0"#, ""), (#""field": 1, "does": "jump""#, ".does"),
            (#""field": 1, "does": "text", "revision": 1, "text": "\#(String(repeating: "a", count: 100_000))""#, ""),
        ])
    func untypable(_ entry: String, place: String) {
        let json = #"{"type": {"app": "\#(Self.bank)", "entries": [{\#(entry)}]}}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(DeviceCommand.self, from: Data(json.utf8))
        }
        #expect(error?.place == "type.entries[0]\(place)")
    }

    @Test("the fields of an app are those of its latest picture, until it ends")
    func fields() {
        var state = DeviceState()
        let field = ScreenField(number: 1, x: 10, y: 20, width: 200, height: 31)
        state.apply(.opened(Self.bank))
        state.apply(.drew(Self.bank, [field]))
        #expect(state.fields == [Self.bank: [field]])
        state.apply(.wentHome)
        #expect(state.fields == [Self.bank: [field]])
        state.apply(.drew(Self.bank))
        #expect(state.fields.isEmpty)
        state.apply(.drew(Self.bank, [field]))
        state.apply(.ended(Self.bank))
        #expect(state.fields.isEmpty)
    }

    @Test("a display is what a browser can have, whatever it says")
    func display() async throws {
        let system = PretendedSystem()
        let device = Device(system, language: "en")
        await device.start()
        try await device.perform(
            .look(
                display: ScreenDisplay(
                    size: PanelSize(width: -5, height: 1e300), scale: 99, appearance: .dark, topInset: 1e9,
                    bottomInset: .nan)))
        let expected = ScreenDisplay(
            size: PanelSize(width: 200, height: 1366), scale: 3, appearance: .dark, topInset: 100, bottomInset: 0)
        #expect(system.display == expected)
        #expect(await device.state.display == expected)
        await device.stop()
    }

    @Test(
        "is shown as it is drawn, touched in its own points, and redrawn in place; the switcher shows it too",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func page() async throws {
        let served = try await ServedDevice()
        let red = PretendedSystem.Screen(color: Color(red: 1, green: 0, blue: 0))
        let white = PretendedSystem.Screen(color: .white, width: 392)
        let driver = try await WebDriver.start()
        let browser = try await driver.browser(isDark: true)
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-app='\(Self.bank)']")
        // While it is being started nobody says what it will show.
        try await browser.wait(until: "document.querySelector('.app-plain')?.checkVisibility()")
        #expect(
            try await browser.run("return document.querySelector('.app-blank').checkVisibility()") == .bool(false))
        served.system.drawNothing(in: Self.bank)
        try await browser.wait(forText: "Bank runs. It shows no picture of its own.")
        served.system.draw(red, in: Self.bank)
        try await browser.wait(until: "document.querySelector('.layer-view')?.offsetWidth === 390")
        #expect(try await browser.run("return document.querySelector('.app-screen').ariaLabel").text == "Bank")
        #expect(try await browser.run("return document.querySelector('.app-plain').hidden") == .bool(true))
        served.system.draw(white, afterTouchIn: Self.bank)
        try await browser.run("window.former = document.querySelector('.layer-view')")
        try await browser.point(
            .move(to: ".app-layers", x: -100, y: 50), .press, .move(to: ".app-layers", x: -60, y: 50), .release)
        try await browser.wait(until: "document.querySelector('.layer-view')?.offsetWidth === 392")
        let isSame = try await browser.run("return window.former === document.querySelector('.layer-view')")
        #expect(isSame == .bool(true), "the element of a layer lives on")
        let display = try #require(served.system.display)
        #expect(display.appearance == .dark && display.size.width == 393 && (1...3).contains(display.scale))
        let (middle, height) = (196, Int(display.size.height / 2))
        let felt = served.system.done.filter { $0.hasPrefix("finger") }
        // The middle of an odd height lies between two points.
        #expect([50, 51].contains { felt.first == "finger 0 began \(middle - 100),\(height + $0)" }, "\(felt)")
        #expect([50, 51].contains { felt.last == "finger 0 ended \(middle - 60),\(height + $0)" }, "\(felt)")
        #expect(felt.dropFirst().dropLast().allSatisfy { $0.hasPrefix("finger 0 moved") })
        try await browser.run("document.querySelectorAll('#tools button')[1].click()")
        try await browser.wait(until: "document.querySelector('.card-shot')?.naturalWidth === 392")
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }

    @Test(
        "an app's picture turns dark with the browser and takes its new size, and the clock stays legible on it",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func looks() async throws {
        let served = try await ServedDevice()
        let light = PretendedSystem.Screen(color: .white, height: 1000)
        let dark = PretendedSystem.Screen(color: .black, width: 392, height: 1000)
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-app='\(Self.bank)']")
        served.system.draw(light, dark: dark, in: Self.bank)
        func colours() async throws -> String {
            try await browser.run(
                """
                const colour = (selector, name) => getComputedStyle(document.querySelector(selector))[name];
                return [colour('#status', 'color'), colour('#bar span', 'backgroundColor')].join(' and ');
                """
            ).text
        }
        try await browser.wait(until: "document.querySelector('.layer-view')?.offsetWidth === 390")
        try await browser.wait(until: "document.getElementById('screen').dataset.tone === 'light'")
        #expect(try await colours() == "rgb(17, 17, 20) and rgb(17, 17, 20)")
        try await browser.prefer(["prefers-color-scheme": "dark"])
        try await browser.wait(until: "document.querySelector('.layer-view')?.offsetWidth === 392")
        try await browser.wait(until: "document.getElementById('screen').dataset.tone === 'dark'")
        #expect(try await colours() == "rgb(255, 255, 255) and rgb(255, 255, 255)")
        // An app that shows the dark whatever the browser wants.
        served.system.draw(dark, in: Self.bank)
        try await browser.prefer(["prefers-color-scheme": "light"])
        try await browser.wait(until: "document.getElementById('screen').dataset.tone === 'dark'")
        #expect(try await colours() == "rgb(255, 255, 255) and rgb(255, 255, 255)")
        let before = served.system.screensAsked
        try await browser.resize(width: 400, height: 700)
        try await browser.wait(
            until: "document.querySelector('.app-layers')?.style.width === '400px'")
        // The page has its size before the app is asked for what it shows in it.
        await served.system.screens(askedAfter: before)
        #expect(served.system.display?.size.width == 400)
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }
}
