// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing
import Wire

@testable import DeviceServer

@Suite(
    "The layers of an app on the device's page", .serialized, .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct LayersPageTests {
    private static let bank = "org.example.bank"

    private static func layer(_ number: Int, _ frame: CGRect, _ change: (inout Layer) -> Void = { _ in }) -> Layer {
        var layer = Layer(number: number)
        layer.anchor = .zero
        layer.position = frame.origin
        layer.bounds.size = frame.size
        change(&layer)
        return layer
    }

    private static func text(_ words: String, size: Double = 20) -> DrawingCommand {
        let run = StyledText.Run(words, TextStyle(font: TextFont(size: size), color: .black))
        let line = TypesetText.Line(x: 0, baseline: 24, width: 60, runs: [run])
        return .text(TypesetText(lines: [line], language: "en"), at: CGPoint(x: 10, y: 0))
    }

    private func page(
        moves: Bool = false, _ body: (ServedDevice, Browser, _ show: (Layer...) -> Void) async throws -> Void
    ) async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser(moves: moves)
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await browser.click("[data-app='\(Self.bank)']")
        try await body(served, browser) { layers in
            served.system.draw(.init(color: .white, height: 1000, inner: layers), in: Self.bank)
        }
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }

    @Test(
        "the clock stands out from what is under it, through what dims it",
        arguments: [
            (Color.white, 0.0, 1.0, "light"), (.white, 0.16, 1, "light"), (.white, 1, 0.16, "light"),
            (.white, 0.8, 1, "dark"), (.white, 1, 0.8, "dark"), (.black, 0.16, 1, "dark"), (.black, 0, 1, "dark"),
        ])
    func tone(_ ground: Color, _ alpha: Double, _ opacity: Double, _ tone: String) async throws {
        try await page { served, browser, _ in
            let whole = CGRect(x: 0, y: 0, width: 393, height: 852)
            let dim = Self.layer(2, whole) { layer in
                layer.background = Color(red: 0, green: 0, blue: 0, alpha: alpha)
                layer.opacity = opacity
            }
            let screen = PretendedSystem.Screen(color: ground, width: 393, height: 852, inner: [dim])
            served.system.draw(screen, in: Self.bank)
            try await browser.wait(until: "document.getElementById('screen').dataset.tone === '\(tone)'")
        }
    }

    @Test("a text stands on its baseline where it was set, and is text")
    func texts() async throws {
        try await page { _, browser, show in
            show(Self.layer(2, CGRect(x: 20, y: 100, width: 200, height: 40)) { $0.contents = [Self.text("Bread")] })
            try await browser.wait(until: "document.querySelector('.layer-line')?.textContent === 'Bread'")
            let place = try await browser.run(
                """
                const [line, screen] = ['.layer-line', '#screen'].map((one) => document.querySelector(one).getBoundingClientRect());
                const foot = document.querySelector('.layer-line i').getBoundingClientRect();
                return [line.left - screen.left, foot.bottom - screen.top].map(Math.round).join();
                """)
            #expect(place.text == "30,124")
        }
    }

    @Test("what a page has seen is not sent to it again")
    func changes() async throws {
        try await page { _, browser, show in
            show(Self.layer(2, CGRect(x: 20, y: 100, width: 200, height: 40)) { $0.contents = [Self.text("Bread")] })
            try await browser.wait(until: "document.querySelector('.layer-line')?.textContent === 'Bread'")
            let counts = try await browser.run(
                """
                const load = async (query) => (await fetch(`/layers/\(Self.bank)${query}`)).json();
                return load('').then(async (all) => {
                  const same = await load(`?process=${all.process}&after=${all.version}`);
                  const other = await load(`?process=other&after=${all.version}`);
                  return [all, same, other].map((one) => one.layers.length).join();
                });
                """)
            #expect(counts.text == "2,0,2")
        }
    }

    @Test("what a person scrolls the app hears, with where it rests; where the app scrolls the page goes")
    func scrolling() async throws {
        func list(revision: Int, offset: Double) -> Layer {
            Self.layer(2, CGRect(x: 0, y: 100, width: 390, height: 300)) {
                var scrolling = Layer.Scrolling()
                (scrolling.size, scrolling.insets) = (CGSize(width: 390, height: 2000), [10, 0, 0, 0])
                (scrolling.offset.y, scrolling.revision) = (offset, revision)
                $0.scrolling = scrolling
            }
        }
        try await page { served, browser, show in
            show(list(revision: 1, offset: -10))
            try await browser.wait(until: "document.querySelector('.layer-scroller')?.scrollHeight === 2010")
            try await browser.run("document.querySelector('.layer-scroller').scrollTop = 130")
            await served.system.done(with: "scroll 2 resting 0,120")
            show(list(revision: 2, offset: 500))
            try await browser.wait(until: "document.querySelector('.layer-scroller').scrollTop === 510")
            #expect(!served.system.done.contains { $0.hasSuffix("0,500") }, "the app knows")
        }
    }

    @Test("the keyboard reaches what can be tapped, and taps its middle")
    func keyboard() async throws {
        try await page { served, browser, show in
            show(
                Self.layer(2, CGRect(x: 20, y: 100, width: 80, height: 40)) {
                    var said = Layer.Accessibility()
                    (said.label, said.traits, said.hint) = ("Order", 1, "orders bread")
                    $0.accessibility = said
                })
            try await browser.wait(until: "document.querySelector('[role=button][aria-label=Order]')?.tabIndex === 0")
            try await browser.run("document.querySelector('[aria-label=Order]').focus()")
            try await browser.press(.enter)
            await served.system.done(with: "finger 0 ended 40,20")
            #expect(served.system.done.contains("finger 0 began 40,20"))
        }
    }

    @Test("animations are played once, and not to the end where less motion is asked for")
    func animations() async throws {
        func square(_ animation: Int, opacity: Double) -> Layer {
            Self.layer(2, CGRect(x: 20, y: 100, width: 80, height: 40)) {
                $0.opacity = opacity
                $0.animations = ["opacity", "position"].enumerated().map { index, property in
                    var one = LayerAnimation(
                        number: animation + index, property: property, values: index == 0 ? [[1]] : [[0, 0]],
                        duration: 900)
                    one.pace = .samples([0, 0.5, 1.1, 1])
                    return one
                }
            }
        }
        let playing = "document.querySelector('[data-layer=\"2\"]')?.getAnimations().length"
        try await page(moves: true) { _, browser, show in
            show(square(1, opacity: 0.5))
            try await browser.wait(until: "\(playing) === 2")
            try await browser.run(
                "document.querySelector('[data-layer=\"2\"]').getAnimations().forEach((one) => one.finish())")
            show(square(1, opacity: 0.4))
            try await browser.wait(until: "document.querySelector('[data-layer=\"2\"]').style.opacity === '0.4'")
            #expect(try await browser.run("return \(playing)") == .number(0))
            try await browser.prefer(["prefers-reduced-motion": "reduce"])
            show(square(5, opacity: 0.3))
            try await browser.wait(until: "\(playing) === 1")
        }
    }

    @Test("an app goes back into its icon and grows out of it, and is there at once where less motion is asked for")
    func icon() async throws {
        try await page(moves: true) { _, browser, show in
            show(Self.layer(2, CGRect(x: 20, y: 100, width: 80, height: 40)))
            try await browser.wait(until: "document.querySelector('.layer-view')")
            let leaving = "document.querySelector('.leaving .app-screen')?.getAnimations().length >= 1"
            try await browser.run(
                "window.left = 0; new MutationObserver(() => { if (\(leaving)) window.left += 1; }).observe(document.getElementById('screen'), { childList: true })"
            )
            try await browser.click("#bar")
            try await browser.wait(until: "window.left > 0 && !document.querySelector('.leaving')")
            try await browser.run(
                "window.grown = 0; new MutationObserver(() => { if (document.querySelector('.main .app-screen')?.getAnimations().length) window.grown += 1; }).observe(document.getElementById('screen'), { attributes: true, childList: true, subtree: true })"
            )
            try await browser.click("[data-app='\(Self.bank)']")
            try await browser.wait(until: "window.grown > 0")
            try await browser.prefer(["prefers-reduced-motion": "reduce"])
            try await browser.wait(until: "!document.querySelector('.app-screen').getAnimations().length")
            try await browser.run("window.left = 0")
            try await browser.click("#bar")
            try await browser.wait(until: "document.querySelector('.grid')")
            #expect(try await browser.run("return window.left") == .number(0))
        }
    }
}
