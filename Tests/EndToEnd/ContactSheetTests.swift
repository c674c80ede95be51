// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

/// Every screen of the device and of the example apps, as a person sees it and as one hears it who does not.
///
/// With `RECORD_PICTURES=1` the screens become the contact sheets in `Documentation/Pictures`.
@Suite(
    "Every screen of the device and the examples", .serialized, .timeLimit(.minutes(15)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct ContactSheetTests {
    private static let apps = [
        "bank", "concierge", "contacts", "dailypunch", "pizzeria", "questionpictures", "searchquestion",
        "teadiary",
    ]

    /// Two of them show all there is; the others only look different.
    private static let looks =
        [("en-US", "light"), ("zh-CN", "dark")] + (records ? [("en-US", "dark"), ("zh-CN", "light")] : [])

    /// What a page does to show a screen, and what is there then.
    private static let screens: [(name: String, command: String, selector: String)] = [
        ("lock", #""lock", {}"#, "[data-key=unlock]"), ("home", #""unlock", {}"#, ".tile"),
        ("menu", #""menu", { app: "com.example.bank" }"#, ".menu-list"),
        ("search", #""show", { sheet: "search" }"#, ".search-field"),
        ("settings", #""show", { sheet: "settings" }"#, ".sheet"),
        ("shortcuts", #""show", { sheet: "shortcuts" }"#, ".sheet"),
        ("developer", #""show", { sheet: "developer" }"#, ".sheet"), ("siri", #""listen", {}"#, ".siri"),
    ]

    @Test(
        "has a name for everything that can be pressed or filled in, and can be read",
        arguments: looks)
    func screens(language: String, look: String) async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let ready = try JSONSerialization.jsonObject(with: Data(daemon.greeting.utf8)) as? [String: Any]
        let driver = try await WebDriver.start()
        let browser = try await driver.browser(language: language)
        try await browser.prefer(["prefers-color-scheme": look, "prefers-reduced-motion": "reduce"])
        try await browser.go(to: try #require(ready?["device"] as? String))
        var pictures: [Bitmap] = []
        for screen in Self.screens {
            try await send(screen.command, browser)
            try await browser.wait(until: "document.querySelector('\(screen.selector)')")
            try await inspect("\(screen.name) \(language) \(look)", browser, &pictures)
        }
        try await send(#""endConversation", {}"#, browser)
        for app in Self.apps {
            #expect(try await apps.beckon("open", "com.example.\(app)").status == 0, "\(app)")
            try await browser.wait(until: "document.querySelector('.app-screen')?.dataset.app === 'com.example.\(app)'")
            try await browser.wait(until: "document.querySelector('.app-layers:not([hidden])')?.offsetWidth >= 390")
            try await inspect("\(app) \(language) \(look)", browser, &pictures)
        }
        if !Self.records { try await inspectMore("\(language) \(look)", browser) }
        await driver.end()
        #expect(await daemon.end() == 0)
        if Self.records { try record(pictures, "screens-\(language.prefix(2))-\(look)") }
    }

    /// What needs something to be there, or is as large as a tablet.
    private func inspectMore(_ name: String, _ browser: Browser) async throws {
        var none: [Bitmap] = []
        try await send(#""show", { sheet: "switcher" }"#, browser)
        try await browser.wait(until: "document.querySelectorAll('.card').length === \(Self.apps.count)")
        try await inspect("switcher \(name)", browser, &none)
        try await send(#""show", { sheet: "search" }"#, browser)
        try await browser.type("pi", into: ".search-field")
        try await browser.wait(until: "document.querySelector('.found')")
        try await inspect("found \(name)", browser, &none)
        try await send(#""phrase", { target: { proposal: { id: 1 } } }"#, browser)
        try await browser.wait(until: "document.querySelector('.phrase-box')")
        try await inspect("phrase \(name)", browser, &none)
        try await send(#""say", { text: "\#(name.hasPrefix("zh") ? "订披萨" : "Order pizza")" }"#, browser)
        try await browser.wait(until: "document.querySelector('.option')")
        try await inspect("asked \(name)", browser, &none)
        try await send(#""endConversation", {}"#, browser)
        try await send(#""setModel", { model: "iPad" }"#, browser)
        try await browser.wait(until: "document.getElementById('screen').clientWidth === 820")
        try await send(#""home", {}"#, browser)
        try await browser.wait(until: "document.querySelector('.tile')")
        try await inspect("tablet \(name)", browser, &none)
        for app in ["bank", "pizzeria"] {
            try await send(#""open", { app: "com.example.\#(app)" }"#, browser)
            try await browser.wait(until: "document.querySelector('.app-screen')?.dataset.app === 'com.example.\(app)'")
            try await browser.wait(until: "document.querySelector('.app-layers:not([hidden])')?.offsetWidth === 820")
            try await inspect("\(app) on a tablet \(name)", browser, &none)
        }
    }

    /// Has the page send a command, as a person’s tap does.
    private func send(_ command: String, _ browser: Browser) async throws {
        try await browser.run("return import('/connection.js').then((one) => one.send(\(command)));")
    }

    /// What is wrong for anyone who sees badly or presses keys, and a picture of the device.
    private func inspect(_ name: String, _ browser: Browser, _ pictures: inout [Bitmap]) async throws {
        try await browser.wait(
            until:
                "document.getAnimations().every((one) => one.playState !== 'running' || one.effect.getComputedTiming().endTime > 3000)"
        )
        let faults = try await ScreenFaults.all(on: browser)
        #expect(faults == "", "\(name): \(faults)")
        let pale = try await TextContrast.faults(on: browser)
        #expect(pale == [], "\(name)")
        let picture = try await browser.screenshot(of: "#device")
        try Screenshots.keep("screen \(name)", picture)
        pictures.append(try Bitmap(png: picture))
    }

    /// The pictures in rows of eight, at half their size.
    private func record(_ pictures: [Bitmap], _ name: String) throws {
        let (width, height, gap, columns) = (208.0, 438.0, 16.0, 8)
        let rows = (pictures.count + columns - 1) / columns
        let size = CGSize(
            width: Double(columns) * (width + gap) + gap, height: Double(rows) * (height + gap) + gap)
        let canvas = try Canvas(size: size, scale: 1)
        canvas.fill(Path(CGRect(origin: .zero, size: size)), with: Color(white: name.hasSuffix("dark") ? 0.05 : 0.91))
        for (index, picture) in pictures.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            canvas.draw(
                picture,
                in: CGRect(
                    x: gap + Double(column) * (width + gap), y: gap + Double(row) * (height + gap), width: width,
                    height: height))
        }
        try canvas.bitmap().png().write(to: PackageRoot.url.appending(path: "Documentation/Pictures/\(name).png"))
    }

    private static let records = ProcessInfo.processInfo.environment["RECORD_PICTURES"] == "1"
}
