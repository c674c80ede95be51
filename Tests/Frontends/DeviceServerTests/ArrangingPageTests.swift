// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "Moving icons on the device's page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct ArrangingPageTests {
    private static let apps = (1...30).map { ShownApp(id: "org.example.app\($0)", name: "App \($0)") }
    private static let isArranging = "Boolean(document.querySelector('.arrange-done'))"

    private static func tile(_ number: Int) -> String { "[data-icon='org.example.app\(number)']" }

    /// The numbers of the apps on a page, or in the dock, as they are seen.
    private static func shown(_ place: String) -> String {
        "[...document.querySelectorAll('\(place) .tile')].map((one) => one.dataset.icon.replace('org.example.app', '').replace('org.beckon.', '')).join()"
    }

    private func withHome(
        isDark: Bool = false, apps: [ShownApp] = Self.apps, _ body: (Browser, ServedDevice) async throws -> Void
    ) async throws {
        let served = try await ServedDevice(PretendedSystem(apps: apps))
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(isDark: isDark)
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
        "a finger, or a mouse, that rests on an icon and goes on drags it to another place",
        arguments: [Browser.Pointer.touch, .mouse])
    func dragging(_ pointer: Browser.Pointer) async throws {
        try await withHome { browser, served in
            let page = Self.shown("[data-key=page-0]")
            try await browser.wait(until: "\(page).startsWith('5,6,7,8,9,10')")
            try await browser.point(
                with: pointer, .move(to: Self.tile(5)), .press, .rest(700), .move(to: Self.tile(7), x: -30),
                .move(to: Self.tile(7)), .rest(100), .release)
            try await browser.wait(until: "\(page).startsWith('6,7,5,8,9,10')")
            _ = await served.system.arrangementKept {
                $0.home.pages[0].prefix(3) == ["org.example.app6", "org.example.app7", "org.example.app5"]
            }
            #expect(try await browser.run("return \(Self.isArranging)") == .bool(true))
            try await browser.wait(until: "document.getElementById('sheet').hidden")
            try await Screenshots.keep("arranging-\(pointer)", browser)
            // Now an icon is dragged at once, and a tap opens nothing.
            try await browser.point(
                with: pointer, .move(to: Self.tile(8)), .press, .move(to: Self.tile(6), y: 20),
                .move(to: Self.tile(6)), .rest(100), .release)
            try await browser.wait(until: "\(page).startsWith('8,6,7,5,9,10')")
            try await browser.click("[data-key=arrange-done]")
            try await browser.wait(until: "!\(Self.isArranging)")
            #expect(served.system.done.filter { $0.hasPrefix("open") || $0.hasPrefix("show") } == [])
            try await browser.point(with: pointer, .move(to: Self.tile(9)), .press, .release)
            await served.system.done(with: "open org.example.app9")
        }
    }

    @Test("an icon is dragged out of the dock and into it, and at an edge to the page beside")
    func edges() async throws {
        try await withHome { browser, _ in
            try await browser.point(.move(to: Self.tile(1)), .press, .rest(700), .move(to: Self.tile(5)), .release)
            try await browser.wait(until: "\(Self.shown(".dock")) === '2,3,4'")
            try await browser.wait(until: "\(Self.shown("[data-key=page-0]")).startsWith('1,5,6')")
            try await browser.point(
                .move(to: Self.tile(6)), .press, .move(to: Self.tile(3), y: -20), .move(to: Self.tile(3), x: -20),
                .rest(100), .release)
            try await browser.wait(until: "\(Self.shown(".dock")) === '2,6,3,4'")
            // A full dock takes no more.
            try await browser.point(
                .move(to: Self.tile(7)), .press, .move(to: Self.tile(3)), .rest(100), .release)
            try await browser.wait(until: "\(Self.shown(".dock")) === '2,6,3,4'")
            let isOnSecond = "document.querySelector('.dot:nth-child(2)').getAttribute('aria-current') === 'page'"
            try await browser.point(
                .move(to: Self.tile(5)), .press, .move(to: "#screen", x: 160), .move(to: "#screen", x: 192), .rest(700),
                .release)
            try await browser.wait(until: isOnSecond)
            try await browser.wait(until: "\(Self.shown("[data-key=page-1]")).split(',').includes('5')")
        }
    }

    @Test("an icon is moved by keys: picked up, moved by arrows between pages and into the dock, and put down")
    func keys() async throws {
        try await withHome(isDark: true) { browser, served in
            func said(_ text: String) async throws {
                try await browser.wait(until: "document.getElementById('live').textContent.trim() === \"\(text)\"")
            }
            try await browser.run("document.querySelector(`\(Self.tile(5))`).focus()")
            try await browser.press(.shift, .f10)
            try await browser.wait(until: "document.activeElement.matches('[role=menuitem]')")
            try await browser.click("[data-key=menu-arrange]")
            try await said("Drag an icon to move it, or press Enter on it and move it with the arrow keys.")
            try await browser.wait(until: "document.activeElement.dataset.icon === 'org.example.app5'")
            try await browser.press(.enter)
            try await said("App 5 is picked up. Move it with the arrow keys, then press Enter.")
            try await Screenshots.keep("arranging-picked-dark", browser)
            try await browser.press(.right)
            try await said("App 5: place 2 of 16 on page 1")
            try await browser.press(.down)
            try await said("App 5: place 6 of 16 on page 1")
            try await browser.press(.pageDown)
            try await said("App 5: place 6 of 14 on page 2")
            try await browser.press(.enter)
            try await said("App 5 is put down.")
            try await browser.wait(until: "document.activeElement.dataset.icon === 'org.example.app5'")
            _ = await served.system.arrangementKept { $0.home.pages[1].contains("org.example.app5") }
            try await browser.press(.escape)
            try await browser.wait(until: "!\(Self.isArranging)")
        }
    }

    @Test("a tap on an icon and one on another place moves it without a drag; Done ends it, and home does too")
    func taps() async throws {
        try await withHome(apps: PretendedSystem.standard) { browser, _ in
            let settings = "[data-key=system-settings]"
            try await browser.point(with: .touch, .move(to: settings), .press, .rest(700), .release)
            try await browser.wait(until: Self.isArranging)
            try await browser.click(settings)
            try await browser.wait(until: "document.querySelector('\(settings)').ariaPressed === 'true'")
            try await browser.click("[data-key=system-shortcuts]")
            try await browser.wait(until: "\(Self.shown("[data-key=page-0]")) === 'settings,shortcuts,developer'")
            try await Screenshots.keep("arranging-taps", browser)
            try await browser.click("#bar")
            try await browser.wait(until: "!\(Self.isArranging)")
            try await browser.click(settings)
            try await browser.wait(until: "document.querySelector('.section-model')")
        }
    }
}
