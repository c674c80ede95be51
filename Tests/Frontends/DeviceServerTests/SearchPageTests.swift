// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemTexts
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "Searching on the page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct SearchPageTests {
    private let field = "[data-key=search-field]"
    private let input = "document.querySelector('[data-key=search-field]')"

    private func withSearch(
        language: String = "en", isDark: Bool = false, _ body: (Browser, ServedDevice) async throws -> Void
    ) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(language: language, isDark: isDark)
            try await browser.resize(width: 390, height: 760)
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            try await browser.click("[data-key=search]")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    private func search(_ text: String, for expected: String, in browser: Browser) async throws {
        try await browser.type(text, into: field)
        try await browser.wait(until: "document.querySelector('#found-0')?.innerText.includes('\(expected)')")
    }

    @Test("before anything is typed there are suggestions and apps")
    func before() async throws {
        try await withSearch { browser, served in
            try await browser.wait(until: "document.querySelector('.results .suggestion')")
            try await Screenshots.keep("search-before", browser)
            try await browser.click("[data-key='search-app-org.example.bank']")
            await served.system.done(with: "open org.example.bank")
        }
    }

    @Test("what is found is there at once where the screen is redrawn, so that a finger on it is not lost")
    func drawnAnew() async throws {
        try await withSearch { browser, _ in
            try await search("order", for: "Order a Funghi", in: browser)
            _ = try await browser.run(
                """
                import('/search.js').then((page) => {
                  window.drawn = page.search()[1].querySelectorAll('.found').length;
                });
                """)
            try await browser.wait(until: "window.drawn !== undefined")
            #expect(try await browser.run("return window.drawn").number == 2)
        }
    }

    @Test("what is found is in groups, the best on top; the keys choose, and Enter takes it")
    func keys() async throws {
        try await withSearch { browser, served in
            try await search("order", for: "Order a Funghi", in: browser)
            #expect(
                try await browser.run(
                    "return [...document.querySelectorAll('.found-group')].map((one) => one.getAttribute('aria-label')).join()"
                ).text == "Top hit,Actions")
            #expect(try await browser.run("return \(input).getAttribute('aria-expanded')").text == "true")
            try await browser.wait(until: "document.getElementById('live').textContent === 'Found: 2'")
            try await Screenshots.keep("search-found", browser)
            #expect(try await browser.run("return \(input).getAttribute('aria-activedescendant')").text == "found-0")
            try await browser.press(.down)
            try await browser.wait(until: "\(input).getAttribute('aria-activedescendant') === 'found-1'")
            #expect(
                try await browser.run(
                    "return [...document.querySelectorAll('.found')].map((one) => one.getAttribute('aria-selected')).join()"
                )
                .text == "false,true")
            // A sentence with an open value goes on in Siri.
            try await browser.press(.enter)
            try await browser.wait(until: "document.querySelector('[data-key=siri-text]')?.value === 'Order '")
            try await browser.click("[data-key=siri-close]")
            try await browser.click("[data-key=search]")
            try await search("银", for: "Bank", in: browser)
            try await browser.press(.enter)
            await served.system.done(with: "open org.example.bank")
        }
    }

    @Test("a tap opens what an app has told about its contents")
    func contents() async throws {
        try await withSearch(language: "zh-CN", isDark: true) { browser, served in
            try await search("yujin", for: "Tulips", in: browser)
            try await Screenshots.keep("search-chinese", browser)
            try await browser.click("#found-0")
            await served.system.done(with: "content note-3 of org.example.pizzeria")
        }
    }

    @Test("every row of the settings is found by its title, and shown with the focus on it")
    func settings() async throws {
        try await withSearch { browser, served in
            try await served.device.perform(.setModel(model: .iPhoneSE))
            try await browser.resize(width: 640, height: 900)
            for setting in DeviceSetting.allCases {
                let app = PretendedSystem.standard[0]
                let isOfApp = setting.section == .app
                let key = setting.rawValue + (isOfApp ? "-\(app.id)" : "")
                let title = Texts<PageText>("en")(setting.title)
                try await served.device.perform(.show(sheet: .search))
                try await browser.wait(until: "\(input)")
                try await browser.run("\(input).value = ''")
                try await browser.type(title, into: field)
                let row =
                    "[...document.querySelectorAll('.found')].find((one) => one.dataset.found === 'setting \(setting.rawValue)\(isOfApp ? " \(app.id)" : "")')"
                try await browser.wait(until: row)
                try await browser.run("\(row).click()")
                try await browser.wait(until: "document.activeElement.dataset.key === '\(key)'")
                let isSeen =
                    "(() => { const [row, body] = [document.activeElement, document.querySelector('.sheet-body')].map((one) => one.getBoundingClientRect()); return row.top >= body.top && row.bottom <= body.bottom; })()"
                #expect(try await browser.run("return \(isSeen)") == .bool(true), "\(key)")
            }
        }
    }

    @Test("Escape empties the field, and closes the search when it is empty; nothing found is said")
    func escape() async throws {
        try await withSearch { browser, _ in
            try await browser.type("zzz", into: field)
            try await browser.wait(forText: "Nothing found.")
            try await browser.wait(until: "document.getElementById('live').textContent === 'Nothing found.'")
            try await browser.press(.escape)
            try await browser.wait(until: "\(input).value === '' && document.querySelector('.results .suggestion')")
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('sheet').hidden")
        }
    }
}
