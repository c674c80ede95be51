// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import Shortcuts
import Synchronization
import TestSupport
import Testing
import WebClient

@testable import BeckonSystem

@Suite("The network of apps", .timeLimit(.minutes(2)))
struct NetworkRelayTests {
    /// How long was waited, instead of waiting.
    private final class Pauses: Sendable {
        private let all = Mutex<[Duration]>([])
        var list: [Duration] { all.withLock { $0 } }
        var sum: Duration { list.reduce(.zero, +) }
        func add(_ pause: Duration) { all.withLock { $0.append(pause) } }
    }

    private static func page(_ address: String, by relay: NetworkRelay) async throws -> Int {
        let answer = try await WebClient(proxy: relay.address(for: "com.example.app"))
            .perform(WebRequest(address, result: .source), coercion: WebCall.coercion) { _ in true }
        guard case .page(let page) = answer else { return -1 }
        return page.data.count
    }

    @Test("is carried unchanged, and at full speed nobody waits")
    func full() async throws {
        let pauses = Pauses()
        let relay = try NetworkRelay.start(pause: pauses.add)
        defer { relay.stop() }
        let server = try LoopbackServer { _, connection in connection.answer("200 OK", [], Data(count: 300_000)) }
        #expect(try await Self.page(server.url(), by: relay) == 300_000)
        #expect(pauses.list.isEmpty)
        // A name is looked up by the relay.
        #expect(try await Self.page("http://localhost:\(server.port)/", by: relay) == 300_000)
    }

    @Test("is as slow as its condition", arguments: [(NetworkCondition.threeG, 97_500.0), (.edge, 30_000)])
    func slow(condition: NetworkCondition, bytesPerSecond: Double) async throws {
        let pauses = Pauses()
        let relay = try NetworkRelay.start(pause: pauses.add)
        defer { relay.stop() }
        relay.condition = condition
        let server = try LoopbackServer { _, connection in connection.answer("200 OK", [], Data(count: 60_000)) }
        #expect(try await Self.page(server.url(), by: relay) == 60_000)
        // A way there and back for the connection, one for the request, one for the answer.
        #expect(pauses.list.first == condition.delay * 2)
        // As nobody really waits, each piece has to wait until the one before is through: they add up to more.
        #expect(pauses.sum >= condition.delay * 4 + .seconds(60_000 / bytesPerSecond))
    }

