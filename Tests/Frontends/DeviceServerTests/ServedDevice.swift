// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

@testable import DeviceServer

/// A device that is served, with what a browser that was let in has.
struct ServedDevice {
    let system: PretendedSystem
    let device: Device
    let server: DeviceServer
    let cookie: String

    init(_ system: PretendedSystem = PretendedSystem(), requestLimit: Duration = .seconds(10)) async throws {
        self.system = system
        device = Device(system, language: "en")
        server = try await DeviceServer.start(device, requestLimit: requestLimit)
        let path = server.address.dropFirst("http://127.0.0.1:\(server.port)".count)
        let client = try LoopbackClient(port: server.port)
        client.write("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nConnection: close\r\n\r\n")
        let reply = await client.read() ?? ""
        let line = reply.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") } ?? ""
        cookie = String(line.dropFirst(12).prefix { $0 != ";" })
    }

    var host: String { "127.0.0.1:\(server.port)" }

    /// The head of a request from the page itself.
    func head(_ method: String, _ path: String, _ more: [String] = []) -> String {
        let origin = method == "POST" ? ["Origin: http://\(host)", "Content-Type: application/json"] : []
        let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)", "Cookie: \(cookie)"] + origin + more
        return lines.joined(separator: "\r\n") + "\r\n\r\n"
    }

    /// What comes back to a request that ends its connection.
    func exchange(_ head: String, _ body: String = "") async throws -> String {
        let client = try LoopbackClient(port: server.port)
        client.write(head + body)
        return await client.read() ?? "nothing"
    }

    /// Sends a command, or a question, as the page does.
    func post(_ json: String, to path: String = "/command") async throws -> String {
        try await exchange(
            head("POST", path, ["Content-Length: \(json.utf8.count)", "Connection: close"]), json)
    }
}
