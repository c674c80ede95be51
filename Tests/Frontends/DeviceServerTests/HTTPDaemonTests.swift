// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite("The web server", .timeLimit(.minutes(5)))
struct HTTPDaemonTests {
    /// Answers `/stream` with a stream; a request for `/hold` holds the server's thread up, as a busy machine does.
    private final class Answering: HTTPAnswering {
        let feed = EventFeed()
        let isHeld = DispatchSemaphore(value: 0)
        let release = DispatchSemaphore(value: 0)

        func refusal(of request: HTTPRequest) -> HTTPResponse? {
            if request.path == "/nobody" { return HTTPResponse(401, "") }
            guard request.path == "/hold" else { return nil }
            isHeld.signal()
            release.wait()
            return HTTPResponse(204, "")
        }

        func knows(_ request: HTTPRequest) -> Bool { request.path == "/stream" }

        func answer(_ request: HTTPRequest) async -> HTTPResponse {
            let stream = EventStream(feed, opening: Array("hello\n\n".utf8), after: feed.place(0))
            _ = feed.add(stream, atMost: 10)
            return HTTPResponse(events: stream)
        }
    }

    @Test(
        "lets anyone who is known in while strangers take all the connections they get, and keeps those it has let in")
    func strangers() async throws {
        let answering = Answering()
        let limits = HTTPDaemon.Limits(connections: 12, strangers: 4, request: .seconds(600))
        let daemon = try HTTPDaemon(port: 0, limits: limits) { _ in answering }
        let known = try LoopbackClient(port: daemon.port)
        known.write("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = await known.read(until: "hello")
        // Half of them say nothing, half are told off and stay.
        var strangers: [LoopbackClient] = []
        for number in 0..<40 {
            let stranger = try LoopbackClient(port: daemon.port)
            if number.isMultiple(of: 2) {
                stranger.write("GET /nobody HTTP/1.1\r\nHost: a\r\n\r\n")
                _ = await stranger.read(until: "\r\n\r\n")
            }
            strangers.append(stranger)
        }
        let newcomer = try LoopbackClient(port: daemon.port)
        newcomer.write("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(await newcomer.read(until: "hello")?.hasPrefix("HTTP/1.1 200") == true)
        #expect(await strangers[0].read() != nil, "the first one was cut off")
        answering.feed.append(Data("1".utf8), named: "news")
        #expect(await known.read(until: "news") != nil)
        answering.feed.finish()
        await daemon.stop()
    }

    @Test("lets a browser in that comes to speak only after a hundred others have connected")
    func crowd() async throws {
        let answering = Answering()
        let daemon = try HTTPDaemon(port: 0) { _ in answering }
        let known = try LoopbackClient(port: daemon.port)
        var strangers: [LoopbackClient] = []
        for _ in 0..<100 {
            let stranger = try LoopbackClient(port: daemon.port)
            stranger.write("GET /nobody HTTP/1.1\r\nHost: a\r\n\r\n")
            _ = await stranger.read(until: "\r\n\r\n")
            strangers.append(stranger)
        }
        known.write("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(await known.read(until: "hello")?.hasPrefix("HTTP/1.1 200") == true)
        answering.feed.finish()
        await daemon.stop()
    }

    @Test("is stopped only when its thread has taken up what was suspended, however late that is")
    func late() async throws {
        let answering = Answering()
        let daemon = try HTTPDaemon(port: 0) { _ in answering }
        let stream = try LoopbackClient(port: daemon.port)
        stream.write("GET /stream HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = await stream.read(until: "hello")
        let other = try LoopbackClient(port: daemon.port)
        other.write("GET /hold HTTP/1.1\r\nHost: a\r\n\r\n")
        // A thread of its own, as it waits.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                answering.isHeld.wait()
                continuation.resume()
            }
        }
        answering.feed.finish()
        let stopping = Task { await daemon.stop() }
        // Longer than a client is waited for that does not read.
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + 1.5) { continuation.resume() }
        }
        answering.release.signal()
        await stopping.value
        #expect(await stream.read() != nil, "the stream has ended")
    }
}
