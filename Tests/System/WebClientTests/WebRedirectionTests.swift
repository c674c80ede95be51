// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import TestSupport
import Testing
import WebClient

@Suite("A redirection on the web")
struct WebRedirectionTests {
    @Test("is followed, and each host is asked about once before it is reached")
    func hosts() async throws {
        let server = try LoopbackServer { request, connection in
            let path = request.line.split(separator: " ")[1]
            let port = request.headers["host"]?.split(separator: ":").last ?? ""
            switch path {
            case "/a": connection.answer("302 Found", ["Location: /b"])
            case "/b": connection.answer("301 Moved", ["Location: http://localhost:\(port)/c"])
            default: connection.answer("200 OK", [], Data("end".utf8))
            }
        }
        let asked = WebCall.Asked()
        let address = try await WebCall.content(WebRequest(server.url("/a"), result: .address)) {
            asked.add($0)
            return true
        }
        #expect(WebCall.text(address) == server.url("/c", host: "localhost"))
        #expect(asked.hosts == ["127.0.0.1", "localhost"])
        let before = server.requests.count
        let failure = await WebCall.failure(WebRequest(server.url("/a"))) { $0 != "localhost" }
        #expect(failure?.reason.description.contains("localhost") == true)
        #expect(server.requests.count == before + 2)
        let refusal = await WebCall.failure(WebRequest(server.url("/a"))) { _ in false }
        #expect(refusal?.reason.description.contains("127.0.0.1") == true)
        #expect(server.requests.count == before + 2)
    }

    @Test(
        "leads nowhere but to the web",
        arguments: [
            "file:///etc/passwd", "ftp://127.0.0.1/", "gopher://127.0.0.1/", "javascript:alert(1)",
            "dict://127.0.0.1:1/x",
            "http://", "data:text/html,x",
        ])
    func elsewhere(location: String) async throws {
        let server = try LoopbackServer { _, connection in connection.answer("302 Found", ["Location: \(location)"]) }
        let refusal = await WebCall.failure(WebRequest(server.url()))
        #expect(refusal?.remedy.description.contains("https://") == true)
        #expect(server.requests.count == 1)
        // An address with its contents in it is read where the shortcut itself names it.
        guard !location.hasPrefix("data:") else { return }
        let direct = await WebCall.failure(WebRequest(location))
        #expect(direct?.remedy.description.contains("https://") == true)
    }

    @Test("goes on in a circle only so long")
    func circle() async throws {
        let server = try LoopbackServer { _, connection in connection.answer("307 Again", ["Location: /x"]) }
        var limits = WebLimits()
        limits.redirects = 5
        #expect(await WebCall.failure(WebRequest(server.url()), limits)?.kind == .tooMuch)
        #expect(server.requests.count == 6)
    }

    @Test("keeps what is sent, or fetches, as its status says")
    func methods() async throws {
        let server = try LoopbackServer { request, connection in
            let path = request.line.split(separator: " ")[1].dropFirst()
            guard path != "end" else { return connection.answer() }
            connection.answer("\(path) Go", ["Location: /end"])
        }
        for status in [301, 302, 303, 307, 308] {
            _ = try await WebCall.content(
                WebRequest(server.url("/\(status)"), method: "POST", body: .json(ContentDictionary())))
        }
        let ends = server.requests.filter { $0.line.contains("/end") }
        #expect(ends.map { $0.line.split(separator: " ")[0] } == ["GET", "GET", "GET", "POST", "POST"])
        #expect(ends.map(\.body.count) == [0, 0, 0, 2, 2])
    }

    @Test("tells no secrets to another server")
    func secrets() async throws {
        let other = try LoopbackServer { _, connection in connection.answer() }
        let target = other.url("/")
        let server = try LoopbackServer { request, connection in
            let isFirst = request.line.contains("/first")
            connection.answer("302 Found", ["Location: \(isFirst ? "/second" : target)"])
        }
        let headers = [
            (name: "Authorization", value: "Bearer x"), (name: "Cookie", value: "a=b"), (name: "X-Y", value: "z"),
        ]
        _ = try await WebCall.content(
            WebRequest(server.url("/first"), headers: headers.map { WebRequest.Header(name: $0.name, value: $0.value) })
        )
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer x", "Bearer x"])
        #expect(other.requests.first?.headers["authorization"] == nil)
        #expect(other.requests.first?.headers["cookie"] == nil)
        #expect(other.requests.first?.headers["x-y"] == "z")
    }
}
