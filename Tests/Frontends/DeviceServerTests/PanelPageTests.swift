// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite(
    "What lies beside the device on its page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct PanelPageTests {
    private func page(width: Int = 1400, _ body: (Browser, ServedDevice) async throws -> Void) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(width: width, height: 1000)
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    private func choose(_ value: String, in key: String, _ browser: Browser) async throws {
        try await browser.run(
            """
            const one = document.querySelector('[data-key="\(key)"]');
            one.value = '\(value)';
            one.dispatchEvent(new Event('change', { bubbles: true }));
            """)
    }

    @Test("the look that is chosen is the device's and the apps', whatever the browser's is")
    func appearance() async throws {
        try await page { browser, served in
            try await browser.prefer(["prefers-color-scheme": "light"])
            try await choose("dark", in: "panel-appearance", browser)
            try await browser.wait(until: "getComputedStyle(document.documentElement).colorScheme === 'dark'")
            while await served.device.state.display?.appearance != .dark { await Task.yield() }
            try await choose("", in: "panel-appearance", browser)
            while await served.device.state.display?.appearance != .light { await Task.yield() }
            #expect(await served.device.state.arrangement.appearance == nil)
        }
    }

    @Test("the network that is chosen is the apps', seen in the status bar, and stays when the place is another")
    func network() async throws {
        try await page { browser, served in
            try await browser.wait(until: "document.querySelector('.status .symbol-wifi')")
            try await choose("edge", in: "panel-network", browser)
            try await browser.wait(until: "document.querySelector('.reception')?.textContent === 'E'")
            try await choose("Home", in: "place-field-", browser)
            while await served.device.state.situation.place != "Home" { await Task.yield() }
            #expect(await served.device.state.situation.network == .edge)
            #expect(served.system.done.contains("connect over edge"))
            try await choose("full", in: "panel-network", browser)
            try await browser.wait(until: "document.querySelector('.status .symbol-wifi')")
        }
    }

    @Test("the size of text that is chosen reaches the apps, and is said in words")
    func textSize() async throws {
        try await page { browser, served in
            try await choose("7", in: "panel-text-size", browser)
            while await served.device.state.display?.textSize != .accessibilityMedium { await Task.yield() }
            let said = try await browser.run(
                "return document.querySelector('[data-key=panel-text-size]').getAttribute('aria-valuetext')")
            #expect(said.text == "8 of 12, an accessibility size")
        }
    }

    @Test("the clock stands still at the time that is chosen, and goes again; suggestions are for then and there")
    func situation() async throws {
        try await page { browser, served in
            try await browser.run(
                """
                const one = document.querySelector('[data-key="clock-now"], input[type="datetime-local"]');
                one.value = '2026-03-02T09:41';
                one.dispatchEvent(new Event('change', { bubbles: true }));
                """)
            try await browser.wait(until: "document.querySelector('.status-time').textContent === '9:41'")
            try await browser.run(
                """
                const field = document.querySelector('input[name=place]');
                field.value = '  the gym ';
                field.form.requestSubmit();
                """)
            while await served.device.state.situation.place != "the gym" { await Task.yield() }
            await served.system.done(with: "suggest then in the gym")
            try await browser.click("[data-key=clock-now]")
            while await served.device.state.situation.time != nil { await Task.yield() }
            #expect(await served.device.state.situation.place == "the gym")
        }
    }

    @Test(
        "a narrow window has neither panel, a wide one both, and the device keeps clear of them",
        arguments: [640, 1100, 1400])
    func room(width: Int) async throws {
        try await page(width: width) { browser, _ in
            let seen = try await browser.run(
                """
                const boxes = ['panel', 'stage', 'timeline'].map((id) => document.getElementById(id).getBoundingClientRect());
                const clear = boxes[0].width === 0 || boxes[0].right <= boxes[1].left;
                const free = boxes[2].width === 0 || boxes[2].left >= boxes[1].right;
                return [boxes[0].width > 0, boxes[2].width > 0, clear && free, document.documentElement.scrollWidth <= innerWidth].join();
                """)
            #expect(seen.text == "\(width >= 960),\(width >= 1240),true,true")
        }
    }

    @Test(
        "in a low window the device stays readable, the page scrolls where it has to, and what is beside it stays in sight",
        arguments: [(1280, 600), (900, 500), (700, 460)])
    func low(width: Int, height: Int) async throws {
        try await page(width: width) { browser, _ in
            // The window is as small as the page, which is not enlarged.
            try await browser.run("Object.defineProperty(window, 'outerWidth', { get: () => innerWidth })")
            try await browser.resize(width: width, height: height)
            try await browser.wait(until: "document.getElementById('device').style.getPropertyValue('--scale') >= 0.68")
            let seen = try await browser.run(
                """
                const box = (id) => document.getElementById(id).getBoundingClientRect();
                const isWhole = document.documentElement.scrollHeight <= innerHeight;
                const top = box('stage').top;
                scrollTo(0, 10000);
                const foot = box('stage').bottom, tools = box('tools');
                return [isWhole, top >= 0, foot <= innerHeight, tools.top >= 0 && tools.bottom <= innerHeight,
                  tools.left >= box('stage').right, box('panel').width > 0, document.documentElement.scrollWidth <= innerWidth].join();
                """)
            #expect(seen.text == "\(height >= 600),true,true,true,true,\(width >= 960),true")
        }
    }

    @Test("in a page that is enlarged to 200 % the whole device is in sight, with its dock and search")
    func enlarged() async throws {
        try await page(width: 1280) { browser, _ in
            try await browser.run("Object.defineProperty(window, 'outerWidth', { get: () => innerWidth * 2 })")
            try await browser.resize(width: 640, height: 450)
            try await browser.wait(
                until: "document.getElementById('device').getBoundingClientRect().bottom <= innerHeight")
            #expect(
                try await browser.run("return document.documentElement.scrollHeight <= innerHeight") == .bool(true))
        }
    }
}
