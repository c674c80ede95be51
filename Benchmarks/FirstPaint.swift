// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation

/// How long Chromium shows nothing when it opens the device; beside a bare page of the same server: a line of text.
struct FirstPaint: Benchmark {
    let name = "First paint of the device in Chromium"
    private let count = 15

    func run() async throws -> [Measurement] {
        guard WebDriver.isThere else {
            throw BenchmarkError("there is no chromedriver; Scripts/bootstrap --tests installs it")
        }
        let system = try await ServedSystem()
        let driver = try await WebDriver.start()
        let browser = try await driver.browser()
        // The token becomes a cookie here.
        try await browser.go(to: system.address)
        let origin = "http://127.0.0.1:\(system.port)"
        var times: [[Duration]] = [[], []]
        // In turns, so that whatever else the machine does meets both alike; the first is for practice.
        for round in 0...count {
            try await browser.go(to: "\(origin)/")
            try await browser.wait(until: "document.querySelector('[data-key=unlock]')")
            let paint = try await paint(in: browser)
            try await browser.go(to: "\(origin)/nothing")
            try await browser.wait(until: "document.body.innerText.includes('nothing here')")
            let bare = try await self.paint(in: browser)
            guard round > 0 else { continue }
            for (index, time) in [paint, bare].enumerated() { times[index].append(.milliseconds(time)) }
        }
        await driver.end()
        await system.end()
        let rows = zip(["first contentful paint of the device", "the same of a line of text"], times)
            .map { Measurement($0, of: $1) }
        return rows + [rows[0].ratio(to: rows[1], name: "ratio", goal: 1.5)]
    }

    /// Milliseconds from the navigation's start, once the browser has told.
    private func paint(in browser: Browser) async throws -> Double {
        let entry = "performance.getEntriesByName('first-contentful-paint')[0]"
        try await browser.wait(until: entry)
        return try await browser.run("return \(entry).startTime").number
    }
}
