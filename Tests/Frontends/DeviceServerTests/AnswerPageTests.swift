// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "Answers on the page", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct AnswerPageTests {
    private func asking(_ words: String, _ body: (Browser, PretendedSystem) async throws -> Void) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser()
            try await browser.resize(width: 390, height: 760)
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=tool-siri]")
            try await browser.type("\(words)\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(until: "document.querySelector('.asked')")
            try await body(browser, served.system)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    @Test("several are ticked by touch, and taken back, and Done gives them in their order")
    func several() async throws {
        try await asking("Colors") { browser, system in
            try await browser.click(".option:nth-child(3)")
            try await browser.click(".option:nth-child(2)")
            try await browser.click(".option:nth-child(1)")
            try await browser.click(".option:nth-child(2)")
            try await browser.wait(until: "document.querySelector('.several-done').innerText === 'Done (2)'")
            try await Screenshots.keep("answer-several", browser)
            try await browser.click(".several-done")
            await system.done(with: "answer choices([0, 2])")
        }
    }

    @Test("several are ticked by keys: the arrows move, Space ticks, Tab leads to Done")
    func severalByKeys() async throws {
        try await asking("Colors") { browser, system in
            try await browser.run("document.querySelector('.option').focus()")
            try await browser.press(.space, .down, .down, .space)
            try await browser.wait(until: "document.querySelectorAll('[aria-checked=true]').length === 2")
            try await browser.run("document.querySelector('.several-done').focus()")
            try await browser.press(.enter)
            await system.done(with: "answer choices([0, 2])")
        }
    }

    @Test("several are typed, too")
    func severalTyped() async throws {
        try await asking("Colors") { browser, system in
            try await browser.type("Red and Blue\u{E007}", into: "[data-key=siri-text]")
            await system.done(with: "answer text(\"Red and Blue\")")
        }
    }

    @Test(
        "a number has the keyboard for numbers, and may be said in words",
        arguments: ["Number": "numeric", "Decimal": "decimal"])
    func number(words: String, keyboard: String) async throws {
        try await asking(words) { browser, system in
            #expect(
                try await browser.run("return document.querySelector('[data-key=siri-text]').inputMode").text
                    == keyboard)
            try await browser.type("two\u{E007}", into: "[data-key=siri-text]")
            await system.done(with: "answer text(\"two\")")
        }
    }

    @Test(
        "a date has a picker beside its field, which fills it in",
        arguments: [("Day", "date", "2026-11-28"), ("Moment", "datetime-local", "2026-11-28 15:30")])
    func date(words: String, type: String, filled: String) async throws {
        try await asking(words) { browser, system in
            let picker = "document.querySelector('.picker')"
            #expect(try await browser.run("return \(picker).type").text == type)
            try await Screenshots.keep("answer-\(type)", browser)
            try await browser.run(
                """
                \(picker).value = "\(filled)".replace(" ", "T");
                \(picker).dispatchEvent(new Event("change"));
                """)
            try await browser.wait(until: "document.activeElement.value === '\(filled)'")
            try await browser.press(.enter)
            await system.done(with: "answer text(\"\(filled)\")")
        }
    }

    @Test("what has just appeared takes no tap, and takes one 400 ms later; a key is never held back")
    func fresh() async throws {
        try await asking("Order a pizza") { browser, system in
            try await browser.click(".option")
            try await browser.wait(until: "document.querySelector('.buttons')")
            // From now on the time stands still, and what comes has just come.
            try await browser.run(
                "return import('/fresh.js').then(({ tellTimeBy }) => { window.time = 1e6; tellTimeBy(() => window.time); })"
            )
            try await browser.point(with: .touch, .move(to: ".buttons .primary"), .press, .release)
            try await browser.wait(forText: "Your pizza comes in 25 minutes.")
            try await browser.wait(until: "document.querySelector('.opens')")
            let tap = """
                const box = document.querySelector(".opens").getBoundingClientRect();
                const at = { bubbles: true, cancelable: true, clientX: box.x + 9, clientY: box.y + 9, detail: 1, button: 0 };
                document.querySelector(".opens").dispatchEvent(new PointerEvent("pointerdown", at));
                document.querySelector(".opens").dispatchEvent(new PointerEvent("pointerup", at));
                return document.querySelector(".opens").dispatchEvent(new PointerEvent("click", at));
                """
            #expect(try await browser.run(tap) == .bool(false), "just come")
            try await browser.run("window.time += 399")
            #expect(try await browser.run(tap) == .bool(false), "399 ms later")
            #expect(!system.done.contains("follow"))
            try await browser.run("document.querySelector('.opens').focus()")
            try await browser.press(.enter)
            await system.done(with: "follow")
        }
    }

    @Test("a tap 400 ms later counts")
    func ripe() async throws {
        try await asking("Order a pizza") { browser, system in
            try await browser.run(
                "return import('/fresh.js').then(({ tellTimeBy }) => { window.time = 1e6; tellTimeBy(() => window.time); })"
            )
            try await browser.click(".option")
            try await browser.wait(until: "document.querySelector('.buttons')")
            try await browser.run("window.time += 400")
            try await browser.click(".buttons .primary")
            try await browser.wait(forText: "Your pizza comes in 25 minutes.")
        }
    }

    @Test("the floating button lies on no control of Siri or a sheet, also where Siri comes over a sheet")
    func floating() async throws {
        try await asking("Colors") { browser, system in
            try await browser.click("[data-key=siri-close]")
            for sheet in ["shortcuts", "settings"] {
                try await browser.click("[data-key=system-\(sheet)]")
                try await browser.wait(until: "document.querySelector('.sheet') && \(Self.isFree)")
                try await browser.run("document.querySelector('.sheet-body').scrollTop = 150")
                try await browser.wait(until: Self.isFree)
                try await browser.click("[data-key=sheet-done]")
            }
            try await browser.click("[data-key=system-shortcuts]")
            try await browser.click("[data-key^=shortcut-0]")
            try await browser.wait(until: "document.querySelector('.siri .option') && \(Self.isFree)")
            try await Screenshots.keep("touch-siri-over-sheet", browser)
        }
    }

    /// Whether every small control can be pressed wherever it is.
    private static let isFree = """
        (() => {
          const touch = document.getElementById("touch").getBoundingClientRect();
          const front = document.querySelector(".siri") ?? document.querySelector(".sheet");
          return [...front.querySelectorAll("button, input, select")].map((one) => one.getBoundingClientRect())
            .filter((box) => box.width > 0 && box.width < 100)
            .every((box) => box.right <= touch.left || box.left >= touch.right || box.bottom <= touch.top || box.top >= touch.bottom);
        })()
        """
}
