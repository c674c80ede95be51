// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The installed Bank on the device: a real browser, a real system, a real app.
@Suite(.timeLimit(.minutes(5)))
struct AppScreenTests {
    /// Where pictures are kept to be looked at.
    private static let pictures = ProcessInfo.processInfo.environment["BECKON_SCREENSHOTS"]

    /// All that the app's screen says.
    private static let said = "[...document.querySelectorAll('.layer-line')].map((one) => one.textContent).join('|')"

    private func keep(_ data: Data, _ name: String) throws {
        guard let folder = Self.pictures else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try data.write(to: URL(filePath: folder).appending(path: "\(name).png"))
    }

    @Test(
        "a tap in the browser changes what the app's own screen says",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func tap() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let ready = try JSONSerialization.jsonObject(with: Data(daemon.greeting.utf8)) as? [String: Any]
        let address = try #require(ready?["device"] as? String)
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: address)
        try await browser.click("[data-key=unlock]")
        let open = try await apps.beckon("open", "examplebank://cash-machine")
        #expect(open.status == 0, "\(open.errors)")
        try await browser.wait(until: "document.querySelector('.app-layers:not([hidden])')?.offsetWidth >= 390")
        try keep(try await browser.screenshot(), "app-bank")
        let before = try await browser.run("return window.before = \(Self.said)").text
        #expect(before.contains("€"), "\(before)")
        try await browser.click(".app-layers:not([hidden]) [aria-label='€ 10 more']")
        try await browser.wait(until: "\(Self.said) !== window.before")
        try keep(try await browser.screenshot(), "app-bank-tapped")
        try await browser.click("#bar")
        try await browser.run("document.querySelectorAll('#tools button')[1].click()")
        try await browser.wait(until: "document.querySelector('.card-shot')?.naturalWidth >= 390")
        try keep(try await browser.screenshot(), "app-switcher")
        try await browser.close()
        await driver.end()
        #expect(await daemon.end() == 0)
    }

    @Test(
        "a form that begins in a field has the keyboard there",
        .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
    func form() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let ready = try JSONSerialization.jsonObject(with: Data(daemon.greeting.utf8)) as? [String: Any]
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        try await browser.go(to: try #require(ready?["device"] as? String))
        try await browser.click("[data-key=unlock]")
        let open = try await apps.beckon("open", "Contacts")
        #expect(open.status == 0, "\(open.errors)")
        try await browser.click(".app-layers:not([hidden]) [aria-label='Add']")
        try await browser.wait(until: "document.activeElement.placeholder === 'Name'")
        try await browser.close()
        await driver.end()
        #expect(await daemon.end() == 0)
    }

    @Test(
        "a screenshot is of the app that is opened for it, or of the home screen",
        arguments: ["Bank", "DailyPunch", nil])
    func screenshot(_ app: String?) async throws {
        let apps = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "screen.png")
        let options = app.map { ["--app", $0, "--dark"] } ?? []
        let run = try await apps.beckon(["screenshot", file.path, "--json", "--scale", "1"] + options)
        #expect(run.status == 0, "\(run.errors)")
        let told = try run.objects().first
        #expect(told?["width"] as? Int == 390 && told?["height"] as? Int == 844)
        #expect((told?["app"] == nil) == (app == nil))
        let png = try Data(contentsOf: file)
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]) && png.count > 3000)
        try keep(png, "screenshot-\(app ?? "home")")
    }

    @Test("a screenshot that cannot be says why")
    func refused() async throws {
        let apps = try await InstalledApps.examples()
        let nowhere = try await apps.beckon("screenshot", "/nowhere/screen.png")
        #expect(nowhere.status != 0 && nowhere.errors.contains("takes no picture"), "\(nowhere.errors)")
        let unknown = try await apps.beckon("screenshot", "screen.png", "--app", "Nobody")
        #expect(unknown.status != 0 && unknown.errors.contains("Nobody"), "\(unknown.errors)")
        let scale = try await apps.beckon("screenshot", "screen.png", "--scale", "9")
        #expect(scale.status != 0 && scale.errors.contains("1, 2 or 3"), "\(scale.errors)")
    }
}
