// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import TestSupport
import Testing

/// The browser draws the layers of an app by itself, and so does Cairo: both are to look the same.
@Suite(
    "The page and Cairo", .serialized, .timeLimit(.minutes(10)),
    .enabled(if: WebDriver.isThere, "chromedriver is not installed; Scripts/bootstrap --tests does it"))
struct AgreementTests {
    /// How far they may be from each other: Skia and Cairo soften the edges of letters and lines differently,
    /// which counts for more where colors stand out.
    private static let (mean, far) = (2.3, 0.015)

    private static let apps = [
        "bank", "concierge", "contacts", "dailypunch", "pizzeria", "questionpictures", "searchquestion",
    ]
    /// Screens that are not the first of their app.
    private static let links = ["examplebank://cash-machine", "searchquestion://sign-in?name=Ada"]

    @Test("draw the same screens: each example's, light and dark, in two languages, at one and two pixels a point")
    func screens() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let ready = try JSONSerialization.jsonObject(with: Data(daemon.greeting.utf8)) as? [String: Any]
        let address = try #require(ready?["device"] as? String)
        let driver = try await WebDriver.start()
        var compared = 0
        for (language, scale) in [("en-US", 2), ("zh-CN", 1)] {
            let browser = try await driver.browser(language: language)
            try await browser.go(to: address)
            try await browser.resize(width: 1000, height: 950, scale: scale)
            if compared == 0 { try await browser.click("[data-key=unlock]") }
            for look in ["light", "dark"] {
                try await browser.prefer(["prefers-color-scheme": look])
                for app in Self.apps.map({ "com.example.\($0)" }) + Self.links {
                    #expect(try await apps.beckon("open", app).status == 0, "\(app)")
                    try await compare(browser, "\(app) \(language) \(look)")
                    compared += 1
                }
            }
            try await browser.close()
        }
        #expect(compared >= 30)
        await driver.end()
        #expect(await daemon.end() == 0)
    }

    /// The page may be on its way to what the device shows: what counts is where it comes to rest.
    private func compare(_ browser: Browser, _ name: String) async throws {
        try await browser.wait(until: "document.querySelector('.app-layers:not([hidden])')?.offsetWidth >= 390")
        // What covers the app does not belong to it.
        try await browser.run(
            """
            for (const one of ['status', 'touch', 'bar', 'notice']) document.getElementById(one).style.visibility = 'hidden';
            document.getElementById('screen').style.borderRadius = '0';
            """)
        var difference = (mean: 255.0, far: 1.0)
        for _ in 0..<10 where difference.mean >= Self.mean || difference.far >= Self.far {
            try await browser.wait(until: Self.isAtRest)
            let seen = try Bitmap(png: try await browser.screenshot(of: ".app-layers"))
            let drawn = try Bitmap(png: try await picture(browser))
            guard seen.width == drawn.width, seen.height == drawn.height else { continue }
            difference = seen.difference(from: drawn)
            try keep(seen, drawn, name)
        }
        if ProcessInfo.processInfo.environment["BECKON_SCREENSHOTS"] != nil {
            print("agreement \(name): \(difference)")
        }
        #expect(difference.mean < Self.mean && difference.far < Self.far, "\(name): \(difference)")
    }

    /// The same layers, drawn by Cairo.
    private func picture(_ browser: Browser) async throws -> Data {
        let text = try await browser.run(
            """
            const request = new XMLHttpRequest();
            request.open('GET', `/screen/${document.querySelector('.app-screen').dataset.app}?at=${performance.now()}`, false);
            request.overrideMimeType('text/plain; charset=x-user-defined');
            request.send();
            return btoa([...request.responseText].map((one) => String.fromCharCode(one.charCodeAt(0) & 255)).join(''));
            """
        ).text
        return try #require(Data(base64Encoded: text))
    }

    private func keep(_ seen: Bitmap, _ drawn: Bitmap, _ name: String) throws {
        let file = name.replacing(/[^A-Za-z.-]+/, with: "-")
        try Screenshots.keep("agreement-\(file)-page", try seen.png())
        try Screenshots.keep("agreement-\(file)-cairo", try drawn.png())
    }

    /// Nothing moves, all images are there, and the page has all that the device knows of.
    private static let isAtRest = """
        (() => {
          const layers = document.querySelector('.app-layers');
          const key = layers.innerText + layers.getAnimations({ subtree: true }).length + state();
          const isSame = window.former === key;
          window.former = key;
          return isSame && !layers.getAnimations({ subtree: true }).length && [...layers.querySelectorAll('img')].every((one) => one.complete);
          function state() { return layers.querySelectorAll('*').length; }
        })()
        """
}
