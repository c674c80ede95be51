// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The login of the installed DailyPunch, finished on the device: a real system, a real app, a real service.
@Suite(.timeLimit(.minutes(5))) struct LogInTests {
    /// What a page has of the device, without one.
    private struct Visit {
        let host: String
        let port: UInt16
        let cookie: String

        init(_ address: String) async throws {
            let url = try #require(URLComponents(string: address))
            port = UInt16(try #require(url.port))
            host = "\(url.host ?? ""):\(port)"
            let client = try LoopbackClient(port: port)
            client.write("GET \(url.path)?\(url.query ?? "") HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
            let answer = try #require(await client.read())
            let line = try #require(answer.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
            cookie = String(try #require(line.dropFirst(12).split(separator: ";").first))
        }

        private var headers: String { "Host: \(host)\r\nCookie: \(cookie)\r\nOrigin: http://\(host)\r\n" }

        /// What happens on the device until a text is in it.
        func events(until text: String) async throws -> String {
            let client = try LoopbackClient(port: port)
            client.write("GET /events HTTP/1.1\r\n\(headers)\r\n")
            return try #require(await client.read(until: text))
        }

        func look(at app: String) async throws {
            let client = try LoopbackClient(port: port)
            client.write("GET /screen/\(app) HTTP/1.1\r\n\(headers)Connection: close\r\n\r\n")
            _ = await client.bytes { _ in false }
        }

        func post(_ command: String) async throws {
            let client = try LoopbackClient(port: port)
            client.write(
                "POST /command HTTP/1.1\r\n\(headers)Connection: close\r\nContent-Type: application/json\r\n"
                    + "Content-Length: \(command.utf8.count)\r\n\r\n\(command)")
            let answer = try #require(await client.read())
            #expect(answer.hasPrefix("HTTP/1.1 204"), "\(answer)")
        }
    }

    @Test("a conversation that goes on in the app ends with a form that is filled in there")
    func logIn() async throws {
        let app = "com.example.dailypunch"
        let apps = try await InstalledApps.examples()
        let service = try await RunningService()
        try await apps.useDailyPunchService(at: service.address)
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let ready = try JSONSerialization.jsonObject(with: Data(daemon.greeting.utf8)) as? [String: Any]
        let visit = try await Visit(try #require(ready?["device"] as? String))
        try await visit.post(#"{"unlock":{}}"#)
        let first = try await apps.beckon("say", "Punch In", "--json")
        #expect(try first.objects().last?["code"] as? String == "continueInApp")
        async let told = visit.events(until: #""placeholder":"E-mail (optional)""#)
        // What is drawn next is told about because somebody has looked.
        try await visit.look(at: app)
        let state = try await told
        let name = try number(of: "Name", in: state)
        let email = try number(of: "E-mail (optional)", in: state)
        try await visit.post(
            """
            {"type":{"app":"\(app)","entries":[{"field":\(name),"does":"text","text":" Ada ","revision":1},\
            {"field":\(name),"does":"enter"},{"field":\(email),"does":"text","text":"ada@home","revision":1},\
            {"field":\(email),"does":"enter"},{"field":\(email),"does":"text","text":"ada@home.example","revision":2},\
            {"field":\(email),"does":"enter"}]}}
            """)
        #expect(await daemon.line(with: "Welcome, Ada.") != nil)
        let second = try await apps.beckon("say", "Punch In", "--json")
        #expect(second.status == 0, "\(second.errors)")
        #expect(try service.recorded().compactMap { $0["kind"] as? String } == ["daily"])
        #expect(await daemon.end() == 0)
    }

    private func number(of placeholder: String, in state: String) throws -> Substring {
        let fields = state.split(separator: "{").filter { $0.contains(#""placeholder":"\#(placeholder)""#) }
        return try #require(fields.last?.firstMatch(of: /"number":(\d+)/)?.output.1)
    }
}
