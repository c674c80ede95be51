// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite(
    "The size of text on the device's page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct TextSizePageTests {
    private static func points(_ selector: String) -> String {
        "parseFloat(getComputedStyle(document.querySelector(`\(selector)`)).fontSize)"
    }

    @Test(
        "reaches Siri, sheets, search, menus and the names of icons, and lets nothing run off the screen",
        arguments: [("en", false), ("zh-Hans", true)])
    func everywhere(_ language: String, _ isDark: Bool) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser(language: language, isDark: isDark)
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await browser.wait(until: "document.querySelector('.tile-name')")
        let places: [(name: String, command: DeviceCommand, text: String)] = [
            ("home", .screen(.dismiss), ".tile-name"), ("settings", .screen(.show(sheet: .settings)), ".row"),
            ("search", .screen(.show(sheet: .search)), ".search-field"),
            ("shortcuts", .screen(.show(sheet: .shortcuts)), ".shortcut b"),
            ("menu", .app(.menu(app: "org.example.bank")), ".menu-item b"), ("siri", .talk(.listen), ".greeting"),
        ]
        for place in places {
            try await served.device.perform(.setTextSize(size: .large))
            try await served.device.perform(place.command)
            try await browser.wait(until: "document.querySelector(`\(place.text)`)?.checkVisibility()")
            try await browser.wait(
                until: "getComputedStyle(document.getElementById('device')).getPropertyValue('--more') === '0px'")
            let usual = try await browser.run("return \(Self.points(place.text))").number
            try await served.device.perform(.setTextSize(size: .accessibilityExtraExtraExtraLarge))
            let growth: Double = place.name == "home" ? 5 : 36
            try await browser.wait(until: "\(Self.points(place.text)) === \(usual + growth)")
            let wide = try await browser.run(
                """
                const screen = document.getElementById('screen').getBoundingClientRect();
                return [...document.querySelectorAll('#sheet:not([hidden]) :is(button, input, b, p), .siri :is(button, input, p)')]
                  .filter((one) => one.checkVisibility() && !one.closest('.saying-apps, .hidden-text, .backdrop'))
                  .map((one) => [one, one.getBoundingClientRect()])
                  .filter(([, box]) => box.width > 0 && (box.right > screen.right + 1 || box.left < screen.left - 1)).map(([one]) => one.outerHTML).join();
                """)
            #expect(wide.text == "", "\(place.name)")
            try await Screenshots.keep("text-size-\(place.name)-\(language)\(isDark ? "-dark" : "")", browser)
        }
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }
}
