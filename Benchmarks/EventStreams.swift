// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Browsing
import Foundation
import Glibc

/// Events of the device to a hundred browsers, each with a connection of its own; beside plain writes of as many bytes.
struct EventStreams: Benchmark {
    let name = "Events to 100 browsers"
    private let browsers = 100
    private let events = 500
    private let rounds = 6

    func run() async throws -> [Measurement] {
        let system = try await ServedSystem()
        let served = try await serve(system)
        await system.end()
        let bare = try serveBare(bytes: served.bytes / (events * rounds * browsers))
        return [
            Measurement("events a second to all of them", Double(events) / served.median, .each),
            Measurement("plain writes of the same bytes", Double(events) / bare, .each),
            Measurement("ratio", served.median / bare, .times),
        ]
    }

    /// Half of the commands open the switcher, and half close it; each is one event.
    private func serve(_ system: ServedSystem) async throws -> (median: Double, bytes: Int) {
        let hand = try LoopbackClient(port: system.port)
        try await system.command(#"{"unlock":{}}"#, on: hand)
        let streams = try EventReaders(port: system.port, count: browsers)
        streams.write(system.eventsRequest)
        // What there is to begin with.
        try streams.readEvents(1)
        let commands = (0..<events).map { number in
            system.commandRequest(number % 2 == 0 ? #"{"show":{"sheet":"switcher"}}"# : #"{"dismiss":{}}"#)
        }.joined()
        var times: [Double] = []
        var bytes = 0
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            // Answers are short, and wait in the socket until the events are there. A thread of its own, as it waits.
            Thread.detachNewThread { hand.write(commands) }
            bytes += try streams.readEvents(events)
            times.append((.now - start) / .seconds(1))
            try await drain(hand)
        }
        return (times.sorted()[times.count / 2], bytes)
    }

    /// Takes the answers to the commands of a round.
    private func drain(_ hand: LoopbackClient) async throws {
        let wanted = events
        let whole = await hand.bytes { bytes in
            String(decoding: bytes, as: UTF8.self).components(separatedBy: "HTTP/1.1 204").count > wanted
                && bytes.suffix(4).elementsEqual(Array("\r\n\r\n".utf8))
        }
        if whole == nil { throw BenchmarkError("the commands were not answered") }
    }

    /// The median of the seconds that a round takes.
    private func serveBare(bytes: Int) throws -> Double {
        let listener = try BareEvents.Listener()
        defer { close(listener.descriptor) }
        let peer = try EmptyProcess.spawn(
            Peer.executable.path(percentEncoded: false), as: .events, connection: listener.descriptor)
        let streams = try EventReaders(port: listener.port, count: browsers)
        var times: [Double] = []
        for _ in 0..<rounds {
            let start = ContinuousClock.now
            streams.writeToFirst(BareEvents.request(events: events, bytes: bytes))
            try streams.readEvents(events)
            times.append((.now - start) / .seconds(1))
        }
        streams.close()
        var status: Int32 = 0
        waitpid(peer, &status, 0)
        return times.sorted()[times.count / 2]
    }
}