    @Test("refuses connections while there is no network, and cuts off what was open")
    func offline() async throws {
        let relay = try NetworkRelay.start()
        defer { relay.stop() }
        let (opened, open) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer(raw: { socket in
            var byte: UInt8 = 0
            // The request comes, then nothing until the other side is gone.
            guard recv(socket, &byte, 1, 0) > 0 else { return }
            open.yield()
            while recv(socket, &byte, 1, 0) > 0 {}
        })
        let waiting = Task { try await Self.page("http://127.0.0.1:\(server.port)/", by: relay) }
        for await _ in opened { break }
        relay.condition = .offline
        let cut = await #expect(throws: ShortcutFailure.self) { try await waiting.value }
        #expect(cut?.reason.description.contains("closed the connection") == true)
        let refused = await #expect(throws: ShortcutFailure.self) {
            try await Self.page("http://127.0.0.1:\(server.port)/", by: relay)
        }
        #expect(refused?.reason.description.contains("‘127.0.0.1’") == true)
    }

    @Test("lets nobody in who does not know the password, and nobody after its end")
    func password() async throws {
        let relay = try NetworkRelay.start()
        let server = try LoopbackServer { _, connection in connection.answer() }
        let place = try #require(relay.address(for: "com.example.app").split(separator: "@").last)
        func perform(_ proxy: String) async throws {
            _ = try await WebClient(proxy: proxy)
                .perform(WebRequest(server.url()), coercion: WebCall.coercion) { _ in true }
        }
        try await perform(relay.address(for: "com.example.app"))
        let guess = await #expect(throws: ShortcutFailure.self) { try await perform("socks5h://beckon:guess@\(place)") }
        #expect(guess?.reason.description.contains("proxy") == true)
        let nobody = await #expect(throws: ShortcutFailure.self) { try await perform("socks5h://\(place)") }
        #expect(nobody?.reason.description.contains("proxy") == true)
        #expect(server.requests.count == 1)
        relay.stop()
        relay.stop()
        let ended = await #expect(throws: ShortcutFailure.self) {
            try await perform(relay.address(for: "com.example.app"))
        }
        #expect(ended?.reason.description.contains("refuses connections") == true)
    }

    @Test("has room for a client that knows the password, however many others call without end")
    func strangers() async throws {
        let relay = try NetworkRelay.start()
        defer { relay.stop() }
        let server = try LoopbackServer { _, connection in connection.answer() }
        let address = relay.address(for: "com.example.app")
        let port = try #require(UInt16(address.split(separator: ":").last ?? ""))
        // Twice as many as there is room for, which say nothing and stay.
        let callers = (0..<512).map { _ in Self.call(port) }
        defer { for caller in callers { close(caller) } }
        #expect(callers.allSatisfy { $0 >= 0 })
        for _ in 0..<20 { #expect(try await Self.page(server.url(), by: relay) == 0) }
    }

    /// - Returns: A connection on which nothing is said.
    private static func call(_ port: UInt16) -> Int32 {
        let number = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(number, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        return isConnected ? number : -1
    }

    @Test("says what went wrong with a host that does not exist")
    func refused() async throws {
        let relay = try NetworkRelay.start()
        defer { relay.stop() }
        for (address, host) in [("http://127.0.0.1:1/", "‘127.0.0.1’"), ("http://nobody.invalid/", "‘nobody.invalid’")]
        {
            let failure = await #expect(throws: ShortcutFailure.self) { try await Self.page(address, by: relay) }
            #expect(failure?.reason.description.contains(host) == true)
        }
    }
}

@Suite("What a client of the relay says")
struct SocksRequestTests {
    /// The effect of these bytes, and what is answered.
    private func read(_ bytes: [UInt8]) -> (request: SocksRequest?, refused: [UInt8]?, answers: [UInt8]) {
        var (rest, answers) = (bytes[...], [UInt8]())
        do throws(SocksRequest.Refusal) {
            let request = try SocksRequest.read {
                $1 == Array("pw".utf8)
            } _: { count throws(SocksRequest.Refusal) in
                guard rest.count >= count else { throw .silent }
                defer { rest = rest.dropFirst(count) }
                return Array(rest.prefix(count))
            } _: { bytes throws(SocksRequest.Refusal) in
                answers += bytes
            }
            return (request, nil, answers)
        } catch {
            if case .told(let bytes) = error { return (nil, bytes, answers) }
            return (nil, nil, answers)
        }
    }

    /// A greeting, and the password.
    private static let entry: [UInt8] = [5, 2, 0, 2, 1, 1, 0x62, 2, 0x70, 0x77]

    private static let places: [([UInt8], SocksRequest)] = [
        ([1, 192, 168, 0, 7, 0x1F, 0x90], SocksRequest(host: "192.168.0.7", port: 8080)),
        ([3, 4, 0x68, 0x6F, 0x6D, 0x65, 0, 80], SocksRequest(host: "home", port: 80)),
        (
            [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0xBB],
            SocksRequest(host: "0:0:0:0:0:0:0:1", port: 443)
        ),
    ]

    @Test("is where it wants to go", arguments: places)
    func place(address: [UInt8], request: SocksRequest) {
        let result = read(Self.entry + [5, 1, 0] + address)
        #expect(result.request == request)
        #expect(result.answers == [5, 2, 1, 0])
    }

    /// What is said instead of a place, and what is answered.
    private static let mistakes: [([UInt8], [UInt8]?)] = [
        ([5, 2, 0, 1, 1, 2, 3, 4, 0, 80], SocksRequest.Reply.unknownCommand.bytes),
        ([5, 1, 0, 9], SocksRequest.Reply.unknownAddress.bytes),
        ([5, 1, 0, 3, 0, 0, 80], SocksRequest.Reply.unknownAddress.bytes),
        ([5, 1, 0, 3, 2, 0x61, 0, 0, 80], SocksRequest.Reply.unknownAddress.bytes),
        ([5, 1, 0, 3, 2, 0xFF, 0xFE, 0, 80], SocksRequest.Reply.unknownAddress.bytes),
        ([4, 1, 0, 1, 1, 2, 3, 4, 0, 80], nil),
    ]

    @Test("is refused where it is anything else, and told why", arguments: mistakes)
    func refused(bytes: [UInt8], reply: [UInt8]?) {
        let result = read(Self.entry + bytes)
        #expect(result.request == nil && result.refused == reply)
    }

    /// What is said instead of the password, and what is answered.
    private static let strangers: [([UInt8], [UInt8]?)] = [
        ([4, 1, 0, 80], nil), ([5, 1, 0], [5, 0xFF]), ([5, 1, 2, 1, 1, 0x62, 2, 0x70, 0x78], [1, 1]),
    ]

    @Test("is refused where it does not know the password", arguments: strangers)
    func stranger(bytes: [UInt8], reply: [UInt8]?) {
        let result = read(bytes)
        #expect(result.request == nil && result.refused == reply)
    }

    @Test("is silence where it breaks off, wherever that is")
    func cut() {
        let whole = Self.entry + [5, 1, 0, 3, 4] + Array("home".utf8) + [0, 80]
        for count in whole.indices { #expect(read(Array(whole.prefix(count))).request == nil, "\(count)") }
        #expect(read(whole).request != nil)
    }
}

@Suite("The pace of a link")
struct LinkPaceTests {
    @Test("lets bytes through one after the other, and delays those that follow closely once")
    func order() {
        var pace = LinkPace()
        func wait(_ bytes: Int, _ isFirst: Bool, at now: Double) -> Duration {
            pace.wait(for: bytes, rate: 1000, delay: .milliseconds(100), isFirst: isFirst, now: .seconds(now))
        }
        #expect(wait(500, true, at: 0) == .milliseconds(600))
        #expect(wait(500, false, at: 0) == .seconds(1))
        // Another connection waits for both.
        #expect(wait(100, true, at: 0.5) == .milliseconds(700))
        // Nothing is saved up while nothing goes.
        #expect(wait(100, false, at: 10) == .milliseconds(100))
        #expect(wait(1000, false, at: 10.5) == .seconds(1))
        pace.clear()
        #expect(wait(100, false, at: 10.75) == .milliseconds(100))
    }

    @Test("is the delay alone on a link without end")
    func endless() {
        var pace = LinkPace()
        #expect(pace.wait(for: 1 << 30, rate: nil, delay: .seconds(1), isFirst: true, now: .zero) == .seconds(1))
        #expect(pace.wait(for: 1 << 30, rate: nil, delay: .seconds(1), isFirst: false, now: .zero) == .zero)
        #expect(pace.wait(for: 1, rate: 0, delay: .zero, isFirst: true, now: .zero) == .zero)
    }
}
