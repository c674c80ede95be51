// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite(
    "The device on its side", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct SidewaysPageTests {
    private static let bank = "org.example.bank"
    private static let size =
        "[document.getElementById('screen').clientWidth, document.getElementById('screen').clientHeight].join()"
    /// Whether nothing of these lies outside of the screen, and no two of them lie over each other.
    private static func areApart(_ selectors: String...) -> String {
        """
        (() => {
          const screen = document.getElementById('screen').getBoundingClientRect();
          const boxes = \(selectors).map((one) => document.querySelector(one)?.getBoundingClientRect());
          const isInside = (box) => box && box.left >= screen.left && box.right <= screen.right && box.top >= screen.top && box.bottom <= screen.bottom;
          const isOver = (one, other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
          return boxes.every(isInside) && boxes.every((one, index) => boxes.every((other, place) => index === place || !isOver(one, other)));
        })()
        """
    }

    private func withPage(
        apps: [ShownApp] = PretendedSystem.standard, isDark: Bool = false, language: String = "en", width: Int,
        height: Int, _ body: (Browser, ServedDevice) async throws -> Void
    ) async throws {
        let served = try await ServedDevice(PretendedSystem(apps: apps))
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(language: language, isDark: isDark)
            try await browser.resize(width: width, height: height)
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            try await browser.wait(until: "document.querySelector('.dock .tile')")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    @Test(
        "a phone that is held sideways has all of its screen, and what was on it before turns",
        arguments: [("en", false), ("zh-Hans", true)])
    func phone(_ language: String, _ isDark: Bool) async throws {
        try await withPage(isDark: isDark, language: language, width: 390, height: 844) { browser, served in
            let suffix = "\(language)\(isDark ? "-dark" : "")"
            let icons = "[...document.querySelectorAll('.tile')].map((one) => one.dataset.icon).join()"
            let before = try await browser.run("return \(icons)").text
            try await browser.resize(width: 844, height: 390)
            try await browser.wait(until: "\(Self.size) === '760,390'")
            try await browser.wait(until: Self.areApart(".page", ".dock", ".search-pill"))
            #expect(try await browser.run("return \(icons)").text == before, "no icon moves to another place")
            #expect(
                try await browser.run(
                    "return [document.documentElement.scrollWidth, document.documentElement.scrollHeight].join()"
                ).text == "844,390", "nothing scrolls")
            try await Screenshots.keep("sideways-home-\(suffix)", browser)
            try await browser.click("[data-key=tool-siri]")
            try await browser.wait(until: Self.areApart(".siri"))
            try await browser.wait(until: "document.querySelector('.siri input')?.checkVisibility()")
            try await Screenshots.keep("sideways-siri-\(suffix)", browser)
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('conversation').hidden")
            try await browser.click("[data-key=system-settings]")
            try await browser.wait(until: "document.querySelector('[data-key=sheet-done]')?.checkVisibility()")
            try await Screenshots.keep("sideways-settings-\(suffix)", browser)
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('sheet').hidden")
            try await browser.point(with: .touch, .move(to: "[data-app='\(Self.bank)']"), .press, .release)
            while await served.device.state.display?.size.width != 760 { await Task.yield() }
            let display = try #require(served.system.display)
            #expect(
                (display.size.width, display.size.height, display.topInset, display.bottomInset) == (760, 390, 0, 21))
        }
    }

    @Test("the device is turned by a button, at the keyboard too, and an app that stays upright turns it back")
    func turning() async throws {
        var apps = PretendedSystem.standard
        apps[0].stance = .upright
        try await withPage(apps: apps, width: 1300, height: 900) { browser, served in
            try await browser.run("document.querySelector('[data-key=tool-rotate]').focus()")
            try await browser.press(.enter)
            try await browser.wait(until: "\(Self.size) === '852,393'")
            try await browser.wait(until: Self.areApart(".page", ".dock", ".search-pill"))
            #expect(
                try await browser.run("return document.querySelector('[data-key=tool-rotate]').ariaPressed").text
                    == "true")
            _ = await served.system.arrangementKept { $0.isSideways }
            try await Screenshots.keep("sideways-device", browser)
            try await browser.click("[data-app='org.example.pizzeria']")
            try await browser.wait(until: "\(Self.size) === '393,852'")
            try await browser.press(.escape)
            try await browser.wait(until: "\(Self.size) === '852,393'")
            try await browser.click("[data-app='\(Self.bank)']")
            // Beside the island nothing of the app is seen.
            while await served.device.state.display?.size.width != 734 { await Task.yield() }
            served.system.draw(.init(color: .white, width: 734, height: 393), in: Self.bank)
            try await browser.wait(until: "document.querySelector('.layer-view')?.offsetWidth === 734")
            try await browser.wait(until: Self.areApart(".app-layers", ".island"))
            try await Screenshots.keep("sideways-app", browser)
        }
    }
}
