// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "Siri on the page", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct SiriPageTests {
    private let live = "document.getElementById('live').textContent"

    private func withSiri(
        hears: Bool = false, language: String = "en", before: String? = nil,
        _ body: (Browser, ServedDevice) async throws -> Void
    ) async throws {
        let served = try await ServedDevice(PretendedSystem(hears: hears))
        let driver = try await WebDriver.start()
        do {
            let browser = try await driver.browser(language: language)
            try await browser.resize(width: 390, height: 760)
            try await browser.go(to: served.server.address)
            try await browser.click("[data-key=unlock]")
            if let before { try await browser.run(before) }
            try await browser.click("[data-key=tool-siri]")
            try await browser.wait(until: "document.querySelector('[data-key=siri-text]')")
            try await body(browser, served)
        } catch {
            await driver.end()
            await served.server.stop()
            throw error
        }
        await driver.end()
        await served.server.stop()
    }

    /// Whether the whole of an element is seen in the part of the conversation that is scrolled to.
    private func isSeen(_ selector: String) -> String {
        """
        (() => {
          const box = document.querySelector("\(selector)").getBoundingClientRect();
          const log = document.querySelector(".turns").getBoundingClientRect();
          return box.top >= log.top - 1 && box.bottom <= log.bottom + 1;
        })()
        """
    }

    @Test("the newest exchange is what one sees, and what was said before is a scroll away")
    func newest() async throws {
        try await withSiri { browser, _ in
            let height = "document.querySelector('.siri').offsetHeight"
            try await browser.type("Order a pizza\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "Which pizza?")
            #expect(
                try await browser.run("return document.querySelector('[data-key=siri-earlier]') === null")
                    == .bool(true))
            try await browser.click(".option")
            try await browser.wait(until: "document.querySelector('.buttons') && \(isSeen(".exchange .buttons"))")
            try await browser.wait(until: "!(\(isSeen(".exchanges .asked")))")
            try await Screenshots.keep("siri-newest", browser)
            let low = try await browser.run("return \(height)").number
            try await browser.run(
                "const log = document.querySelector('.turns'); log.dispatchEvent(new WheelEvent('wheel')); log.scrollTop = 0"
            )
            try await browser.wait(until: "document.querySelector('[data-key=siri-earlier]').ariaPressed === 'true'")
            try await browser.wait(until: "\(height) > \(low) && \(isSeen(".exchanges .asked"))")
            try await Screenshots.keep("siri-back", browser)
            try await browser.click("[data-key=siri-earlier]")
            try await browser.wait(until: "\(height) === \(low) && \(isSeen(".exchange .buttons"))")
            // The answer takes the place of the question.
            try await browser.click("[data-key=siri-earlier]")
            try await browser.click(".buttons .primary")
            try await browser.wait(forText: "Your pizza comes in 25 minutes.")
            try await browser.wait(
                until: "!document.querySelector('.exchange .confirm') && \(isSeen(".exchange .answer"))")
            try await browser.wait(until: "document.querySelector('[data-key=siri-earlier]').ariaPressed === 'false'")
            try await Screenshots.keep("siri-answer", browser)
        }
    }

    @Test("the person's shortcuts are offered, and each app tells what it can do")
    func offers() async throws {
        try await withSiri { browser, served in
            try await Screenshots.keep("siri-offers", browser)
            try await browser.click("[data-key='sayings-of-org.example.bank']")
            try await browser.wait(forText: "Show the rate of the euro")
            #expect(try await browser.run("return document.querySelectorAll('.sayings-of').length").number == 1)
            try await browser.click("[data-key=few-sayings]")
            try await browser.click("[data-key^=saying-shortcut]")
            try await browser.wait(forText: "Which pizza?")
            withExtendedLifetime(served) {}
        }
    }

    /// Has what would be spoken written down.
    private static let listeningToVoice = """
        window.said = []; window.hushed = 0;
        speechSynthesis.speak = (one) => window.said.push(`${one.lang}: ${one.text}`);
        speechSynthesis.cancel = () => { window.hushed += 1; };
        """

    @Test("answers are spoken where the person wants it, once each, and a tap silences them")
    func voice() async throws {
        try await withSiri(before: Self.listeningToVoice) { browser, _ in
            let isOn = "document.querySelector('[data-key=siri-speaks]').ariaChecked === 'true'"
            try await browser.type("Order a pizza\u{E007}", into: "[data-key=siri-text]")
            try await browser.wait(forText: "Which pizza?")
            #expect(try await browser.run("return window.said.length").number == 0, "off at first")
            try await browser.click("[data-key=siri-speaks]")
            try await browser.wait(until: isOn)
            try await Screenshots.keep("siri-speaks", browser)
            let hushed = try await browser.run("return window.hushed").number
            try await browser.click(".option")
            try await browser.wait(until: "window.said.length === 1")
            let said = try await browser.run("return window.said[0]").text
            #expect(said.hasPrefix("en") && said.hasSuffix(": Order one?, Order, Cancel"), "\(said)")
            #expect(try await browser.run("return window.hushed").number > hushed)
            // What was said before a page was there is not said again.
            try await browser.reload()
            try await browser.run(Self.listeningToVoice)
            try await browser.wait(until: "document.querySelector('.buttons') && \(isOn)")
            try await browser.click(".buttons .primary")
            try await browser.wait(until: "window.said.length === 1")
            #expect(try await browser.run("return window.said[0]").text.contains("Your pizza comes in 25 minutes."))
            try await browser.click("[data-key=siri-close]")
            try await browser.click("[data-key=system-settings]")
            try await browser.wait(until: "document.querySelector('[data-key=speaks]').checked")
            try await browser.click("[data-key=speaks]")
            try await browser.click("[data-key=sheet-done]")
            try await browser.click("[data-key=tool-siri]")
            try await browser.wait(until: "document.querySelector('[data-key=siri-speaks]').ariaChecked === 'false'")
        }
    }

    /// In the place of a microphone a tone that ends after a while.
    private static let tone = """
        navigator.mediaDevices.getUserMedia = async () => {
          const context = new AudioContext(), tone = context.createOscillator(), out = context.createMediaStreamDestination();
          tone.connect(out);
          tone.start();
          tone.stop(context.currentTime + 0.8);
          return out.stream;
        };
        """

    @Test("what is said is heard by the machine where it can, and that is said")
    func hearing() async throws {
        try await withSiri(hears: true, before: Self.tone) { browser, served in
            try await browser.wait(forText: "What you say stays on this machine.")
            try await Screenshots.keep("siri-hearing", browser)
            try await browser.click("[data-key=siri-speak]")
            try await browser.wait(forText: "Which pizza?")
            let heard = try #require(served.system.done.last { $0.hasPrefix("heard") })
            let count = try #require(Int(heard.dropFirst("heard ".count).prefix { $0 != "," }))
            #expect((16_000...240_000).contains(count), "\(heard)")
            // The answer is heard as one.
            try await browser.click("[data-key=siri-speak]")
            try await browser.wait(forText: "Order one?")
            #expect(served.system.done.contains { $0.hasSuffix(", an answer") })
        }
    }

    @Test("nobody who does not let the page hear is left without a word")
    func refusedMicrophone() async throws {
        let refusing =
            "navigator.mediaDevices.getUserMedia = async () => { throw new DOMException('no', 'NotAllowedError'); };"
        try await withSiri(hears: true, before: refusing) { browser, _ in
            try await browser.click("[data-key=siri-speak]")
            try await browser.wait(until: "\(live) === 'Nothing was heard. Allow the microphone, or type.'")
            try await browser.wait(until: "document.querySelector('[data-key=siri-speak]').ariaPressed === 'false'")
        }
    }

    @Test("where the browser hears, it is said who that is, in the person's language")
    func browserHearing() async throws {
        try await withSiri(language: "zh-CN") { browser, _ in
            let isThere = try await browser.run("return 'webkitSpeechRecognition' in window") == .bool(true)
            if isThere { try await browser.wait(forText: "Chrome 会把它发送给 Google") }
            #expect(
                try await browser.run("return document.querySelector('[data-key=siri-speak]') !== null")
                    == .bool(isThere))
        }
    }
}
