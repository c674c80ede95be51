// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "Shortcuts that run, on the page", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct RunPageTests {
    private func withPage(_ body: (Browser, ServedDevice) async throws -> Void) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser()
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            try await browser.wait(until: "document.querySelector('.grid')")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    private let tile = "document.querySelector('.shortcut.running')"
    private let banner = "document.querySelector('.banner')"

    @Test("a run is seen in Siri and on its tile, asks by a banner, is answered there, and outlives Siri and a reload")
    func run() async throws {
        try await withPage { browser, served in
            served.system.holdUp()
            try await browser.click("[data-key=tool-siri]")
            try await browser.type("Run Tea\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "Step 2 of 3: Wait")
            try await browser.wait(until: "document.querySelector('.siri progress').value === 1")
            try await Screenshots.keep("run-siri", browser)
            try await browser.click("[data-key=siri-close]")
            try await browser.click("[data-key=system-shortcuts]")
            try await browser.wait(until: "\(tile)?.innerText.includes('Step 2 of 3: Wait')")
            try await Screenshots.keep("run-tile", browser)
            try await browser.reload()
            try await browser.wait(until: "\(tile)?.innerText.includes('Step 2 of 3: Wait')")
            served.system.goOn()
            try await browser.wait(until: "\(banner)?.innerText.includes('How much tea?')")
            try await browser.wait(
                until: "document.getElementById('live').textContent.trim() === 'Tea: How much tea?'")
            try await browser.wait(until: "\(tile)?.innerText.includes('Waiting for your answer')")
            try await Screenshots.keep("run-banner", browser)
            try await browser.click("[data-key=banner-open]")
            try await browser.type("2\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "2 cups of tea")
            try await browser.wait(until: "!\(tile) && !\(banner)")
        }
    }

    @Test("by keys: the banner is reached by Tab, Escape takes it away, and Enter on the tile leads to what it asks")
    func keys() async throws {
        try await withPage { browser, served in
            try await browser.click("[data-key=tool-siri]")
            try await browser.type("Run Tea\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "How much tea?")
            try await browser.press(.escape)
            try await browser.wait(until: "\(banner) && !document.querySelector('.siri')")
            try await browser.run("document.querySelector('[data-key=banner-open]').focus()")
            try await browser.press(.tab)
            try await browser.wait(until: "document.activeElement.dataset.key === 'banner-dismiss'")
            try await browser.press(.escape)
            try await browser.wait(until: "!\(banner)")
            try await browser.run("document.querySelector('[data-key=system-shortcuts]').focus()")
            try await browser.press(.enter)
            try await browser.wait(until: "\(tile)")
            try await browser.run("\(tile).focus()")
            try await browser.press(.enter)
            try await browser.wait(forText: "How much tea?")
            try await browser.run("document.querySelector('[data-key=run-stop]').focus()")
            try await browser.press(.enter)
            try await browser.wait(forText: "Cancelled.")
            try await browser.wait(until: "!document.querySelector('.run') && !\(tile)")
            #expect(served.system.done.contains("stop run 1"))
        }
    }

    @Test("Stop on the tile ends a run, and no banner reports it")
    func stop() async throws {
        try await withPage { browser, served in
            served.system.holdUp()
            try await browser.click("[data-key=tool-siri]")
            try await browser.type("Run Tea\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "Step 2 of 3: Wait")
            try await browser.press(.escape)
            try await browser.click("[data-key=system-shortcuts]")
            try await browser.click(".shortcut-stop")
            try await browser.wait(until: "document.querySelector('.shortcut') && !\(tile)")
            #expect(try await browser.run("return \(banner) === null") == .bool(true))
        }
    }
}
