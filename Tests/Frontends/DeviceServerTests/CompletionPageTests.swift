// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "Typing into Siri's field", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct CompletionPageTests {
    private let field = "[data-key=siri-text]"

    private func withSiri(language: String = "en", _ body: (Browser, ServedDevice) async throws -> Void) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(language: language)
            try await browser.resize(width: 390, height: 760)
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=tool-siri]")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    private func value(in browser: Browser) async throws -> String {
        try await browser.run("return document.querySelector('\(field)').value").text
    }

    @Test("sentences that it may become are listed, and the keys choose, take and close")
    func keys() async throws {
        try await withSiri { browser, _ in
            let input = "document.querySelector('\(field)')"
            try await browser.type("or", into: field)
            try await browser.wait(until: "document.querySelectorAll('.completion').length === 2")
            #expect(try await browser.run("return \(input).getAttribute('aria-expanded')").text == "true")
            try await Screenshots.keep("completion", browser)
            try await browser.type("\u{E015}", into: field)
            try await browser.wait(until: "\(input).getAttribute('aria-activedescendant') === 'completion-0'")
            try await browser.type("\u{E015}\u{E015}", into: field)
            try await browser.wait(until: "!\(input).hasAttribute('aria-activedescendant')")
            try await browser.type("\u{E013}\u{E004}", into: field)
            #expect(try await value(in: browser) == "Order ", "up to the value that is open")
            try await browser.wait(until: "\(input).getAttribute('aria-expanded') === 'true'")
            try await browser.type("\u{E00C}", into: field)
            try await browser.wait(until: "document.getElementById('completions').hidden")
            #expect(try await browser.run("return !document.getElementById('conversation').hidden") == .bool(true))
            try await browser.type("\u{E003}", into: field)
            try await browser.wait(until: "document.querySelectorAll('.completion').length === 2")
            try await browser.type("\u{E015}\u{E007}", into: field)
            try await browser.wait(forText: "Which pizza?")
            #expect(try await browser.run("return \(input).hasAttribute('role')") == .bool(false), "an answer field")
        }
    }

    @Test("a tap says one, and what is open is begun")
    func taps() async throws {
        try await withSiri(language: "zh-CN") { browser, _ in
            try await browser.type("or", into: field)
            try await browser.wait(until: "document.getElementById('completion-1')")
            try await Screenshots.keep("completion-chinese", browser)
            try await browser.click("#completion-1")
            #expect(try await value(in: browser) == "Order ")
            try await browser.wait(until: "document.getElementById('completion-0')?.innerText.includes('pizza')")
            try await browser.click("#completion-0")
            try await browser.wait(forText: "Which pizza?")
            #expect(try await value(in: browser) == "")
        }
    }

    @Test("all that can be said is listed app by app, the person's own phrases first")
    func listing() async throws {
        try await withSiri { browser, _ in
            try await browser.click("[data-key=all-sayings]")
            try await browser.wait(until: "document.querySelectorAll('.sayings-of').length === 3")
            let heads =
                "return [...document.querySelectorAll('.sayings-of h3 > span:last-child')].map((one) => one.innerText).join()"
            #expect(try await browser.run(heads).text == "Your phrases,Pizzeria,Bank")
            try await Screenshots.keep("sayings", browser)
            try await browser.click("[data-key=saying-1-1]")
            #expect(try await value(in: browser) == "Order ")
        }
    }

    @Test("what is typed on before an answer has come is not lost, and only the last answer is shown")
    func slow() async throws {
        try await withSiri { browser, _ in
            try await browser.run(
                """
                const load = window.fetch, waiting = window.waiting = [];
                window.fetch = (path, options) => path !== "/completions" ? load(path, options)
                  : new Promise((resolve) => waiting.push(() => resolve(load(path, { ...options, signal: undefined }))));
                """)
            try await browser.type("sho", into: field)
            try await browser.wait(until: "window.waiting.length === 3")
            // The answer to the last letter comes first.
            try await browser.run("window.waiting[2](); window.waiting[0](); window.waiting[1]();")
            try await browser.wait(until: "document.querySelectorAll('.completion').length === 1")
            #expect(
                try await browser.run("return document.getElementById('completion-0').innerText").text.contains(
                    "Show the rate of the euro"))
            #expect(try await value(in: browser) == "sho")
        }
    }

    @Test("a question without a text is refused, and one of another site is not heard")
    func hostile() async throws {
        let served = try await ServedDevice()
        let nothing = try await served.post("{}", to: "/completions")
        #expect(nothing.hasPrefix("HTTP/1.1 400"))
        let none = try await served.post(#"{"text":"zzz"}"#, to: "/completions")
        #expect(none.hasPrefix("HTTP/1.1 200") && none.hasSuffix("[]"))
        await served.server.stop()
    }
}
