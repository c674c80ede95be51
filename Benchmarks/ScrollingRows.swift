// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation

/// How evenly Chromium shows an app's table of 500 rows while it is scrolled, and the app while it opens; beside a plain
/// list of the same rows that the same browser scrolls. And what the page has to be sent for it.
struct ScrollingRows: Benchmark {
    let name = "A table of 500 rows in Chromium, scrolled by 12 points at each frame"
    /// So many frames are looked at, twice: rows that come for the first time, and the same ones again.
    private let frames = 240

    func run() async throws -> [Measurement] {
        guard WebDriver.isThere else {
            throw BenchmarkError("there is no chromedriver; Scripts/bootstrap --tests installs it")
        }
        let system = try await ServedSystem(running: "TableApp")
        let driver = try await WebDriver.start()
        let browser = try await driver.browser(moves: true)
        try await browser.go(to: system.address)
        let opening = try await openApp(in: browser)
        let new = try await scroll(".layer-scroller", by: 12, in: browser)
        let known = try await scroll(".layer-scroller", by: -12, in: browser)
        try await browser.go(to: "http://127.0.0.1:\(system.port)/nothing")
        try await browser.run(Self.plainList)
        let plain = try await scroll(".plain", by: 12, in: browser)
        await driver.end()
        await system.end()
        return measurements(opening: opening, new: new, known: known, plain: plain)
    }

    private func measurements(opening: Frames, new: Frames, known: Frames, plain: Frames) -> [Measurement] {
        func slowest(_ name: String, _ frames: Frames) -> Measurement {
            Measurement("95th percentile of frames, \(name)", frames.percentile * 1000, .microseconds)
        }
        let rows = [
            slowest("rows that are new", new), slowest("rows seen before", known),
            slowest("an app that opens", opening),
            slowest("a plain list", plain),
        ]
        return rows
            + [
                rows[0].ratio(to: rows[3], name: "new rows to the plain list", goal: 1.3),
                rows[2].ratio(to: rows[3], name: "opening to the plain list", goal: 1.3),
                Measurement("bytes for each row that is new", new.bytes / (Double(frames) * 12 / 44), .bytes),
                Measurement("bytes for rows seen before", known.bytes, .bytes, goal: 0),
            ]
    }

    private struct Frames {
        /// In milliseconds; 95 of a hundred frames took no longer.
        var percentile: Double
        /// What the page was sent meanwhile.
        var bytes: Double
    }

    /// Unlocks the device and opens the app by its icon.
    private func openApp(in browser: Browser) async throws -> Frames {
        try await browser.click("[data-key=unlock]")
        let icon = "[data-app='\(ServedSystem.identifier)']"
        try await browser.wait(until: "document.querySelector(\"\(icon)\")")
        let opening = try await look(
            frames: 60, in: browser, beginning: "document.querySelector(\"\(icon)\").click();", each: "")
        try await browser.wait(until: "document.querySelector('.layer-scroller')?.scrollHeight > 10000")
        return opening
    }

    private func scroll(_ selector: String, by step: Int, in browser: Browser) async throws -> Frames {
        try await look(
            frames: frames, in: browser, beginning: "const list = document.querySelector('\(selector)');",
            each: "list.scrollTop += \(step);")
    }

    /// How long each frame takes from the one before, while something is done in each.
    private func look(
        frames: Int, in browser: Browser, beginning: String, each: String
    ) async throws -> Frames {
        try await browser.run(
            """
            window.times = [];
            performance.clearResourceTimings();
            performance.setResourceTimingBufferSize(2000);
            \(beginning)
            let before = performance.now();
            const step = (now) => {
              times.push(now - before);
              before = now;
              \(each)
              if (times.length <= \(frames)) requestAnimationFrame(step); else window.isLooked = true;
            };
            window.isLooked = false;
            requestAnimationFrame(step);
            """)
        try await browser.wait(until: "isLooked")
        // What the app tells late belongs to this, not to what is measured next.
        try await browser.wait(
            until: "performance.getEntriesByType('resource').every((one) => performance.now() - one.responseEnd > 1000)"
        )
        let found = try await browser.run(
            """
            const sorted = times.slice(1).sort((a, b) => a - b);
            const sent = performance.getEntriesByType('resource').filter((one) => one.name.includes('/layer'));
            return { percentile: sorted[Math.floor(sorted.length * 0.95)], bytes: sent.reduce((sum, one) => sum + one.encodedBodySize, 0) };
            """)
        return Frames(percentile: found["percentile"].number, bytes: found["bytes"].number)
    }

    /// Rows like the app's, as a page has them that knows of no app.
    private static let plainList = """
        const list = document.createElement("div");
        list.className = "plain";
        Object.assign(list.style, { width: "390px", height: "780px", overflow: "auto", font: "17px sans-serif" });
        for (let number = 1; number <= 500; number += 1) {
          const row = document.createElement("div");
          Object.assign(row.style, { height: "44px", borderBottom: "1px solid #ccc" });
          row.innerHTML = `<b>♥</b> <span>Row ${number}</span><br><small>What stands under the title of row ${number}</small>`;
          list.append(row);
        }
        document.body.replaceChildren(list);
        """
}
