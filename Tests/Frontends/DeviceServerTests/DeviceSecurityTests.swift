// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Sentences
import TestSupport
import Testing

@testable import DeviceServer

@Suite("Security of the page", .timeLimit(.minutes(2)))
struct DeviceSecurityTests {
    /// A request, with `HOST` and `COOKIE` for what is right.
    struct Attempt: Sendable, CustomTestStringConvertible {
        var name: String
        var lines: [String]
        var body = ""
        var status: Int
        var testDescription: String { name }
    }

    static let post = ["POST /command HTTP/1.1", "Host: HOST", "Cookie: COOKIE"]
    static let json = "Content-Type: application/json"
    static let attempts = [
        Attempt(name: "no token for the page", lines: ["GET / HTTP/1.1", "Host: HOST"], status: 401),
        Attempt(name: "no token for the events", lines: ["GET /events HTTP/1.1", "Host: HOST"], status: 401),
        Attempt(
            name: "no token for a command",
            lines: ["POST /command HTTP/1.1", "Host: HOST", "Origin: http://HOST", json, "Content-Length: 11"],
            body: #"{"lock":{}}"#, status: 401),
        Attempt(
            name: "a wrong token", lines: ["GET /enter?token=0000 HTTP/1.1", "Host: HOST"], status: 401),
        Attempt(
            name: "a wrong cookie", lines: ["GET / HTTP/1.1", "Host: HOST", "Cookie: beckon-1=0"], status: 401),
        Attempt(
            name: "another host", lines: ["GET / HTTP/1.1", "Host: evil.example", "Cookie: COOKIE"], status: 421),
        Attempt(
            name: "two hosts", lines: ["GET / HTTP/1.1", "Host: HOST", "Host: evil.example", "Cookie: COOKIE"],
            status: 400),
        Attempt(
            name: "two hosts that are the same",
            lines: ["GET / HTTP/1.1", "Host: HOST", "host: HOST", "Cookie: COOKIE"],
            status: 400),
        Attempt(
            name: "a type that begins as JSON does",
            lines: post + ["Origin: http://HOST", "Content-Type: application/jsonx", "Content-Length: 11"],
            body: #"{"lock":{}}"#, status: 415),
        Attempt(name: "no host", lines: ["GET / HTTP/1.0", "Cookie: COOKIE"], status: 421),
        Attempt(
            name: "a post from another site",
            lines: post + ["Origin: https://evil.example", json, "Content-Length: 11"], body: #"{"lock":{}}"#,
            status: 403),
        Attempt(
            name: "a post without an origin", lines: post + [json, "Content-Length: 11"], body: #"{"lock":{}}"#,
            status: 403),
        Attempt(
            name: "a post that a browser calls cross-site",
            lines: post + ["Origin: http://HOST", "Sec-Fetch-Site: cross-site", json, "Content-Length: 11"],
            body: #"{"lock":{}}"#, status: 403),
        Attempt(
            name: "events that another site asks for",
            lines: ["GET /events HTTP/1.1", "Host: HOST", "Cookie: COOKIE", "Sec-Fetch-Site: cross-site"], status: 403),
        Attempt(
            name: "a form", lines: post + ["Origin: http://HOST", "Content-Type: text/plain", "Content-Length: 11"],
            body: #"{"lock":{}}"#, status: 415),
        Attempt(
            name: "10 MB that say so", lines: post + ["Origin: http://HOST", json, "Content-Length: 10485760"],
            status: 413),
        Attempt(
            name: "70 KB without a length",
            lines: post + ["Origin: http://HOST", json, "Transfer-Encoding: chunked"],
            body: "11170\r\n" + String(repeating: " ", count: 70000) + "\r\n0\r\n\r\n", status: 413),
        Attempt(
            name: "an invalid command",
            lines: post + ["Origin: http://HOST", json, "Content-Length: 15"], body: #"{"explode":{ }}"#, status: 400),
        Attempt(
            name: "a finger at an invalid place",
            lines: post + ["Origin: http://HOST", json, "Content-Length: 76"],
            body: #"{"fingers":{"app":"a","moves":[{"finger":0,"phase":"began","x":"a","y":1}]}}"#, status: 400),
        Attempt(
            name: "more fingers than anybody has",
            lines: post + ["Origin: http://HOST", json, "Content-Length: 75"],
            body: #"{"fingers":{"app":"a","moves":[{"finger":99,"phase":"began","x":1,"y":1}]}}"#, status: 400),
        Attempt(
            name: "a screen without a token", lines: ["GET /screen/org.example.bank HTTP/1.1", "Host: HOST"],
            status: 401),
        Attempt(
            name: "a screen that another site asks for",
            lines: [
                "GET /screen/org.example.bank HTTP/1.1", "Host: HOST", "Cookie: COOKIE", "Sec-Fetch-Site: cross-site",
            ], status: 403),
        Attempt(name: "another method", lines: ["DELETE / HTTP/1.1", "Host: HOST", "Cookie: COOKIE"], status: 405),
        Attempt(
            name: "a way out of the folder",
            lines: ["GET /../../../../etc/passwd HTTP/1.1", "Host: HOST", "Cookie: COOKIE"], status: 404),
        Attempt(
            name: "a hidden way out",
            lines: ["GET /%2e%2e/%2e%2e/etc%2fpasswd HTTP/1.1", "Host: HOST", "Cookie: COOKIE"], status: 404),
        Attempt(
            name: "an absolute file", lines: ["GET //etc/passwd HTTP/1.1", "Host: HOST", "Cookie: COOKIE"],
            status: 404),
        Attempt(
            name: "a screen that is a file",
            lines: ["GET /screen/..%2f..%2fetc%2fpasswd HTTP/1.1", "Host: HOST", "Cookie: COOKIE"], status: 404),
        Attempt(
            name: "the page, as it should be", lines: ["GET / HTTP/1.1", "Host: HOST", "Cookie: COOKIE"], status: 200),
    ]

    @Test("anyone who may not is told so, and the device stays as it is", arguments: attempts)
    func attempt(_ attempt: Attempt) async throws {
        let served = try await ServedDevice()
        let head = (attempt.lines + ["Connection: close"]).joined(separator: "\r\n")
            .replacing("HOST", with: served.host).replacing("COOKIE", with: served.cookie)
        let reply = try await served.exchange(head + "\r\n\r\n", attempt.body)
        #expect(reply.hasPrefix("HTTP/1.1 \(attempt.status) "), "\(reply.prefix(300))")
        #expect(!reply.contains("root:"))
        #expect(reply.contains("frame-ancestors 'none'"))
        #expect(await served.device.state.isLocked)
        await served.server.stop()
    }

    @Test("the address is exchanged for a cookie that no script reads and no other site sends")
    func cookie() async throws {
        let served = try await ServedDevice()
        let path = served.server.address.dropFirst("http://\(served.host)".count)
        let reply = try await served.exchange(
            "GET \(path) HTTP/1.1\r\nHost: \(served.host)\r\nConnection: close\r\n\r\n")
        #expect(reply.hasPrefix("HTTP/1.1 303 "))
        #expect(reply.contains("HttpOnly; SameSite=Strict"))
        #expect(!reply.contains(path.split(separator: "=")[1]), "the cookie is not the token")
        let page = try await served.exchange(served.head("GET", "/", ["Connection: close"]))
        #expect(page.contains("script-src 'self'") && !page.contains("unsafe-inline"))
        #expect(!page.contains("<script>") && !page.contains(" style="))
        await served.server.stop()
    }

    @Test("the cookie of an earlier start is good with its key and at its port, and nowhere else")
    func key() async throws {
        let served = try await ServedDevice()
        await served.server.stop()
        let key = served.server.key
        func start(port: UInt16 = 0, _ key: DeviceKey?) async throws -> DeviceServer {
            try await DeviceServer.start(Device(PretendedSystem(), language: "en"), port: port, key: key)
        }
        func status(_ server: DeviceServer) async throws -> Substring? {
            let cookie = "beckon-\(server.port)=" + served.cookie.split(separator: "=")[1]
            let client = try LoopbackClient(port: server.port)
            client.write(
                "GET / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nCookie: \(cookie)\r\nConnection: close\r\n\r\n")
            return await client.read()?.split(separator: " ").dropFirst().first
        }
        let next = try await start(key)
        #expect(next.port == served.server.port)
        #expect(try await status(next) == "200")
        let elsewhere = try await start(key)
        #expect(elsewhere.port != next.port)
        #expect(try await status(elsewhere) == "401", "anyone who has the port may have been sent the cookie")
        let taken = await #expect(throws: Problem<Fault>.self) { try await start(port: key.port, key) }
        #expect(taken?.sentence.description.contains("\(key.port)") == true)
        await next.stop()
        let again = try await start(port: key.port, nil)
        #expect(try await status(again) == "401")
        await again.stop()
        await elsewhere.stop()
    }

    @Test("10 MB without a length end the connection")
    func endlessBody() async throws {
        let served = try await ServedDevice()
        let client = try LoopbackClient(port: served.server.port)
        client.write(served.head("POST", "/command", ["Transfer-Encoding: chunked"]))
        let chunk = "10000\r\n" + String(repeating: "x", count: 65536) + "\r\n"
        for _ in 0..<160 { client.write(chunk) }
        #expect(await client.read() != nil)
        #expect(await served.device.state.isLocked)
        await served.server.stop()
    }

    @Test(
        "a client that never finishes its request is cut off",
        arguments: [
            "GET / HTTP/1.1\r\nHost: 127.", "POST /command HTTP/1.1\r\nContent-Length: 100\r\n\r\n{", "",
        ])
    func slowClient(_ beginning: String) async throws {
        let served = try await ServedDevice(requestLimit: .milliseconds(200))
        let client = try LoopbackClient(port: served.server.port)
        client.write(beginning)
        // Nil would say that it still waits.
        #expect(await client.read() != nil)
        await served.server.stop()
    }

    @Test("a client that does not read what it asked for holds nobody up")
    func deafClient() async throws {
        let served = try await ServedDevice()
        let (deaf, hearing) = (
            try LoopbackClient(port: served.server.port), try LoopbackClient(port: served.server.port)
        )
        for client in [deaf, hearing] { client.write(served.head("GET", "/events")) }
        _ = await hearing.read(until: "event: state")
        // More than a megabyte, of which the deaf one takes no byte.
        let text = String(repeating: "x", count: 3900)
        for number in 1...300 {
            served.system.tell(.activity(DeviceActivity(.problem, bundle: "b", title: "\(number)", detail: text)))
        }
        #expect(await hearing.read(until: #""title":"300""#) != nil)
        #expect(try await served.post(#"{"unlock":{}}"#).hasPrefix("HTTP/1.1 204"))
        await served.server.stop()
        withExtendedLifetime(deaf) {}
    }

    @Test("500 idle streams hold no thread, hear what happens, and one too many is told so")
    func idleStreams() async throws {
        Self.allowFiles(4096)
        let served = try await ServedDevice()
        var clients: [LoopbackClient] = []
        for _ in 0..<DevicePages.mostStreams {
            let client = try LoopbackClient(port: served.server.port)
            client.write(served.head("GET", "/events"))
            clients.append(client)
        }
        for client in clients {
            let opening = try #require(await client.read(until: "\n\n\r\n"))
            #expect(opening.contains("event: state"))
        }
        // One for each device that a test has served now, however many look on.
        #expect((1..<DevicePages.mostStreams / 4).contains(try Self.daemonThreads()))
        let refused = try await served.exchange(served.head("GET", "/events", ["Connection: close"]))
        #expect(refused.hasPrefix("HTTP/1.1 503 ") && refused.contains("close some of them"))
        #expect(try await served.post(#"{"unlock":{}}"#).hasPrefix("HTTP/1.1 204"))
        for client in [clients.first, clients.last].compactMap(\.self) {
            #expect(await client.read(until: "isLocked")?.contains(#""isLocked":false"#) == true)
        }
        await served.server.stop()
    }

    /// Threads of this process that libmicrohttpd has named.
    private static func daemonThreads() throws -> Int {
        let tasks = URL(filePath: "/proc/self/task")
        return try FileManager.default.contentsOfDirectory(atPath: tasks.path).count { task in
            // Other tests' threads end meanwhile.
            let name = try? String(contentsOf: tasks.appending(path: "\(task)/comm"), encoding: .utf8)
            return name?.hasPrefix("MHD") == true
        }
    }

    /// Raises what a login shell allows, where it is less: the streams have two ends in this process.
    private static func allowFiles(_ count: rlim_t) {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, count))
        setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    }
}
