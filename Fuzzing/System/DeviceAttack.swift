// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DeviceServer
import Foundation
import Glibc
import PeerConnection
import Store
import Wire

/// Hostile pages: each command of the device and each route with extreme values.
struct DeviceAttack {
    let port: UInt16
    private let cookie: String

    /// Commands of each topic.
    static let commands: [any Encodable & Sendable] = [
        DeviceCommand.Screen.lock, DeviceCommand.Screen.unlock, DeviceCommand.Screen.home,
        DeviceCommand.Screen.dismiss, DeviceCommand.Screen.show(sheet: .settings),
        DeviceCommand.Screen.show(sheet: .developer), DeviceCommand.Screen.look(display: .phone()),
        DeviceCommand.App.open(app: FuzzedApps.hostile), DeviceCommand.App.close(app: FuzzedApps.hostile),
        DeviceCommand.App.menu(app: FuzzedApps.hostile),
        DeviceCommand.App.perform(quickAction: "static open 1", app: FuzzedApps.hostile),
        DeviceCommand.Talk.listen, DeviceCommand.Talk.say(text: "Ask Integer"),
        DeviceCommand.Talk.answer(text: "1", turn: 1), DeviceCommand.Talk.choose(option: "1", turn: 1),
        DeviceCommand.Talk.endConversation, DeviceCommand.Talk.followAnswer, DeviceCommand.Talk.runAction(id: 1),
        DeviceCommand.Offer.takeSuggestion(id: 1), DeviceCommand.Offer.dismissSuggestion(id: 1),
        DeviceCommand.Arrangement.touch(gesture: .single),
        DeviceCommand.Arrangement.move(isAtRight: true, height: 0.5),
        DeviceCommand.Arrangement.bind(gesture: .long, to: .action(id: 1)),
        DeviceCommand.Arrangement.setLanguage(tag: "en"), DeviceCommand.Phrase.phrase(target: .action(id: 1)),
        DeviceCommand.Phrase.savePhrase(text: "x", target: .proposal(id: 1), replacing: 1),
        DeviceCommand.Phrase.removePhrase(target: .action(id: 1)), DeviceCommand.Phrase.leavePhrase(screen: 1),
        DeviceCommand.Settings.change(settings: .init(app: FuzzedApps.hostile, learns: true, suggests: true)),
        DeviceCommand.Settings.forget(app: FuzzedApps.hostile),
        DeviceCommand.Input.fingers(
            app: FuzzedApps.hostile,
            moves: [TouchPayload(finger: 0, phase: .began, x: 1, y: 1)].compactMap(\.self)),
        DeviceCommand.Input.type(
            app: FuzzedApps.hostile, entries: [TypingPayload(field: 3, .text("x", revision: 8))].compactMap(\.self)),
    ]

    /// Exchanges the token for a cookie.
    init(_ address: URL) throws {
        guard let port = address.port.flatMap(UInt16.init(exactly:)) else {
            throw FuzzedSystem.Failure(description: "the device has no address")
        }
        self.port = port
        let path = address.path + (address.query.map { "?\($0)" } ?? "")
        let answer = try Self.exchange("GET \(path)", [:], "", port: port)
        let line = answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie:") }
        guard let cookie = line?.dropFirst("set-cookie:".count).split(separator: ";").first else {
            throw FuzzedSystem.Failure(description: "the device lets nobody in: \(answer.prefix(200))")
        }
        self.cookie = cookie.trimmingCharacters(in: .whitespaces)
    }

    func run(seed: Int) throws {
        var numbers = SeededNumbers(seed: seed)
        if seed % 3 == 0 { return try look(&numbers) }
        let command = Self.commands.randomElement(using: &numbers) ?? DeviceCommand.Screen.home
        let tree = try JSONDecoder().decode(JSONTree.self, from: JSONEncoder().encode(command))
        var mutator = Mutator(seed: seed)
        _ = try post(seed % 5 == 0 ? tree.text : mutator.mutated(tree).text)
    }

    /// - Returns: What the server answered, from its first line on.
    func get(_ path: String) throws -> String {
        try Self.exchange("GET \(path)", ["Cookie": cookie], "", port: port)
    }

    private func post(_ body: String) throws -> String {
        try Self.exchange(
            "POST /command",
            [
                "Cookie": cookie, "Content-Type": "application/json", "Origin": "http://127.0.0.1:\(port)",
                "Sec-Fetch-Site": "same-origin",
            ], body, port: port)
    }

    private func look(_ numbers: inout SeededNumbers) throws {
        let odd = ExtremeValues.numbers.map(\.text) + ExtremeValues.strings
        func word() -> String {
            (odd.randomElement(using: &numbers) ?? "").replacing("\"", with: "").addingPercentEncoding(
                withAllowedCharacters: .alphanumerics)?.prefix(2000).description ?? ""
        }
        let path = [
            "/", "/icon/\(word())", "/screen/\(word())", "/screen/\(FuzzedApps.hostile)",
            "/panel/\(word())?scale=\(word())",
            "/quick-action/\(FuzzedApps.hostile)/\(word())", "/quick-action/\(word())/\(word())?dark=\(word())",
            "/\(word())",
            "/enter?token=\(word())", "/icon/\(FuzzedApps.hostile)?v=\(word())",
        ].randomElement(using: &numbers)
        _ = try get(path ?? "/")
    }

    private static func exchange(
        _ line: String, _ headers: [String: String], _ body: String, port: UInt16
    ) throws -> String {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw FuzzedSystem.Failure(description: "nobody listens at the device's port") }
        let fields = headers.merging([
            "Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.utf8.count)",
        ]) { $1 }
        let request =
            "\(line) HTTP/1.1\r\n" + fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
            + "\r\n" + body
        return String(decoding: SocketExchange.run(socket, Data(request.utf8), milliseconds: 15_000), as: UTF8.self)
    }
}
