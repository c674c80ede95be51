// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "The device's page in Chromium", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct DevicePageTests {
    private func withPage(
        _ served: ServedDevice, isDark: Bool = false, _ body: (Browser) async throws -> Void
    ) async throws {
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(isDark: isDark)
            try await browser.go(to: served.server.address)
            try await browser.wait(until: "document.querySelector('[data-key=unlock]')")
            try await body(browser)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    private func say(_ text: String, in browser: Browser) async throws {
        try await browser.click("[data-key=tool-siri]")
        try await browser.type("\(text)\u{E007}", into: "[data-key=siri-text]")
    }

    @Test("a panel is the app's picture in the look of the browser, with its words for those who can't see it")
    func panel() async throws {
        let served = try await ServedDevice()
        try await withPage(served, isDark: true) { browser in
            try await browser.resize(width: 520, height: 960, scale: 3)
            try await say("Draw pizza", in: browser)
            try await browser.wait(until: "document.querySelector('.panel-image')?.naturalWidth === 1")
            #expect(
                try await browser.run("return document.querySelector('.panel-image').alt").text
                    == "Pizzeria. Order. One Funghi. Done")
            #expect(served.system.done == ["panel pizza, dark at 3"])
            try await browser.prefer(["prefers-color-scheme": "light"])
            try await browser.wait(until: "document.querySelector('.panel-image')?.src.endsWith('?scale=3')")
        }
    }

    @Test("an app has its own icon, and its first letter where that can't be had")
    func icons() async throws {
        let apps = [
            ShownApp(id: "org.example.bank", name: "Bank", icon: "1"),
            ShownApp(id: "org.example.lost", name: "Lost", icon: "1"),
            ShownApp(id: "org.example.plain", name: "Plain"),
        ]
        let served = try await ServedDevice(PretendedSystem(apps: apps))
        try await withPage(served) { browser in
            try await browser.click("[data-key=unlock]")
            try await browser.wait(
                until: "document.querySelector('[data-app=\"org.example.bank\"] img')?.naturalWidth === 1")
            try await browser.wait(until: "document.querySelector('[data-app=\"org.example.lost\"] span.icon')")
            #expect(
                try await browser.run(
                    "return [...document.querySelectorAll('.tile span.icon[class*=tint]')].map((one) => one.innerText).join()"
                ).text
                    == "L,P")
            #expect(served.system.done.sorted() == ["icon of org.example.bank", "icon of org.example.lost"])
        }
    }

    @Test("where there is no picture any more, the panel's words are shown")
    func panelGone() async throws {
        let served = try await ServedDevice()
        try await withPage(served) { browser in
            try await say("Draw gone", in: browser)
            try await browser.wait(until: "document.querySelector('.panel .tick')")
            #expect(
                try await browser.run("return document.querySelector('.panel').innerText").text.contains("One Funghi"))
            #expect(try await browser.run("return document.querySelectorAll('.panel-image').length").number == 0)
        }
    }

    @Test("what is spoken is said, where the browser listens; what it can't hear is reported")
    func speech() async throws {
        let served = try await ServedDevice()
        try await withPage(served) { browser in
            try await browser.run(
                """
                window.SpeechRecognition = window.webkitSpeechRecognition = class {
                  constructor() { window.recognition = this; }
                  start() { this.isListening = true; }
                  stop() { this.onend(); }
                  abort() { this.onend(); }
                };
                """)
            try await browser.click("[data-key=tool-siri]")
            try await browser.click("[data-key=siri-speak]")
            try await browser.wait(until: "document.querySelector('.speak[aria-pressed=true]')")
            #expect(try await browser.run("return recognition.lang").text == "en")
            try await browser.run("recognition.onerror({ error: 'not-allowed' }); recognition.onend()")
            try await browser.wait(until: "document.querySelector('input').placeholder.includes('microphone')")
            try await browser.click("[data-key=siri-speak]")
            try await browser.run(
                """
                recognition.onresult({ results: [Object.assign([{ transcript: "A pizza please" }], { isFinal: true })] });
                recognition.onend();
                """)
            try await browser.wait(until: "document.querySelector('.said')?.innerText.includes('A pizza please')")
            try await browser.wait(until: "document.querySelector('.option')")
            #expect(
                try await browser.run("return document.querySelector('.speak').getAttribute('aria-pressed')").text
                    == "false")
            try await browser.run("window.SpeechRecognition = window.webkitSpeechRecognition = undefined")
            try await browser.click(".option")
            try await browser.wait(until: "document.querySelector('.buttons')")
            #expect(
                try await browser.run("return document.querySelectorAll('.speak').length").number == 0,
                "no button where nobody listens")
        }
    }

    @Test("nothing moves where a person wants it so")
    func reducedMotion() async throws {
        let served = try await ServedDevice()
        try await withPage(served) { browser in
            let moving = """
                return [...document.querySelectorAll('*')].filter((one) => {
                  const style = getComputedStyle(one);
                  return style.animationName !== 'none' || style.transitionDuration !== '0s';
                }).length
                """
            try await browser.prefer(["prefers-reduced-motion": "no-preference"])
            try await say("Order a pizza", in: browser)
            try await browser.wait(until: "document.querySelector('.option')")
            #expect(try await browser.run(moving).number > 0)
            try await browser.prefer(["prefers-reduced-motion": "reduce"])
            #expect(try await browser.run(moving).number == 0)
        }
    }

    @Test(
        "a small window has room for all that is needed",
        arguments: [(320, 568), (360, 740), (700, 380), (1280, 480)])
    func smallWindow(width: Int, height: Int) async throws {
        let served = try await ServedDevice()
        try await withPage(served) { browser in
            try await browser.resize(width: width, height: height)
            let isInside = """
                document.documentElement.scrollWidth <= innerWidth && [...document.querySelectorAll('button, input')]
                  .filter((one) => !one.closest('[hidden], [inert], .turns, .sheet-body, .main') && one.checkVisibility())
                  .every((one) => {
                    const box = one.getBoundingClientRect();
                    // In a low window the page scrolls, so that the device can be read.
                    const foot = innerWidth > 480 ? document.documentElement.scrollHeight : innerHeight;
                    return box.left >= -1 && box.top + scrollY >= -1 && box.right <= innerWidth + 1 && box.bottom + scrollY <= foot + 1;
                  })
                """
            func look(_ name: String) async throws {
                try await browser.wait(until: isInside)
                try await Screenshots.keep("\(width)x\(height)-\(name)", browser)
            }
            try await look("lock")
            try await browser.click("[data-key=unlock]")
            try await browser.wait(until: "document.querySelector('.grid')")
            try await look("home")
            try await browser.point(.move(to: "#touch"), .press, .release)
            try await browser.type("Order a pizza\u{E007}", into: "[data-key=siri-text]")
            try await browser.click(".option")
            try await browser.wait(until: "document.querySelector('.buttons')")
            try await look("confirm")
            // What is asked is what is seen of a conversation that is longer than its room.
            let hidden = try await browser.run(
                "const box = document.querySelector('.buttons').getBoundingClientRect(), "
                    + "log = document.querySelector('.turns').getBoundingClientRect();"
                    + "return box.bottom > log.bottom + 1 || box.top < log.top - 1")
            #expect(hidden == .bool(false))
            try await browser.click("[data-key=siri-close]")
            try await browser.click("[data-key=system-settings]")
            try await browser.wait(forText: "Learn from this app")
            try await look("settings")
        }
    }

    @Test("a new start with the key of the one before: an open page goes on, and says what happened to a conversation")
    func newStart() async throws {
        let served = try await ServedDevice()
        try await withPage(served) { browser in
            try await say("Order a pizza", in: browser)
            try await browser.wait(until: "document.querySelector('.option')")
            await served.server.stop()
            try await browser.wait(until: "!document.getElementById('offline').hidden")
            let next = try await DeviceServer.start(Device(PretendedSystem(), language: "en"), key: served.server.key)
            try await browser.wait(until: "document.getElementById('offline').hidden")
            try await browser.wait(forText: "Beckon was restarted")
            await next.stop()
            let stranger = try await DeviceServer.start(
                Device(PretendedSystem(), language: "en"), port: served.server.port)
            try await browser.wait(forText: "Open the address that “beckon serve” printed")
            await stranger.stop()
        }
    }

    @Test("an answer that nobody took is kept where it was typed, also until the system is back")
    func unsent() async throws {
        let served = try await ServedDevice()
        try await withPage(served) { browser in
            try await say("Order a pizza", in: browser)
            try await browser.wait(until: "document.querySelector('.option')")
            let typed = "document.querySelector('[data-key=siri-text]').value"
            #expect(try await browser.run("return \(typed)").text == "", "what was taken is not kept")
            await served.server.stop()
            try await browser.wait(until: "!document.getElementById('offline').hidden")
            try await browser.type("Funghi, please\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "could not be sent")
            #expect(try await browser.run("return \(typed)").text == "Funghi, please")
            // On a phone the bar that says so lies over the screen, and what is said below it.
            try await browser.resize(width: 390, height: 844)
            let edge = { (id: String, side: String) in
                "document.getElementById('\(id)').getBoundingClientRect().\(side)"
            }
            try await browser.wait(until: "\(edge("notice", "top")) > \(edge("offline", "bottom"))")
            let next = try await DeviceServer.start(Device(PretendedSystem(), language: "en"), key: served.server.key)
            try await browser.wait(forText: "Beckon was restarted")
            try await browser.click("[data-key=tool-siri]")
            try await browser.wait(until: "\(typed) === 'Funghi, please'")
            try await browser.press(.enter)
            try await browser.wait(until: "document.querySelector('.said')?.innerText.includes('Funghi, please')")
            try await browser.wait(until: "\(typed) === ''")
            await next.stop()
        }
    }

    @Test("conversation and menu look as they did", arguments: [false, true])
    func looks(_ isDark: Bool) async throws {
        let suffix = isDark ? "-dark" : ""
        let served = try await ServedDevice()
        try await withPage(served, isDark: isDark) { browser in
            try await browser.prefer([
                "prefers-reduced-motion": "reduce", "prefers-color-scheme": isDark ? "dark" : "light",
            ])
            func expect(_ name: String, _ selector: String) async throws {
                try GoldenImage(name + suffix).expect(Bitmap(png: try await browser.screenshot(of: selector)))
            }
            try await browser.click("[data-key=unlock]")
            try await browser.point(.move(to: "[data-app='org.example.contacts']"), .press, .rest(700), .release)
            try await browser.wait(forText: "with a friend")
            try await expect("menu", ".menu-list")
            try await browser.press(.escape)
            try await say("Order a pizza", in: browser)
            try await browser.click(".option")
            try await browser.wait(until: "document.querySelector('.buttons')")
            // No caret that blinks.
            try await browser.run("document.activeElement.blur()")
            try await expect("confirm", ".siri")
        }
    }
}
