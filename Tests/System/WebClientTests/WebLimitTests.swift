// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ContentProcessing
import Foundation
import Glibc
import Sentences
import Shortcuts
import Synchronization
import TestSupport
import Testing
import WebClient

@Suite("A bad answer of a web server")
struct WebLimitTests {
    /// Ends when the client is gone.
    private static func endless(_ heads: String, _ piece: Data) throws -> LoopbackServer {
        try LoopbackServer { _, connection in
            connection.send(heads)
            while connection.send(piece) {}
        }
    }

    private static func limits(_ change: (inout WebLimits) -> Void) -> WebLimits {
        var limits = WebLimits()
        change(&limits)
        return limits
    }

    @Test("that does not end is cut off")
    func endless() async throws {
        let server = try Self.endless("HTTP/1.1 200 OK\r\n\r\n", Data(count: 64 << 10))
        let limits = Self.limits { $0.answerBytes = 4 << 20 }
        #expect(await WebCall.failure(WebRequest(server.url()), limits)?.kind == .tooMuch)
        // What of it does not matter is not waited for.
        #expect(await WebCall.failure(WebRequest(server.url(), result: .address), limits) == nil)
    }

    @Test("whose heads do not end is cut off")
    func heads() async throws {
        let server = try Self.endless(
            "HTTP/1.1 200 OK\r\n", Data("X-A: \(String(repeating: "x", count: 1000))\r\n".utf8))
        #expect(await WebCall.failure(WebRequest(server.url()))?.kind == .tooMuch)
        let line = try Self.endless("HTTP/1.1 200 OK\r\nX-A: ", Data(repeating: 0x78, count: 1000))
        #expect(await WebCall.failure(WebRequest(line.url())) != nil)
    }

    @Test("with a head that is hard to read is read all the same", .timeLimit(.minutes(1)))
    func hardHeads() async throws {
        let disposition = String(repeating: "filename*=\"", count: 9000)
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["Content-Disposition: \(disposition)", "Content-Type: image/png"], Data([1]))
        }
        #expect(WebCall.file(try await WebCall.content(WebRequest(server.url("/a.png"))))?.type == "public.png")
    }

    @Test("that becomes large when it is unpacked is cut off")
    func bomb() async throws {
        let zeros = ContentFile(name: "zeros", type: "public.data", data: Data(count: 16 << 20))
        let packed = try ArchiveProcessor().perform(.makeArchive([zeros], name: "zeros", format: "gz"))
        let bomb = try #require(packed.flatMap(WebCall.file)).data
        let server = try LoopbackServer { _, connection in
            connection.answer("200 OK", ["Content-Encoding: gzip", "Content-Type: application/octet-stream"], bomb)
        }
        #expect(bomb.count < 100_000)
        let limits = Self.limits { $0.answerBytes = 1 << 20 }
        #expect(await WebCall.failure(WebRequest(server.url()), limits)?.kind == .tooMuch)
        let whole = WebCall.file(try await WebCall.content(WebRequest(server.url())))
        #expect(whole?.data.count == 16 << 20)
    }

    @Test("that comes in drops has its time", .timeLimit(.minutes(1)))
    func drops() async throws {
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send("x") { usleep(20_000) }
        }
        let failure = await WebCall.failure(WebRequest(server.url()), Self.limits { $0.whole = .milliseconds(400) })
        #expect(failure?.reason.description == "‘127.0.0.1’ took too long")
    }

    @Test("that stops has its time")
    func stalled() async throws {
        let open = Mutex(true)
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx")
            while open.withLock({ $0 }) { usleep(10_000) }
        }
        defer { open.withLock { $0 = false } }
        let failure = await WebCall.failure(WebRequest(server.url()), Self.limits { $0.stalled = .seconds(1) })
        #expect(failure?.reason.description == "‘127.0.0.1’ took too long")
    }

    @Test("that is broken off, or none at all, is told")
    func broken() async throws {
        for text in [
            "", "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx", "SSH-2.0-x\r\n",
            "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nxyz",
        ] {
            let server = try LoopbackServer { _, connection in connection.send(text) }
            let failure = await WebCall.failure(WebRequest(server.url()))
            #expect(failure?.reason.description.hasPrefix("‘127.0.0.1’") == true, "\(text)")
        }
    }

    @Test("is ended at once when the task is cancelled", .timeLimit(.minutes(1)))
    func cancelled() async throws {
        let open = Mutex(true)
        let (arrivals, arrival) = AsyncStream<Void>.makeStream()
        let server = try LoopbackServer { _, connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nx")
            arrival.yield()
            while open.withLock({ $0 }) { usleep(10_000) }
        }
        defer { open.withLock { $0 = false } }
        let url = server.url()
        let task = Task { await WebCall.failure(WebRequest(url)) }
        for await _ in arrivals { break }
        task.cancel()
        #expect(await task.value?.kind == .cancelled)
    }

    @Test("holds up nobody else, however many wait")
    func many() async throws {
        let server = try LoopbackServer { _, connection in connection.answer("200 OK", [], Data("x".utf8)) }
        let url = server.url()
        let texts = await withTaskGroup { group in
            for _ in 0..<50 { group.addTask { (try? await WebCall.content(WebRequest(url))).map(WebCall.text) } }
            return await group.reduce(into: [String]()) { $0.append($1 ?? "") }
        }
        #expect(texts == Array(repeating: "x", count: 50))
    }

    @Test("tells what is wrong when there is no server")
    func absent() async throws {
        let server = try LoopbackServer(raw: { client in
            let answer = Array("HTTP/1.1 400 Bad\r\n\r\n".utf8)
            send(client, answer, answer.count, Int32(MSG_NOSIGNAL))
        })
        let plain = await WebCall.failure(WebRequest("https://127.0.0.1:\(server.port)/"))
        let unknown = await WebCall.failure(WebRequest("http://nobody.invalid/"))
        let refused = await WebCall.failure(WebRequest("http://127.0.0.1:1/"))
        #expect(plain?.remedy.description.contains("HTTPS") == true)
        #expect(unknown?.reason.description.contains("there is no host ‘nobody.invalid’") == true)
        #expect(refused?.reason.description.contains("port 1") == true)
    }

    @Test("is not taken from a server that does not prove who it is")
    func certificate() async throws {
        let server = try SafeServer(SigningIdentity("127.0.0.1", alternatives: "IP:127.0.0.1"))
        let failure = await WebCall.failure(WebRequest("https://127.0.0.1:\(server.port)/"))
        #expect(failure?.reason.description.contains("certificate") == true)
    }
}
