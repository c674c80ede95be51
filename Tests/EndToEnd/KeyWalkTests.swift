// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The real program with the example apps, by Tab, arrows, Enter, Space and Escape alone.
@Suite(
    "The device with real apps, by keys alone", .serialized, .timeLimit(.minutes(10)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct KeyWalkTests {
    private let device = DeviceTests()

    /// Whether something has the focus, by a selector or by what is said of it.
    private func holds(_ wanted: String) -> String {
        "[document.activeElement].some((one) => one.matches(`\(wanted)`) && one !== document.body)"
    }

    private func named(_ label: String) -> String { "[aria-label^='\(label)'][tabindex='0']" }

    private func tab(to wanted: String, _ browser: Browser) async throws {
        try await browser.wait(until: "document.querySelector(`\(wanted)`)")
        for _ in 0..<70 {
            if try await browser.run("return \(holds(wanted))") == .bool(true) { return }
            try await browser.press(.tab)
            // Whatever has the focus is seen to have it; a field by its caret.
            let isSeen = try await browser.run(
                "const one = document.activeElement; return one === document.body || one.matches('.app-field') || getComputedStyle(one).outlineStyle !== 'none'"
            )
            #expect(isSeen == .bool(true), "on the way to \(wanted)")
        }
        Issue.record("Tab does not reach \(wanted)")
    }

    private func focus(on wanted: String, _ browser: Browser) async throws {
        try await browser.wait(until: holds(wanted))
    }

    private func enter(_ wanted: String, _ browser: Browser) async throws {
        try await tab(to: wanted, browser)
        try await browser.press(.enter)
    }

    @Test("an app is opened, its screens are gone into and left, and the focus is back where it was")
    func bank() async throws {
        try await device.withDevice { served in
            let browser = served.browser
            try await enter("[data-key=unlock]", browser)
            try await enter("[data-app='com.example.bank']", browser)
            try await enter(named("Cash machine"), browser)
            try await browser.wait(until: "!document.querySelector(`\(named("Cash machine"))`)")
            try await browser.wait(until: "document.activeElement.closest('.app-layers')")
            try await enter(named("Accounts"), browser)
            try await focus(on: named("Cash machine"), browser)
            try await enter(named("Converter"), browser)
            try await enter("[aria-label^='USD → EUR']", browser)
            try await browser.wait(
                until: "document.querySelector('[aria-label^=\"USD → EUR\"]').ariaPressed === 'true'")
            try await browser.press(.escape)
            try await focus(on: ".tile[data-app='com.example.bank']", browser)
        }
    }

    @Test("a row’s actions come to light and are taken, its menu opens and closes, and a form is filled in")
    func contacts() async throws {
        try await device.withDevice { served in
            let browser = served.browser
            try await enter("[data-key=unlock]", browser)
            try await enter("[data-app='com.example.contacts']", browser)
            try await tab(to: named("Alan Turing"), browser)
            try await browser.press(.shift, .f10)
            try await browser.wait(
                until: "document.querySelector('.app-layers [role=dialog]')?.contains(document.activeElement)")
            try await browser.press(.escape)
            try await focus(on: named("Alan Turing"), browser)
            try await browser.press(.left)
            try await focus(on: named("Delete"), browser)
            try await browser.press(.enter)
            try await browser.wait(until: "!document.querySelector(`\(named("Alan Turing"))`)")
            try await browser.wait(until: "document.activeElement.closest('.app-layers')")
            try await enter(named("Add"), browser)
            try await focus(on: ".app-field", browser)
            try await browser.type("Joan Clarke", into: ".app-field:focus")
            try await browser.wait(until: "document.querySelector(`\(named("Save"))`)")
            try await enter(named("Save"), browser)
            try await browser.wait(until: "document.querySelector('.app-layers').innerText.includes('No number yet')")
            try await enter(named("Contacts"), browser)
            try await browser.wait(until: "document.querySelector(`\(named("Joan Clarke"))`)")
            try await browser.wait(until: "document.activeElement.closest('.app-layers')")
        }
    }

    @Test("what is installed, and what is taken away, shows on a page that is open, at once")
    func installation() async throws {
        try await device.withDevice { served in
            let browser = served.browser
            try await browser.click("[data-key=unlock]")
            let tile = "document.querySelector('[data-app=\"com.example.questionpictures\"]')"
            try await browser.wait(until: tile)
            let installed = served.apps.state.appending(path: "Apps/com.example.questionpictures.app")
            let folder = try TemporaryFolder()
            let bundle = folder.url.appending(path: "QuestionPictures.app")
            try FileManager.default.copyItem(at: installed.resolvingSymlinksInPath(), to: bundle)
            #expect(try await served.apps.beckon("uninstall", "com.example.questionpictures").status == 0)
            try await browser.wait(until: "!\(tile)")
            let run = try await served.apps.beckon("install", bundle.path)
            #expect(run.status == 0, "\(run.errors)")
            try await browser.wait(until: tile)
        }
    }
}
