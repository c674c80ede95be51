// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite(
    "Typing into an app on the device's page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct TypingPageTests {
    private static let bank = "org.example.bank"

    private static func field(_ number: Int, _ change: (inout ScreenField) -> Void = { _ in }) -> ScreenField {
        var field = ScreenField(number: number, x: 40, y: 120 + 60 * Double(number), width: 200, height: 36)
        field.placeholder = "Field \(number)"
        change(&field)
        return field
    }

    @Test("an input lies in each field, has the focus where the app wants it, and what is typed comes in its order")
    func typing() async throws {
        let served = try await ServedDevice()
        func draw(_ fields: ScreenField...) { served.system.draw(.init(color: .white), with: fields, in: Self.bank) }
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        let (first, second) = (
            "document.querySelector('[data-key=field-1]')", "document.querySelector('[data-key=field-2]')"
        )
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-app='\(Self.bank)']")
        draw(Self.field(1) { $0.isFocused = true }, Self.field(2) { ($0.isSecure, $0.keyboard) = (true, .number) })
        try await browser.wait(until: "document.activeElement === \(first)")
        let box = try await browser.run(
            """
            const [box, screen] = [\(first), document.getElementById('screen')].map((one) => one.getBoundingClientRect());
            return [box.left - screen.left, box.top - screen.top, box.width, box.height].join();
            """)
        #expect(box.text == "40,180,200,36")
        try await browser.type("Ann", into: "[data-key=field-1]")
        await served.system.done(with: "text in 1 “Ann” 3")
        // What the app makes of it is taken over, and what it said of an older text is not.
        draw(Self.field(1) { ($0.isFocused, $0.text, $0.revision) = (true, "ANN", 3) }, Self.field(2))
        try await browser.wait(until: "\(first).value === 'ANN'")
        try await browser.type("a", into: "[data-key=field-1]")
        await served.system.done(with: "text in 1 “ANNa” 4")
        draw(
            Self.field(1) { ($0.isFocused, $0.text, $0.revision) = (true, "ANN", 3) },
            Self.field(2) { $0.isSecure = true })
        try await browser.wait(until: "\(second).type === 'password'")
        #expect(try await browser.run("return \(first).value").text == "ANNa")
        try await browser.press(.enter)
        await served.system.done(with: "enter in 1")
        draw(Self.field(1), Self.field(2) { ($0.isFocused, $0.isSecure) = (true, true) })
        try await browser.wait(until: "document.activeElement === \(second)")
        try await browser.type("pw", into: "[data-key=field-2]")
        await served.system.done(with: "text in 2 “pw” 2")
        // The person leaves the field, not the app.
        try await browser.press(.escape)
        await served.system.done(with: "leave in 2")
        #expect(await served.device.state.front == Self.bank)
        try await browser.point(.move(to: "[data-key=field-1]"), .press, .release)
        await served.system.done(with: "focus in 1")
        #expect(!served.system.done.contains { $0.hasPrefix("finger") }, "a finger in a field")
        draw()
        try await browser.wait(until: "!document.querySelector('.app-field')")
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }

    @Test("a field of several lines takes a new line as any other letter")
    func lines() async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-app='\(Self.bank)']")
        let field = Self.field(1) { ($0.isMultiline, $0.isFocused) = (true, true) }
        served.system.draw(.init(color: .white), with: [field], in: Self.bank)
        try await browser.wait(until: "document.activeElement?.matches('textarea[data-key=field-1]')")
        try await browser.type("One", into: "[data-key=field-1]")
        await served.system.done(with: "text in 1 “One” 3")
        try await browser.press(.enter)
        await served.system.done(with: "text in 1 “One\n” 4")
        #expect(!served.system.done.contains("enter in 1"))
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }

    @Test("a field that has the focus before its app is seen has it when it is, and again after Home")
    func focusedBefore() async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        served.system.draw(.init(color: .white), with: [Self.field(1) { $0.isFocused = true }], in: Self.bank)
        let isFocused = "document.activeElement === document.querySelector('[data-key=field-1]')"
        for _ in 0..<2 {
            try await browser.click("[data-app='\(Self.bank)']")
            try await browser.wait(until: isFocused)
            try await browser.click("[data-key=tool-home]")
            try await browser.wait(until: "!document.querySelector('.app-field')")
        }
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }
}
