// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation

/// A finger on a table of 200 rows, through the device's server as the page uses it: told where the finger is, told that
/// there is another picture, and given it.
struct Scrolling: Benchmark {
    let name = "A finger on a table of 200 rows, on a screen of 780 × 1688 pixels"
    /// Away from the top, where a table goes no further.
    private let steps = 30
    private let seconds = 5

    func run() async throws -> [Measurement] {
        let system = try await ServedSystem(running: "TableApp")
        let (page, hand) = (try LoopbackClient(port: system.port), try LoopbackClient(port: system.port))
        page.write(system.eventsRequest)
        let display = #"{"width":390,"height":844,"scale":2,"isDark":false}"#
        try await system.command(#"{"look":{"display":\#(display)}}"#, on: hand)
        try await system.command(#"{"unlock":{}}"#, on: hand)
        try await system.command(#"{"open":{"app":"\#(ServedSystem.identifier)"}}"#, on: hand)
        try await showPicture(of: system, on: page)
        try await touch("began", at: 0, of: system, on: hand)
        let latency = try await step(system, page, hand)
        let count = try await scroll(system, page, hand)
        await system.end()
        return [
            Measurement("from a move to its picture, one after the other", of: latency),
            Measurement("pictures, where it moves 60 times a second", Double(count) / Double(seconds), .each),
        ]
    }

    /// Moves the finger, waits for what comes of it, and so on.
    private func step(
        _ system: ServedSystem, _ page: LoopbackClient, _ hand: LoopbackClient
    ) async throws -> [Duration] {
        var times: [Duration] = []
        for number in 1...steps {
            let start = ContinuousClock.now
            try await touch("moved", at: number, of: system, on: hand)
            try await showPicture(of: system, on: page)
            times.append(.now - start)
        }
        return Array(times.dropFirst(5))
    }

    /// How many pictures the page has shown while the finger goes on.
    private func scroll(_ system: ServedSystem, _ page: LoopbackClient, _ hand: LoopbackClient) async throws -> Int {
        let end = ContinuousClock.now + .seconds(seconds)
        let finger = Task {
            var number = steps
            while !Task.isCancelled {
                number += 1
                try await touch("moved", at: number, of: system, on: hand)
                try await Task.sleep(for: .microseconds(16_667))
            }
        }
        var count = 0
        while ContinuousClock.now < end {
            try await showPicture(of: system, on: page)
            count += 1
        }
        finger.cancel()
        _ = await finger.result
        return count
    }

    /// - Parameter number: Of the move; the finger goes up for 30 of them and down again.
    private func touch(
        _ phase: String, at number: Int, of system: ServedSystem, on hand: LoopbackClient
    ) async throws {
        let way = abs((number + 30) % 60 - 30)
        let move = #"{"finger":0,"phase":"\#(phase)","x":200,"y":\#(750 - 20 * way)}"#
        try await system.command(
            #"{"fingers":{"app":"\#(ServedSystem.identifier)","moves":[\#(move)]}}"#, on: hand)
    }

    /// Waits until the page hears of another picture, and gets it.
    private func showPicture(of system: ServedSystem, on page: LoopbackClient) async throws {
        repeat {
            let heard = await page.bytes { String(decoding: $0, as: UTF8.self).contains(/"picture":[1-9][^\n]*\n\n/) }
            guard heard != nil else { throw BenchmarkError("there came no picture") }
        } while try await !system.get("/screen/\(ServedSystem.identifier)")
    }
}
