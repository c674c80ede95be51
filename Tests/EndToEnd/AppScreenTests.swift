// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
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
        let display = """
            return import('/connection.js')
                .then((one) => one.until(() => one.state.display).then(() => JSON.stringify(one.state.display)))
            """
        let before = try await browser.run(display)
        let file = try TemporaryFolder()
        let picture = file.url.appending(path: "siri.png")
        let run = try await apps.beckon(
            "screenshot", picture.path, "--say", "Order Pizza", "--model", "iPhoneSE", "--dark", "--scale", "1")
        #expect(run.status == 0, "\(run.errors)")
        let bitmap = try Bitmap(png: try Data(contentsOf: picture))
        #expect(bitmap.width == 375 + 36)
        try await browser.wait(until: "document.querySelector('.siri')?.textContent.includes('Which pizza')")
        try await browser.wait(until: "document.getElementById('device').dataset.face === 'island'")
        let after = try await browser.run(display)
        #expect(before.text == after.text)
        try keep(try bitmap.png(), "screenshot-siri")
        await driver.end()
        #expect(await daemon.end() == 0)
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
        let menu = try await apps.beckon("screenshot", "screen.png", "--show", "menu")
        #expect(menu.status == 2 && menu.errors.contains("--app"), "\(menu.errors)")
        let page = try await apps.beckon(
            "screenshot", "screen.png", "--show", "search", environment: ["BECKON_BROWSER": "none"])
        #expect(page.status == 1 && page.errors.contains("chromium"), "\(page.errors)")
    }
}
