// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite(
    "The device’s page by keys alone", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct KeysPageTests {
    private static let bank = "org.example.bank"

    private func page(_ body: (ServedDevice, Browser) async throws -> Void) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser()
            try await browser.go(to: served.server.address)
            try await browser.wait(until: "document.querySelector('[data-key=unlock]')")
            try await body(served, browser)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    /// Presses Tab until something has the focus.
    private func tab(to selector: String, in browser: Browser) async throws {
        for _ in 0..<60 {
            try await browser.press(.tab)
            let isThere = try await browser.run("return document.activeElement.matches(`\(selector)`)")
            // Whatever has the focus is seen to have it.
            let isSeen = try await browser.run(
                "return document.activeElement === document.body || getComputedStyle(document.activeElement).outlineStyle !== 'none'"
            )
            #expect(isSeen == .bool(true), "on the way to \(selector)")
            if isThere == .bool(true) { return }
        }
        Issue.record("Tab does not reach \(selector)")
    }

    private func expectFocus(on selector: String, in browser: Browser) async throws {
        try await browser.wait(until: "document.activeElement.matches(`\(selector)`)")
    }

    @Test("the focus is never lost: on the way through all that the device shows, something always has it")
    func never() async throws {
        try await page { served, browser in
            try await tab(to: "[data-key=unlock]", in: browser)
            try await browser.press(.enter)
            try await expectFocus(on: ".tile", in: browser)
            try await tab(to: ".dock [data-app='\(Self.bank)']", in: browser)
            try await browser.press(.enter)
            try await expectFocus(on: ".app-screen", in: browser)
            try await browser.press(.escape)
            try await expectFocus(on: ".dock [data-app='\(Self.bank)']", in: browser)
            try await browser.press(.shift, .f10)
            try await expectFocus(on: "[role=menuitem]", in: browser)
            try await browser.press(.escape)
            try await expectFocus(on: ".dock [data-app='\(Self.bank)']", in: browser)
            try await browser.press(.alt, .down)
            try await expectFocus(on: ".search-field", in: browser)
            try await browser.press(.escape)
            try await expectFocus(on: ".dock [data-app='\(Self.bank)']", in: browser)
            try await browser.press(.alt, .shift, .up)
            try await expectFocus(on: ".card-open", in: browser)
            try await browser.press(.delete)
            await served.system.done(with: "close \(Self.bank)")
            served.system.tell(.ended(Self.bank))
            try await expectFocus(on: "[data-key=switcher-close]", in: browser)
            try await browser.press(.enter)
            try await expectFocus(on: ".tile", in: browser)
            try await browser.press(.alt, .shift, .down)
            try await expectFocus(on: "[data-key=unlock]", in: browser)
            try await browser.press(.alt, .up)
            try await expectFocus(on: ".tile", in: browser)
        }
    }

    private static func layer(_ number: Int, _ frame: CGRect, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
        var layer = Layer(number: number)
        layer.anchor = .zero
        layer.position = frame.origin
        layer.bounds.size = frame.size
        change(&layer)
        return layer
    }

    private static func spoken(_ label: String, _ traits: UInt64 = 1, value: String = "", isModal: Bool = false)
        -> Layer.Accessibility
    {
        var said = Layer.Accessibility()
        (said.label, said.traits, said.value, said.isModal) = (label, traits, value, isModal)
        return said
    }

    private static func row(_ number: Int, _ top: Double, _ label: String) -> Layer {
        layer(number, CGRect(x: 0, y: top, width: 200, height: 40)) { $0.accessibility = spoken(label) }
    }

    private func app(_ body: (ServedDevice, Browser, _ show: (Layer...) -> Void) async throws -> Void) async throws {
        try await page { served, browser in
            try await served.device.perform(.open(app: Self.bank))
            try await browser.wait(until: "document.querySelector('.app-screen')")
            try await body(served, browser) { layers in
                served.system.draw(.init(color: .white, height: 1000, inner: layers), in: Self.bank)
            }
        }
    }

    @Test("layers are read from above to below, in whatever order they were made, and a bar before what it lies over")
    func order() async throws {
        try await app { _, browser, show in
            show(
                Self.row(2, 200, "Third"), Self.row(3, 100, "First"), Self.row(4, 150, "Second"),
                Self.layer(5, CGRect(x: 0, y: 90, width: 390, height: 20)) { $0.accessibility = Self.spoken("Bar") })
            let names = "[...document.querySelectorAll('.app-layers [role=button]')].map((one) => one.ariaLabel).join()"
            try await browser.wait(until: "\(names) === 'Bar,First,Second,Third'")
            try await browser.run("document.querySelector('[data-layer=\"4\"]').focus()")
            show(
                Self.row(2, 50, "Third"), Self.row(3, 100, "First"), Self.row(4, 150, "Second"),
                Self.layer(5, CGRect(x: 0, y: 90, width: 390, height: 20)) { $0.accessibility = Self.spoken("Bar") })
            try await browser.wait(until: "\(names) === 'Third,Bar,First,Second'")
            try await expectFocus(on: "[data-layer='4']", in: browser)
        }
    }

    @Test("a slider is taken up and down by the arrow keys, a row is pulled aside, and a menu is asked for")
    func deeds() async throws {
        try await app { served, browser, show in
            show(
                Self.layer(2, CGRect(x: 0, y: 100, width: 200, height: 40)) {
                    $0.accessibility = Self.spoken("Volume", 4096, value: "40%")
                }, Self.row(3, 200, "Row"))
            try await browser.wait(until: "document.querySelector('[role=slider]')?.ariaValueNow === '40'")
            try await tab(to: "[role=slider]", in: browser)
            try await browser.press(.right, .down)
            await served.system.done(with: "finger 0 increased 100,20")
            await served.system.done(with: "finger 0 decreased 100,20")
            try await browser.press(.tab, .left)
            await served.system.done(with: "finger 0 began 100,20")
            await served.system.done(with: "finger 0 ended 10,20")
            try await browser.press(.shift, .f10)
            await served.system.done(with: "finger 0 ended 100,20")
        }
    }

    @Test(
        "what covers an app keeps the keys: what is behind is out of reach, Escape leaves it, and the focus goes back")
    func modal() async throws {
        try await app { served, browser, show in
            let rows = [Self.row(2, 100, "One"), Self.row(3, 150, "Two")]
            show(rows[0], rows[1])
            try await browser.wait(until: "document.querySelector('[data-layer=\"3\"]')")
            try await tab(to: "[data-layer='3']", in: browser)
            try await browser.press(.enter)
            let answer = Self.row(5, 10, "Cancel")
            let cover = Self.layer(4, CGRect(x: 0, y: 0, width: 393, height: 852)) {
                $0.accessibility = Self.spoken("Sure?", 0, isModal: true)
            }
            served.system.draw(
                .init(color: .white, height: 1000, inner: rows + [cover, answer]), in: Self.bank)
            try await browser.wait(until: "document.querySelector('[data-layer=\"4\"]')?.role === 'dialog'")
            #expect(try await browser.run("return document.querySelector('[data-layer=\"3\"]').inert") == .bool(true))
            try await expectFocus(on: "[data-layer='5']", in: browser)
            try await browser.press(.escape)
            await served.system.done(with: "finger 0 escaped 197,426")
            #expect(await served.device.state.front == Self.bank, "only what covers it is left")
            show(rows[0], rows[1])
            try await expectFocus(on: "[data-layer='3']", in: browser)
            show(rows[0])
            try await expectFocus(on: "[data-layer='2']", in: browser)
        }
    }
}
