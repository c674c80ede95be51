// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import TestSupport
import Testing
import WebClient

@Suite("A request to a web server")
struct WebClientTests {
    /// Answers with what a test gives for a path.
    private static func server(_ answers: [String: (type: String?, body: Data)]) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            let path = String(request.line.split(separator: " ")[1])
            guard let answer = answers[path] else { return connection.answer("404 Not Found", [], Data("none".utf8)) }
            connection.answer("200 OK", answer.type.map { ["Content-Type: \($0)"] } ?? [], answer.body)
        }
    }

    @Test("gives a text in the characters that its server tells")
    func texts() async throws {
        let server = try Self.server([
            "/gbk": ("text/plain; charset=gbk", Data([0xC4, 0xE3])),
            "/latin": ("text/plain; charset=iso-8859-1", Data([0xE9])),
            "/utf16": ("text/plain; charset=utf-16le", Data([0x60, 0x4F])), "/none": (nil, Data("plain".utf8)),
            "/guess": ("text/plain", Data("ä".utf8)), "/a.csv": ("text/csv", Data("a,b".utf8)),
        ])
        for (path, text) in [
            ("/gbk", "你"), ("/latin", "é"), ("/utf16", "你"), ("/none", "plain"), ("/guess", "ä"), ("/a.csv", "a,b"),
        ] {
            let content = try await WebCall.content(WebRequest(server.url(path)))
            guard case .text(let found)? = content.first?.value else {
                Issue.record("\(path) is no text")
                continue
            }
            #expect(found == text, "\(path)")
        }
        #expect(try await WebCall.content(WebRequest(server.url("/a.csv"))).first?.name == "a.csv")
    }

    @Test(
        "asks nobody for what stands in an address itself",
        arguments: [
            ("data:,plain%20%C3%A4", "plain ä"), ("data:text/plain;charset=gbk;base64,xOM=", "你"),
            ("DATA:application/json,{\"a\":1}", "{\"a\":1}"), ("data:text/html;base64,PGI+aGk8L2I+", "<b>hi</b>"),
            ("data:text/html;base64,PGI-aGk8L2I-", "<b>hi</b>"), ("data:;base64,aGk", "hi"),
        ])
    func data(address: String, text: String) async throws {
        let answer = try await WebClient().perform(WebRequest(address), coercion: WebCall.coercion) { _ in
            Issue.record("a host is asked for")
            return false
        }
        guard case .content(let content) = answer else {
            Issue.record("\(answer)")
            return
        }
        #expect(WebCall.text(content) == text)
    }

    @Test("refuses an address that holds nothing", arguments: ["data:text/html", "data:;base64,*", "data:"])
    func noData(address: String) async throws {
        let failure = await #expect(throws: ShortcutFailure.self) {
            _ = try await WebClient().perform(WebRequest(address), coercion: WebCall.coercion) { _ in true }
        }
        #expect(failure?.reason.description.contains("‘\(address)’") == true)
    }

    @Test("reads JSON as dictionaries and lists, and anything else as text")
    func json() async throws {
        let server = try Self.server([
            "/d": ("application/json", Data("{\"a\":{\"b\":2}}".utf8)),
            "/l": ("application/vnd.x+json", Data("[1,2,3]".utf8)),
            "/broken": ("application/json", Data("{".utf8)), "/empty": ("application/json", Data()),
        ])
        let dictionary = try await WebCall.content(WebRequest(server.url("/d")))
        #expect(WebCall.text(dictionary) == "{\"a\":{\"b\":2}}")
        #expect(dictionary.first?.value.kind == .dictionary)
        #expect(try await WebCall.content(WebRequest(server.url("/l"))).count == 3)
        #expect(WebCall.text(try await WebCall.content(WebRequest(server.url("/broken")))) == "{")
        #expect(try await WebCall.content(WebRequest(server.url("/empty"))).isEmpty)
    }

    @Test("gives other things as files, by their type and name")
    func files() async throws {
        let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0, 1])
        let server = try LoopbackServer { request, connection in
            let path = String(request.line.split(separator: " ")[1])
            let heads: [String: [String]] = [
                "/a.png": ["Content-Type: image/png"], "/b": ["Content-Type: image/png"], "/c": [],
                "/d.zip": ["Content-Type: application/octet-stream"], "/": ["Content-Type: text/html"],
                "/e": ["Content-Disposition: attachment; filename=\"../../x/..evil.png\""],
                "/f": [
                    "Content-Type: application/pdf",
                    "Content-Disposition: inline; filename=x.pdf; filename*=UTF-8''%E4%BD%A0.pdf",
                ],
                "/%E4%BD%A0.png": ["Content-Type: image/png"],
            ]
            connection.answer("200 OK", heads[path] ?? [], png)
        }
        for (path, name, type) in [
            ("/a.png", "a.png", "public.png"), ("/b", "b.png", "public.png"), ("/c", "c.png", "public.png"),
            ("/d.zip", "d.zip", "public.zip-archive"), ("/", "127.0.0.1.html", "public.html"),
            ("/e", "evil.png", "public.png"), ("/f", "你.pdf", "com.adobe.pdf"),
            ("/%E4%BD%A0.png", "你.png", "public.png"),
        ] {
            let file = WebCall.file(try await WebCall.content(WebRequest(server.url(path))))
            #expect(file?.name == name, "\(path)")
            #expect(file?.type == type, "\(path)")
        }
    }

    @Test("gives a page as a file that can be read, and its bytes where it is to be understood")
    func pages() async throws {
        let page = Data("<meta charset=gbk><p>".utf8) + [0xC4, 0xE3]
        let server = try Self.server(["/x": ("text/html", page)])
        let file = WebCall.file(try await WebCall.content(WebRequest(server.url("/x"))))
        #expect(file?.data == Data("<meta charset=gbk><p>你".utf8))
        #expect(file?.type == "public.html")
        for result in [WebRequest.Result.page, .article, .feed(limit: 3), .feedAddresses] {
            guard case .page(let found) = try await WebCall.answer(WebRequest(server.url("/x"), result: result)) else {
                Issue.record("no page")
                continue
            }
            #expect(found.data == page)
            #expect(found.type == "text/html")
            #expect(found.address == server.url("/x"))
        }
    }

    @Test("sends what it is given, in each form")
    func bodies() async throws {
        let server = try LoopbackServer { _, connection in connection.answer() }
        var values = ContentDictionary()
        values["a b"] = .text("1&2 ü")
        values["n"] = .number(.whole(3))
        for body in [WebRequest.Body.json(values), .form(values)] {
            _ = try await WebCall.content(WebRequest(server.url(), method: "POST", body: body))
        }
        let file = ContentFile(name: "x\".png", type: "public.png", data: Data([1, 2, 0, 3]))
        _ = try await WebCall.content(WebRequest(server.url(), method: "PUT", body: .file(file)))
        values["f"] = Content(.file(file))
        _ = try await WebCall.content(WebRequest(server.url(), method: "POST", body: .form(values)))
        _ = try await WebCall.content(WebRequest(server.url(), method: "POST"))
        let requests = server.requests
        #expect(requests.map(\.line) == ["POST", "POST", "PUT", "POST", "POST"].map { "\($0) / HTTP/1.1" })
        #expect(requests[0].headers["content-type"] == "application/json")
        #expect(String(decoding: requests[0].body, as: UTF8.self) == "{\"a b\":\"1&2 ü\",\"n\":3}")
        #expect(requests[1].headers["content-type"] == "application/x-www-form-urlencoded")
        #expect(String(decoding: requests[1].body, as: UTF8.self) == "a+b=1%262+%C3%BC&n=3")
        #expect(requests[2].headers["content-type"] == "image/png")
        #expect(requests[2].body == file.data)
        #expect(requests[3].headers["content-type"]?.hasPrefix("multipart/form-data; boundary=") == true)
        #expect(
            requests[3].body.range(
                of: Data("name=\"f\"; filename=\"x%22.png\"\r\nContent-Type: image/png\r\n\r\n".utf8) + file.data)
                != nil)
        #expect(requests[4].headers["content-length"] == "0")
        #expect(requests[4].headers["content-type"] == nil)
    }

    @Test("sends the heads it is given, and no hidden ones")
    func heads() async throws {
        let server = try LoopbackServer { _, connection in connection.answer() }
        let headers = [
            (name: "X-One", value: " 1 "), (name: "Content-Type", value: "text/x"), (name: "Empty", value: ""),
            (name: "Content-Length", value: "99"), (name: "", value: "x"),
        ]
        _ = try await WebCall.content(
            WebRequest(
                server.url(), method: "POST",
                headers: headers.map { WebRequest.Header(name: $0.name, value: $0.value) },
                body: .json(ContentDictionary())))
        let sent = try #require(server.requests.first?.headers)
        #expect(sent["x-one"] == "1")
        #expect(sent["content-type"] == "text/x")
        #expect(sent["empty"] == "")
        #expect(sent["content-length"] == "2")
        #expect(sent["cookie"] == nil)
        for (name, value) in [("X", "a\r\nHost: evil"), ("X\r\nY", "a"), ("X Y", "a"), ("X:", "a"), ("X", "a\u{0}b")] {
            #expect(
                await WebCall.failure(WebRequest(server.url(), headers: [WebRequest.Header(name: name, value: value)]))
                    != nil)
        }
        #expect(await WebCall.failure(WebRequest(server.url(), method: "GET / HTTP/1.1\r\nX:")) != nil)
        #expect(server.requests.count == 1)
    }

    @Test("gives the heads of an answer, and takes a status for an answer")
    func answers() async throws {
        let server = try LoopbackServer { _, connection in
            connection.answer(
                "503 Busy", ["content-type: text/plain", "X-A: 1", "x-a: 2", "X-A: 3"], Data("busy".utf8))
        }
        #expect(WebCall.text(try await WebCall.content(WebRequest(server.url()))) == "busy")
        let content = try await WebCall.content(WebRequest(server.url(), method: "HEAD", result: .headers))
        guard case .dictionary(let heads)? = content.first?.value else {
            Issue.record("no dictionary")
            return
        }
        #expect(heads["Content-Type"].map(WebCall.text) == "text/plain")
        #expect(heads["X-A"].map(WebCall.text) == "1, 2, 3")
        #expect(server.requests.last?.line.hasPrefix("HEAD ") == true)
    }
}
