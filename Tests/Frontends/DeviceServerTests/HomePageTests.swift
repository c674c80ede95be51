// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "The home screen on the device's page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct HomePageTests {
    private static let sixty = (1...60).map { ShownApp(id: "org.example.app\($0)", name: "App \($0)") }
    private static let page =
        "[...document.querySelectorAll('.dot')].findIndex((one) => one.getAttribute('aria-current'))"

    private func withHome(
        apps: [ShownApp] = PretendedSystem.standard, isDark: Bool = false, moves: Bool = false,
        _ body: (Browser, ServedDevice) async throws -> Void
    ) async throws {
        let served = try await ServedDevice(PretendedSystem(apps: apps))
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(isDark: isDark, moves: moves)
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

    @Test("sixty apps are dealt out to pages, each once, and the pages that are not shown are out of reach")
    func pages() async throws {
        try await withHome(apps: Self.sixty) { browser, _ in
            let count = try await browser.run("return document.querySelectorAll('.page').length").number
            #expect(count == 3)
            let apps = try await browser.run(
                "return [...document.querySelectorAll('[data-app]')].map((one) => one.dataset.app).sort().join()")
            #expect(apps.text == (Self.sixty.map(\.id) + ["org.beckon.shortcuts"]).sorted().joined(separator: ","))
            let names = try await browser.run(
                "return [...document.querySelectorAll('.dot')].map((one) => one.ariaLabel).join()")
            #expect(names.text == "Page 1 of 3,Page 2 of 3,Page 3 of 3")
            #expect(try await browser.run("return document.querySelectorAll('.page[inert]').length").number == 2)
            let isInside = """
                [...document.querySelectorAll('.page:not([inert]) .tile, .dock .tile')].every((one) => {
                  const [box, foot] = [one, document.querySelector(one.closest('.dock') ? '.screen' : '.foot')].map((each) => each.getBoundingClientRect());
                  return box.bottom <= (one.closest('.dock') ? foot.bottom : foot.top) + 1;
                })
                """
            #expect(try await browser.run("return \(isInside)") == .bool(true))
            try await Screenshots.keep("home-sixty", browser)
        }
    }

    @Test("pages are turned by finger, mouse, trackpad, keys and dots")
    func turning() async throws {
        try await withHome(apps: Self.sixty) { browser, served in
            func expect(_ page: Int) async throws { try await browser.wait(until: "\(Self.page) === \(page)") }
            let tile = "[data-app='org.example.app11']"
            try await browser.point(
                .move(to: tile, x: 40), .press, .move(to: tile, x: -60), .move(to: tile, x: -140), .release)
            try await expect(1)
            try await browser.press(.left)
            try await expect(0)
            try await browser.press(.right, .pageDown)
            try await expect(2)
            try await browser.press(.pageUp)
            try await expect(1)
            try await browser.wheel(over: ".pages", across: 380)
            try await expect(2)
            try await browser.click("[data-key=dot-0]")
            try await expect(0)
            try await browser.point(
                with: .touch, .move(to: ".pages", x: 150), .press, .move(to: ".pages", x: 60),
                .move(to: ".pages", x: -150), .release)
            try await expect(1)
            // With the focus on an app the arrow keys go from one to the next, and at the end of a page to the next page.
            try await browser.run("[...document.querySelectorAll('.page:not([inert]) .tile')].at(-1).focus()")
            try await browser.press(.right)
            try await expect(2)
            try await browser.wait(until: "document.activeElement.closest('.page:not([inert])')")
            #expect(served.system.done.filter { $0.hasPrefix("open") } == [], "nothing was tapped")
        }
    }

    @Test("the dock has the first apps until a person takes one out by its menu, and no app is in both")
    func dock() async throws {
        let apps = PretendedSystem.standard + [ShownApp(id: "org.example.tea", name: "Teahouse")]
        try await withHome(apps: apps) { browser, served in
            let docked =
                "[...document.querySelectorAll('.dock .tile')].map((one) => one.querySelector('.hidden-text').textContent).join()"
            try await browser.wait(until: "\(docked) === 'Pizzeria,Bank,打卡,Contacts'")
            try await browser.point(.move(to: "[data-app='org.example.bank']"), .press, .rest(700), .release)
            try await browser.click("[data-key=menu-dock]")
            try await browser.wait(until: "\(docked) === 'Pizzeria,打卡,Contacts'")
            try await browser.wait(until: "document.querySelector('.page [data-app=\"org.example.bank\"]')")
            _ = await served.system.arrangementKept { !$0.home.dock.contains("org.example.bank") }
            try await browser.run("document.querySelector('[data-app=\"org.example.tea\"]').focus()")
            try await browser.press(.shift, .f10)
            try await browser.click("[data-key=menu-dock]")
            try await browser.wait(until: "\(docked) === 'Pizzeria,打卡,Contacts,Teahouse'")
            try await browser.point(.move(to: "[data-app='org.example.bank']"), .press, .rest(700), .release)
            try await browser.wait(until: "document.querySelector('.menu-item')")
            #expect(
                try await browser.run("return Boolean(document.querySelector('[data-key=menu-dock]'))") == .bool(false))
        }
    }

    @Test("what an app brings along to be said is among its settings, and a tap says it")
    func shortcuts() async throws {
        let apps = PretendedSystem.standard.map { app in
            guard app.name == "Pizzeria" else { return app }
            var app = app
            app.shortcuts = [.init(title: "Count Cups", phrase: "Count my cups in Pizzeria")]
            return app
        }
        try await withHome(apps: apps) { browser, _ in
            try await browser.click("[data-key=system-settings]")
            let row = "document.querySelector('[data-key=\"said-org.example.pizzeria-0\"]')"
            try await browser.wait(until: "\(row)?.innerText.includes('Count Cups')")
            #expect(try await browser.run("return \(row).innerText").text.contains("“Count my cups in Pizzeria”"))
            try await browser.click("[data-key='said-org.example.pizzeria-0']")
            try await browser.wait(
                until: "document.querySelector('#conversation').innerText.includes('Count my cups in Pizzeria')")
        }
    }

    @Test("a menu opens beside its icon, which stays where it is", arguments: ["contacts", "app5", "app18"])
    func menu(_ app: String) async throws {
        try await withHome(
            apps: [ShownApp(id: "org.example.contacts", name: "Contacts")] + Self.sixty.prefix(30)
        ) { browser, _ in
            let selector = "[data-app='org.example.\(app)']"
            let middle = { (one: String) in
                "(() => { const box = document.querySelector(`\(one)`).getBoundingClientRect(); return [box.left + box.right, box.top + box.bottom].map((sum) => Math.round(sum / 2)).join(); })()"
            }
            let place = try await browser.run("return \(middle("\(selector) .icon"))").text
            try await browser.run("document.querySelector(`\(selector)`).focus()")
            try await browser.press(.shift, .f10)
            try await browser.wait(until: "document.activeElement.matches('[role=menuitem]')")
            #expect(try await browser.run("return \(middle(".menu-icon"))").text == place)
            let isFree = """
                (() => {
                  const [list, icon, screen] = ['.menu-list', '.menu-icon', '#screen'].map((one) => document.querySelector(one).getBoundingClientRect());
                  return list.left >= screen.left && list.right <= screen.right && list.top >= screen.top && list.bottom <= screen.bottom
                    && (list.top >= icon.bottom || list.bottom <= icon.top);
                })()
                """
            #expect(try await browser.run("return \(isFree)") == .bool(true))
            try await Screenshots.keep("menu-\(app)", browser)
            try await browser.press(.escape)
            try await browser.wait(until: "document.activeElement.dataset.app === 'org.example.\(app)'")
        }
    }

    @Test("every word on the wallpaper has a contrast of at least 4.5 to 1", arguments: [false, true])
    func contrast(_ isDark: Bool) async throws {
        let suffix = isDark ? "-dark" : ""
        try await withHome(apps: Self.sixty, isDark: isDark) { browser, served in
            for model in DeviceModel.allCases {
                try await served.device.perform(.setModel(model: model))
                try await browser.wait(until: "document.getElementById('screen').clientWidth === \(model.width)")
                try await served.device.perform(.unlock)
                try await browser.wait(until: "document.querySelector('.tile-name')")
                try await Self.expectContrast(of: ".page:not([inert]) .tile-name, .search-pill", in: browser)
                try await served.device.perform(.lock)
                try await browser.wait(until: "document.querySelector('.clock')")
                try await Screenshots.keep("lock-\(model)\(suffix)", browser)
                try await Self.expectContrast(of: ".date, .clock, .unlock", in: browser)
            }
        }
    }

    /// Looks at what is behind the letters, which are white: at the pixels of their boxes without them.
    private static func expectContrast(of selector: String, in browser: Browser) async throws {
        let boxes = try await browser.run(
            """
            const texts = [...document.querySelectorAll('\(selector)')];
            if (texts.some((one) => getComputedStyle(one).color !== 'rgb(255, 255, 255)')) return '';
            for (const one of texts) one.style.cssText += '; color: transparent !important; text-shadow: none !important';
            document.getElementById('touch').style.visibility = 'hidden';
            return texts.map((one) => one.getBoundingClientRect()).map((box) => [box.left + 2, box.top + 2, box.right - 2, box.bottom - 2].map(Math.round).join()).join(' ');
            """
        ).text
        let picture = try Bitmap(png: try await browser.screenshot())
        try await browser.run(
            "for (const one of document.querySelectorAll('\(selector), #touch')) { one.style.color = one.style.textShadow = one.style.visibility = ''; }"
        )
        #expect(!boxes.isEmpty)
        for box in boxes.split(separator: " ") {
            let edges = box.split(separator: ",").compactMap { Int($0) }
            for y in [edges[1], (edges[1] + edges[3]) / 2, edges[3]] {
                for x in stride(from: edges[0], through: edges[2], by: 4) {
                    let pixel = try #require(picture[x, y])
                    let contrast = 1.05 / (luminance(pixel.red, pixel.green, pixel.blue) + 0.05)
                    #expect(contrast >= 4.5, "\(selector) at \(x), \(y): \(pixel)")
                }
            }
        }
    }

    private static func luminance(_ parts: UInt8...) -> Double {
        let linear = parts.map { part -> Double in
            let share = Double(part) / 255
            return share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    @Test("a finger that rests on its way up shows the open apps; one that goes along the bar leafs through them")
    func bar() async throws {
        try await withHome { browser, served in
            func isInFront(_ app: String) -> String {
                "document.querySelector('.app-screen')?.dataset.app === 'org.example.\(app)'"
            }
            for app in ["pizzeria", "bank", "contacts"] {
                try await served.device.perform(.open(app: "org.example.\(app)"))
                try await browser.wait(until: isInFront(app))
            }
            func along(_ distance: Int) async throws {
                try await browser.point(
                    with: .touch, .move(to: "#bar"), .press, .move(to: "#bar", x: distance / 2),
                    .move(to: "#bar", x: distance), .release)
            }
            try await along(120)
            try await browser.wait(until: isInFront("bank"))
            try await along(120)
            try await browser.wait(until: isInFront("pizzeria"))
            try await along(-120)
            try await browser.wait(until: isInFront("bank"))
            try await browser.run("document.getElementById('bar').focus()")
            try await browser.press(.left)
            try await browser.wait(until: isInFront("pizzeria"))
            try await browser.press(.alt, .pageDown)
            try await browser.wait(until: isInFront("bank"))
            try await browser.point(
                with: .touch, .move(to: "#bar"), .press, .move(to: "#bar", y: -60), .move(to: "#bar", y: -150),
                .rest(900), .release)
            try await browser.wait(until: "document.querySelectorAll('.card').length === 3")
            #expect(await served.device.state.front == "org.example.bank", "it did not go home")
            try await browser.click("[data-key=switcher-close]")
        }
    }

    @Test("every swipe of the whole screen has keys")
    func keys() async throws {
        try await withHome { browser, _ in
            let home = "document.querySelector('.grid') && document.getElementById('sheet').hidden"
            try await browser.press(.alt, .down)
            try await browser.wait(until: "document.querySelector('.search-field')")
            try await browser.press(.escape)
            try await browser.wait(until: home)
            try await browser.press(.alt, .shift, .up)
            try await browser.wait(until: "document.querySelector('.switcher-box')")
            try await browser.press(.escape)
            try await browser.click("[data-app='org.example.bank']")
            try await browser.wait(until: "document.querySelector('.app-screen')")
            try await browser.press(.alt, .up)
            try await browser.wait(until: home)
            try await browser.press(.alt, .shift, .down)
            try await browser.wait(until: "document.querySelector('.lock')")
            try await browser.press(.alt, .up)
            try await browser.wait(until: home)
        }
    }

    @Test(
        "nothing that can be used is without a name, and no menu or group without its role", arguments: [false, true])
    func names(_ isDark: Bool) async throws {
        try await withHome(apps: Self.sixty, isDark: isDark) { browser, served in
            func expectNames(_ place: String) async throws {
                let unnamed = try await browser.run(
                    """
                    const named = (one) => one.ariaLabel || one.innerText?.trim() || [...(one.labels ?? [])].some((label) => label.innerText.trim());
                    const usable = [...document.querySelectorAll('button, input, select, [role=menu], [role=group], [role=dialog]')];
                    return usable.filter((one) => one.checkVisibility() && !named(one)).map((one) => one.outerHTML).join()
                      + [...document.querySelectorAll('[role=menu] > *')].filter((one) => one.role !== 'menuitem').map((one) => one.outerHTML).join()
                      + [...document.querySelectorAll('[id]')].filter((one, _, all) => all.filter((other) => other.id === one.id).length > 1).map((one) => one.id).join();
                    """)
                #expect(unnamed.text == "", "\(place)")
            }
            try await expectNames("home")
            try await browser.click("[data-key=dot-1]")
            try await expectNames("the second page")
            try await browser.point(.move(to: "[data-app='org.example.app2']"), .press, .rest(700), .release)
            try await browser.wait(until: "document.querySelector('.menu-item')")
            try await expectNames("menu")
            try await browser.press(.escape)
            try await browser.wait(until: "document.getElementById('sheet').hidden")
            try await served.device.perform(.show(sheet: .switcher))
            try await browser.wait(until: "document.querySelector('.switcher-box')")
            try await expectNames("open apps")
            try await served.device.perform(.show(sheet: .settings))
            try await browser.wait(until: "document.querySelector('.section-model')")
            try await expectNames("settings")
            try await served.device.perform(.lock)
            try await browser.wait(until: "document.querySelector('.lock')")
            try await expectNames("lock")
        }
    }
}
