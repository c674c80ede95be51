// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite(
    "What developers see", .timeLimit(.minutes(5)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct DeveloperPageTests {
    private static func exchange(_ title: String) -> DeviceNews {
        var entry = DeviceActivity(
            .exchange, bundle: "org.example.pizzeria.intents", title: title, milliseconds: 3.4)
        entry.app = "org.example.pizzeria"
        entry.request = #"{"ask":"resolve","intent":{"className":"OrderPizzaIntent","values":{}},"parameter":"kind"}"#
        entry.answer = #"{"resolution":[{"needsValue":true}]}"#
        return .activity(entry)
    }

    @Test("what was asked and answered is folded JSON with the time, by conversation, and of one app where wanted")
    func page() async throws {
        let served = try await ServedDevice()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: served.server.address)
        try await browser.click("[data-key=unlock]")
        try await served.device.perform(.say(text: "Order a pizza"))
        served.system.tell(Self.exchange("OrderPizza: resolve kind"))
        try await browser.wait(until: "document.querySelector('.option')")
        try await browser.click("[data-key=siri-close]")
        try await browser.wait(until: "document.getElementById('conversation').hidden")
        served.system.tell(.activity(DeviceActivity(.app, bundle: "org.example.bank", title: "active")))
        try await browser.click("[data-key=system-developer]")
        try await browser.wait(until: "document.querySelectorAll('.activity li').length === 2")
        let groups = try await browser.run(
            """
            return [...document.querySelectorAll('.happened')].map((group) => [
              group.querySelector('h3')?.firstChild.textContent ?? '',
              ...[...group.querySelectorAll('li b')].map((one) => one.textContent)].join(': ')).join('; ');
            """
        ).text
        #expect(groups == ": active; “Order a pizza”: OrderPizza: resolve kind")
        #expect(
            try await browser.run(
                #"""
                return [...document.querySelectorAll('.activity small')]
                  .every((one) => /^\d\d:\d\d:\d\d\.\d{3} · /.test(one.textContent));
                """#
            )
                == .bool(true))
        let first = "document.querySelector('details')"
        #expect(try await browser.run("return \(first).open") == .bool(false))
        try await browser.click("details summary")
        try await browser.wait(until: "\(first).open")
        #expect(
            try await browser.run("return \(first).querySelector('pre').textContent").text.contains(
                #"    "className": "OrderPizzaIntent","#))
        try await Screenshots.keep("developer-json", browser)
        // It stays unfolded whatever else happens.
        served.system.tell(.activity(DeviceActivity(.app, bundle: "org.example.bank", title: "background")))
        try await browser.wait(until: "document.querySelectorAll('.activity li').length === 3")
        #expect(try await browser.run("return \(first).open") == .bool(true))
        try await browser.run(
            "const choice = document.querySelector('[data-key=filter-app]'); choice.value = 'org.example.bank';"
                + "choice.dispatchEvent(new Event('change'))")
        try await browser.wait(until: "document.querySelectorAll('.activity li').length === 2")
        try await browser.close()
        await driver.end()
        await served.server.stop()
    }
}
