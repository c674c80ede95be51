// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "The device's page on a phone", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct PhonePageTests {
    private func withPage(
        language: String = "en", isDark: Bool = false, width: Int = 390, height: Int = 760,
        _ body: (Browser, ServedDevice) async throws -> Void
    ) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(language: language, isDark: isDark)
            try await browser.resize(width: width, height: height)
            try await browser.go(to: served.server.address)
            try await browser.wait(until: "document.querySelector('[data-key=unlock]')")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    private func swipe(_ selector: String, by distance: Int, in browser: Browser) async throws {
        try await browser.point(
            with: .touch, .move(to: selector), .press, .move(to: selector, y: distance / 2),
            .move(to: selector, y: distance), .release)
    }

    @Test("every function is reached by swipes, and none of them taps what lies below", arguments: [false, true])
    func swipes(_ isDark: Bool) async throws {
        try await withPage(isDark: isDark) { browser, served in
            func keep(_ name: String) async throws {
                try await Screenshots.keep("phone-\(name)\(isDark ? "-dark" : "")", browser)
            }
            let (home, sheet) = ("document.querySelector('.grid')", "document.getElementById('sheet')")
            try await keep("lock")
            try await swipe(".clock", by: 40, in: browser)
            try await swipe(".unlock", by: -120, in: browser)
            try await browser.wait(until: home)
            try await keep("home")
            try await swipe("[data-key=system-settings]", by: 160, in: browser)
            try await browser.wait(until: "document.querySelector('.search-field')")
            try await keep("search")
            try await swipe("[data-swipe=sheet]", by: 200, in: browser)
            try await browser.wait(until: "\(sheet).hidden")
            try await browser.point(with: .touch, .move(to: "[data-app='org.example.bank']"), .press, .release)
            try await browser.wait(until: "document.querySelector('.app-screen')")
            try await swipe("#bar", by: -120, in: browser)
            try await browser.wait(until: home)
            try await swipe("#bar", by: -420, in: browser)
            try await browser.wait(until: "document.querySelector('.card')")
            try await keep("switcher")
            try await swipe(".card", by: -180, in: browser)
            try await browser.wait(until: "!document.querySelector('.card')")
            try await browser.click("[data-key=switcher-close]")
            try await browser.wait(until: "\(sheet).hidden")
            #expect(
                served.system.done == ["open org.example.bank", "home", "close org.example.bank"],
                "no swipe was taken for a tap")
        }
    }

    @Test("a row of buttons leads to all that a swipe does, and to Siri and the lock")
    func tools() async throws {
        try await withPage(language: "zh-CN") { browser, _ in
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=tool-siri]")
            try await browser.wait(forText: "需要我做什么？")
            try await Screenshots.keep("phone-siri-chinese", browser)
            try await swipe(".siri-head", by: 160, in: browser)
            try await browser.wait(until: "document.getElementById('conversation').hidden")
            try await browser.click("[data-key=tool-switcher]")
            try await browser.wait(until: "document.querySelector('.switcher-box')")
            try await browser.click("[data-key=tool-home]")
            try await browser.wait(until: "document.getElementById('sheet').hidden")
            try await browser.click("[data-key=tool-lock]")
            try await browser.wait(until: "document.querySelector('.lock')")
        }
    }

    @Test("anyone who does not know what to say is told, and a tap says it")
    func sayings() async throws {
        try await withPage { browser, _ in
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=tool-siri]")
            try await browser.click("[data-key=saying-0]")
            try await browser.wait(until: "document.querySelector('.said')?.innerText.includes('Order a pizza')")
            try await browser.wait(forText: "Which pizza?")
        }
    }

    @Test(
        "Siri is closed by its own button, wherever the floating one was left, which then goes back there",
        arguments: [(390, 760), (640, 400)])
    func floatingButton(_ width: Int, _ height: Int) async throws {
        try await withPage(width: width, height: height) { browser, served in
            // A busy machine may be so late with a move that it is a hold or a tap, which would do something else.
            for gesture in [DeviceArrangement.Gesture.single, .long] {
                try await served.device.perform(.bind(gesture: gesture, to: nil))
            }
            let top = "Math.round(document.getElementById('touch').getBoundingClientRect().top)"
            let close = "document.querySelector('[data-key=siri-close]')"
            let isFree = """
                (() => {
                  const box = \(close).getBoundingClientRect();
                  return [box.top + 1, box.bottom - 1].every((y) =>
                    \(close).contains(document.elementFromPoint((box.left + box.right) / 2, y)));
                })()
                """
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=tool-siri]")
            try await browser.wait(until: close)
            let start = try await browser.run("return \(top)").number
            // A press that no move followed in time moves nothing; a person would try again.
            for _ in 1...5 where try await browser.run("return \(top)").number == start {
                try await browser.point(.move(to: "#touch"), .press, .move(to: "[data-key=siri-close]"), .release)
            }
            try await browser.wait(until: isFree)
            try await browser.type("Pizza\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(until: "document.querySelector('.option') && \(isFree)")
            try await Screenshots.keep("phone-siri-\(width)", browser)
            let place = try await browser.run("return \(top)").number
            try await browser.point(with: .touch, .move(to: "[data-key=siri-close]"), .press, .release)
            try await browser.wait(until: "document.getElementById('conversation').hidden && \(top) !== \(place)")
        }
    }

    @Test("texts are legible, the button gives way, and nothing that the page asks for is missing")
    func details() async throws {
        try await withPage(language: "en-US") { browser, _ in
            #expect(
                try await browser.run("return getComputedStyle(document.getElementById('main')).scrollbarWidth").text
                    == "none")
            try await browser.wait(until: "getComputedStyle(document.getElementById('touch')).opacity === '0.4'")
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-app='org.example.bank']")
            try await browser.wait(until: "document.querySelector('.app-screen')")
            try await browser.click("#bar")
            try await browser.click("[data-key=system-settings]")
            try await browser.wait(until: "document.querySelector('.sheet [data-key=sheet-done]')")
            let contrast = try await browser.run(
                """
                const light = (text) => text.match(/[0-9]+/g).slice(0, 3).map((one) => one / 255)
                  .map((one) => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
                  .reduce((sum, one, place) => sum + one * [0.2126, 0.7152, 0.0722][place], 0);
                const link = light(getComputedStyle(document.querySelector('[data-key=sheet-done]')).color);
                const sheet = light(getComputedStyle(document.querySelector('.sheet')).backgroundColor);
                return (Math.max(link, sheet) + 0.05) / (Math.min(link, sheet) + 0.05);
                """
            ).number
            #expect(contrast >= 4.5)
            let missing = try await browser.run(
                """
                return performance.getEntriesByType('resource').filter((one) => one.responseStatus >= 400)
                  .map((one) => one.name).join();
                """
            )
            #expect(missing.text == "")
            #expect(
                try await browser.run(
                    "return fetch(document.querySelector('link[rel=icon]').href).then((answer) => answer.status)"
                ).number == 200)
        }
    }

    @Test("the clock has the hours of where the person lives", arguments: [("en-US", "1:05"), ("en-GB", "13:05")])
    func clock(language: String, time: String) async throws {
        try await withPage(language: language) { browser, _ in
            let told = try await browser.run(
                "return import('/home.js').then((home) => home.time(new Date(2026, 10, 22, 13, 5)))"
            ).text
            #expect(told == time)
        }
    }
}
