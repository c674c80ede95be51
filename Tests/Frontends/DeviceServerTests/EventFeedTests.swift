// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import DeviceServer

@Suite("Events", .timeLimit(.minutes(5)))
struct EventFeedTests {
    @Test("anyone who comes back gets what it missed, and nothing twice")
    func replay() async throws {
        let served = try await ServedDevice()
        let first = try LoopbackClient(port: served.server.port)
        first.write(served.head("GET", "/events"))
        let opening = try #require(await first.read(until: "event: state"))
        let line = try #require(opening.split(separator: "\n").first { $0.hasPrefix("id: ") })
        _ = try await served.post(#"{"unlock":{}}"#)
        _ = try await served.post(#"{"open":{"app":"org.example.bank"}}"#)
        let second = try LoopbackClient(port: served.server.port)
        second.write(served.head("GET", "/events", ["Last-Event-ID: \(line.dropFirst(4))"]))
        let missed = try #require(await second.read(until: #""front""#))
        #expect(!missed.contains("event: state"))
        #expect(missed.components(separatedBy: "event: change").count == 3, "\(missed)")
        await served.server.stop()
    }

    @Test(
        "who has seen something else gets everything",
        arguments: ["", "nonsense", "1-1", "zz-9999999999999999999999", "-1", "abc--5"])
    func unknownPlace(_ place: String) async throws {
        let served = try await ServedDevice()
        let client = try LoopbackClient(port: served.server.port)
        client.write(served.head("GET", "/events", ["Last-Event-ID: \(place)"]))
        #expect(await client.read(until: "event: ")?.contains("event: state") == true)
        await served.server.stop()
    }

    @Test("a place too far back is refused, so the stream starts over")
    func bounds() {
        let feed = EventFeed()
        let start = feed.place(0)
        for number in 0..<2000 { feed.append(Data("\(number)".utf8), named: "change") }
        #expect(feed.place(after: start) == nil)
        #expect(feed.next(after: start) == nil)
        #expect(feed.place(after: feed.place(1999)) != nil)
        #expect(feed.place(after: feed.place(2001)) == nil)
    }

    @Test(
        "the page speaks what the browser prefers",
        arguments: [
            (nil, "en"), ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"), ("en-GB,zh;q=0.5", "en"),
            ("it,zh-TW;q=0.3", "zh-Hans"), ("fr-CA,en;q=0.9", "fr"), ("it-IT,de-AT;q=0.4", "de"),
            ("it-IT", "en"), ("en;q=0.1, zh;q=0.2", "zh-Hans"), (";;;,,q=", "en"),
        ] as [(String?, String)])
    func language(_ header: String?, _ tag: String) {
        #expect(DeviceLanguage.preferred(header) == tag)
    }
}
