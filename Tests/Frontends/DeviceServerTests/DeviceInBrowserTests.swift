// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "The device in Chromium", .timeLimit(.minutes(10)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct DeviceInBrowserTests {
    private func keep(_ name: String, _ browser: Browser) async throws {
        try await Screenshots.keep(name, browser)
    }

    private func withBrowser(
        _ served: ServedDevice, language: String = "en", isDark: Bool = false,
        _ body: (Browser, WebDriver) async throws -> Void
    ) async throws {
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(language: language, isDark: isDark)
            try await browser.go(to: served.server.address)
            try await body(browser, driver)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    @Test("home: tap opens, press and hold shows quick actions, the switcher closes")
    func home() async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, _ in
            try await browser.wait(forText: "Order a Funghi")
            try await keep("lock", browser)
            try await browser.click("[data-key=unlock]")
            try await browser.wait(forText: "Pizzeria")
            try await keep("home", browser)
            try await browser.point(.move(to: "[data-app='org.example.contacts']"), .press, .rest(700), .release)
            try await browser.wait(forText: "with a friend")
            try await keep("quick-actions", browser)
            try await browser.click("[data-key=quick-action-1]")
            try await browser.wait(until: "document.querySelector('.app-screen')")
            #expect(await served.system.done(1) == ["action Share of org.example.contacts"])
            try await keep("app", browser)
            try await browser.click("#bar")
            try await browser.click("[data-app='org.example.bank']")
            try await browser.wait(until: "document.querySelector('.app-screen[data-app=\"org.example.bank\"]')")
            try await browser.click("[data-key=tool-switcher]")
            try await browser.wait(until: "document.querySelectorAll('.card').length === 2")
            try await keep("switcher", browser)
            try await browser.click("[data-key='close-org.example.contacts']")
            try await browser.wait(until: "document.querySelectorAll('.card').length === 1")
            #expect(await served.system.done(3).suffix(2) == ["open org.example.bank", "close org.example.contacts"])
        }
    }

    @Test("by touch a menu stays when the finger that opened it is lifted", arguments: [470, 700, 1500])
    func holdByTouch(_ milliseconds: Int) async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, _ in
            try await browser.click("[data-key=unlock]")
            try await browser.wait(until: "document.querySelector('.grid')")
            try await browser.run(
                """
                window.sent = [];
                const fetch = window.fetch;
                window.fetch = (address, options) => { window.sent.push(options?.body ?? address); return fetch(address, options); };
                """)
            try await browser.point(
                with: .touch, .move(to: "[data-app='org.example.contacts']"), .press, .rest(milliseconds), .release)
            try await browser.wait(forText: "with a friend")
            try await browser.point(with: .touch, .move(to: "[data-key=quick-action-1]"), .press, .release)
            #expect(await served.system.done(1) == ["action Share of org.example.contacts"])
            let sent = try await browser.run("return window.sent.join()").text
            #expect(!sent.contains("dismiss") && !sent.contains("open"), "\(sent)")
        }
    }

    @Test("a conversation in two browsers, over a reload, by tap and by text")
    func conversation() async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, driver in
            let other = try await driver.browser(language: "zh-CN", isDark: true)
            try await other.go(to: served.server.address)
            try await other.wait(forText: "建议")
            try await keep("lock-dark-chinese", other)
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=tool-siri]")
            try await browser.type("Order a pizza\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "Which pizza?")
            try await other.wait(forText: "Which pizza?")
            try await keep("siri-options", browser)
            try await browser.reload()
            try await browser.wait(forText: "with mushrooms")
            try await other.click(".option:nth-child(2)")
            try await browser.wait(forText: "Order one?")
            try await keep("siri-confirm", browser)
            try await other.wait(forText: "Order one?")
            try await keep("siri-confirm-dark", other)
            try await browser.click(".buttons .primary")
            try await other.wait(forText: "Your pizza comes in 25 minutes.")
            try await browser.wait(until: "document.querySelector('.tick')")
            try await keep("siri-answer", browser)
            let turns = "return [...document.querySelectorAll('.turn')].map((one) => one.innerText).join('|')"
            let count = try await browser.run(turns).text.split(separator: "|").count
            #expect(count == 5, "said, asked, said, asked, answered: none lost, none twice")
            try await browser.click(".opens")
            try await other.wait(until: "document.querySelector('.app-screen[data-app=\"org.example.pizzeria\"]')")
            #expect(await served.system.done(1) == ["follow"])
        }
    }

    @Test("everything by keyboard")
    func keyboard() async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, _ in
            try await browser.wait(until: "document.querySelector('[data-key=unlock]')")
            func focused() async throws -> String {
                try await browser.run("return document.activeElement.dataset.key").text
            }
            for _ in 0..<6 where try await focused() != "unlock" { try await browser.press(.tab) }
            #expect(try await focused() == "unlock")
            try await browser.press(.enter)
            try await browser.wait(until: "document.querySelector('.grid')")
            // Where the lock screen went, the pages have the focus; from there it goes to the dock.
            try await browser.wait(until: "document.activeElement.dataset.key === 'system-shortcuts'")
            try await browser.press(.down)
            for _ in 0..<3 { try await browser.press(.right) }
            #expect(
                try await browser.run("return document.activeElement.dataset.app").text == "org.example.contacts")
            try await keep("keyboard-focus", browser)
            try await browser.press(.shift, .f10)
            try await browser.wait(until: "document.activeElement.dataset.key === 'quick-action-0'")
            try await browser.press(.down, .enter)
            try await browser.wait(until: "document.querySelector('.app-screen')")
            #expect(await served.system.done(1) == ["action Share of org.example.contacts"])
            try await browser.press(.escape)
            try await browser.wait(until: "document.querySelector('.grid')")
            try await browser.run("document.getElementById('touch').focus()")
            try await browser.press(.enter)
            try await browser.wait(until: "document.activeElement.dataset.key === 'siri-text'")
            try await browser.type("Pizza\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(until: "document.querySelector('.option')")
            #expect(try await browser.run("return document.getElementById('live').textContent").text.contains("Which"))
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('conversation').hidden")
            let unnamed = try await browser.run(
                "return [...document.querySelectorAll('button, input')].filter((one) => !one.closest('[hidden]') "
                    + "&& !(one.innerText || one.ariaLabel || one.labels?.length)).map((one) => one.outerHTML).join()")
            #expect(unnamed.text == "")
        }
    }

    @Test("the floating button is dragged to an edge, stays there, and does what it is bound to")
    func touch() async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, _ in
            try await browser.click("[data-key=unlock]")
            try await browser.wait(until: "document.querySelector('.grid')")
            try await browser.point(.move(to: "#touch"), .press, .move(to: "#touch", x: -240, y: -200), .release)
            try await browser.wait(
                until: "document.getElementById('touch').getBoundingClientRect().left"
                    + " - document.getElementById('screen').getBoundingClientRect().left < 12")
            try await keep("touch", browser)
            _ = await served.system.arrangementKept { !$0.isAtRight }
            try await browser.reload()
            try await browser.wait(
                until:
                    "document.querySelector('.grid') && document.getElementById('touch').getBoundingClientRect().left"
                    + " - document.getElementById('screen').getBoundingClientRect().left < 12")
            try await browser.point(.move(to: "#touch"), .press, .rest(700), .release)
            try await browser.wait(until: "document.querySelector('.switcher-box')")
            try await browser.press(.escape)
            try await browser.point(.move(to: "#touch"), .press, .release)
            try await browser.wait(until: "document.querySelector('.siri')")
        }
    }

    @Test("a hold counts by how long it was, also when the page is too busy to notice in time")
    func busy() async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, _ in
            try await browser.click("[data-key=unlock]")
            try await browser.wait(until: "document.querySelector('.grid')")
            try await Self.makeBusy(browser)
            try await browser.point(.move(to: "[data-app='org.example.contacts']"), .press, .rest(700), .release)
            try await browser.wait(forText: "with a friend")
            #expect(await served.system.done(0) == [], "nothing was opened")
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('sheet').hidden")
            try await Self.makeBusy(browser)
            try await browser.point(.move(to: "#touch"), .press, .rest(700), .release)
            try await browser.wait(until: "document.querySelector('.switcher-box')")
        }
    }

    /// From the next press on the page does other things, until a hold is over that it would have noticed.
    private static func makeBusy(_ browser: Browser) async throws {
        try await browser.run(
            """
            document.addEventListener("pointerdown", () => setTimeout(() => {
              const end = performance.now() + 800;
              while (performance.now() < end);
            }, 200), { capture: true, once: true });
            """)
    }

    @Test("settings, a phrase, search and the developer view", arguments: [false, true])
    func sheets(_ isDark: Bool) async throws {
        let served = try await ServedDevice()
        try await withBrowser(served, isDark: isDark) { browser, _ in
            let suffix = isDark ? "-dark" : ""
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=system-settings]")
            try await browser.wait(forText: "Learn from this app")
            try await keep("settings\(suffix)", browser)
            try await browser.click("[data-key='learns-org.example.pizzeria']")
            try await browser.wait(
                until: "!document.querySelector('[data-key=\"learns-org.example.pizzeria\"]').checked")
            try await browser.click("[data-key=action-7]")
            try await browser.wait(until: "document.querySelector('.phrase-box input')?.value === 'Pizza time'")
            try await keep("phrase\(suffix)", browser)
            try await browser.click("[data-key=phrase-save]")
            try await browser.wait(forText: "“Pizza time”")
            served.system.tell(
                .activity(
                    DeviceActivity(
                        .exchange, bundle: "org.example.pizzeria.intents", title: "resolve kind", milliseconds: 3.4)))
            served.system.tell(
                .activity(DeviceActivity(.donation, bundle: "org.example.pizzeria", title: "Order a Funghi")))
            try await browser.click("[data-key=sheet-done]")
            try await browser.click("[data-key=system-developer]")
            try await browser.wait(forText: "3.4 ms")
            try await keep("developer\(suffix)", browser)
            try await browser.click("[data-key=sheet-done]")
            try await browser.click("[data-key=search]")
            try await browser.type("fun", into: "[data-key=search-field]")
            try await browser.wait(until: "document.querySelector('.found[data-found=\"action 7\"]')")
            try await keep("search\(suffix)", browser)
        }
    }

    @Test("an app asks for a phrase over everything")
    func phraseScreen() async throws {
        let served = try await ServedDevice()
        try await withBrowser(served) { browser, _ in
            try await browser.click("[data-key=unlock]")
            served.system.tell(
                .phraseScreens([
                    ShownPhraseScreen(
                        id: 4, app: "Pizzeria", title: "Order a Funghi", proposal: "Funghi please", isEditing: false)
                ]))
            try await browser.wait(until: "document.activeElement.value === 'Funghi please'")
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('phrase').hidden")
            #expect(await served.system.done(1) == ["leave 4"])
        }
    }

    @Test("script in a name, a title or an answer is text")
    func script() async throws {
        let evil = "<img src=x onerror=window.pwned=1><script>window.pwned=1</script>"
        let served = try await ServedDevice(
            PretendedSystem(apps: [ShownApp(id: "evil.\(evil)", name: evil)], speech: evil))
        try await withBrowser(served) { browser, _ in
            try await browser.click("[data-key=unlock]")
            try await browser.wait(forText: "<img src=x")
            try await browser.click("[data-key=tool-siri]")
            try await browser.type("\(evil)\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(until: "document.querySelector('.said').innerText.includes('<script>')")
            // What was said, the answer, title and text of its panel, and the app's name.
            try await browser.wait(until: "document.querySelector('.siri').innerText.split('onerror').length > 5")
            served.system.tell(.activity(DeviceActivity(.problem, bundle: evil, title: evil, detail: evil)))
            served.system.tell(
                .phraseScreens([ShownPhraseScreen(id: 1, app: evil, title: evil, proposal: evil, isEditing: true)]))
            try await browser.wait(until: "document.querySelector('.phrase-title').innerText.includes('<script>')")
            #expect(
                try await browser.run("return document.querySelectorAll('img[src=x], body script').length").number == 0)
            #expect(try await browser.run("return typeof window.pwned").text == "undefined")
        }
    }
}
