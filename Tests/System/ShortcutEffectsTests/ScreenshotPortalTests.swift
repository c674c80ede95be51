// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

@testable import ShortcutEffects

/// Plays the bus and the portal on it for one connection.
private final class FakeBus: Sendable {
    private let listening: Int32
    let path: String
    var address: String { "unix:path=\(path),guid=0" }

    init(_ path: String) throws {
        self.path = path
        listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let isBound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(listening, 1) == 0
            }
        }
        guard isBound else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    deinit { close(listening) }

    /// Lets one in, and says what the bus would say, one piece after each thing that is said to it.
    func answer(_ pieces: [[UInt8]]) {
        Thread.detachNewThread { [listening] in
            let connection = accept(listening, nil, nil)
            var bytes = [UInt8](repeating: 0, count: 4096)
            for piece in pieces {
                guard recv(connection, &bytes, bytes.count, 0) > 0 else { break }
                _ = piece.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            }
            // Until the other goes, or at once where it is gone.
            while recv(connection, &bytes, bytes.count, 0) > 0 {}
            close(connection)
        }
    }
}

@Suite("The portal for pictures of the screen")
struct ScreenshotPortalTests {
    private static let handle = "/org/freedesktop/portal/desktop/request/1_1/beckon"
    private static let okay = Array("OK 0123\r\n".utf8)

    private let place: TemporaryFolder
    private let bus: FakeBus

    init() throws {
        place = try TemporaryFolder()
        bus = try FakeBus(place.url.appending(path: "bus").path(percentEncoded: false))
    }

    /// A message as the bus passes it on: answers have a serial in place of a member.
    private static func message(
        _ kind: BusMessage.Kind, at path: String, _ body: BusWriter, answering serial: UInt32? = nil
    ) -> [UInt8] {
        var writer = BusWriter()
        writer.bytes = [UInt8(ascii: "l"), kind.rawValue, 0, 1]
        writer.number(UInt32(body.bytes.count))
        writer.number(9)
        writer.array(alignment: 8) { fields in
            for (code, type, text) in [(1, "o", path), (3, "s", "Response"), (7, "s", ":1.7")]
                as [(UInt8, String, String)]
            {
                fields.align(8)
                fields.bytes.append(code)
                fields.signature(type)
                fields.text(text)
            }
            guard let serial else { return }
            fields.align(8)
            fields.bytes.append(5)
            fields.signature("u")
            fields.number(serial)
        }
        writer.align(8)
        return writer.bytes + body.bytes
    }

    private static let reply: [UInt8] = {
        var body = BusWriter()
        body.text(handle)
        return message(.reply, at: "/", body, answering: 2)
    }()

    private static func response(_ code: UInt32, at path: String = handle, _ address: String?) -> [UInt8] {
        var body = BusWriter()
        body.number(code)
        body.array(alignment: 8) { results in
            results.entry("persistent", .flag(true))
            if let address { results.entry("uri", .text(address)) }
        }
        return message(.signal, at: path, body)
    }

    @Test("gives the address of the picture, also where the answer comes early")
    func taken() async {
        bus.answer([
            Self.okay,
            Self.response(0, at: "/other", "file:///no") + Self.reply + Self.response(0, "file:///a%20b.png"),
        ])
        #expect(await ScreenshotPortal(address: bus.address).take() == .taken("file:///a%20b.png"))
        bus.answer([Self.okay, Self.response(0, "file:///x.png") + Self.reply])
        #expect(await ScreenshotPortal(address: bus.address).take() == .taken("file:///x.png"))
    }

    @Test("tells that the person does not want it")
    func cancelled() async {
        bus.answer([Self.okay, Self.reply + Self.response(1, nil)])
        #expect(await ScreenshotPortal(address: bus.address).take() == .cancelled)
    }

    @Test(
        "is missing if the bus says nothing sensible",
        arguments: [
            [], [Array("REJECTED EXTERNAL\r\n".utf8)], [okay, [UInt8](repeating: 0xFF, count: 400)], [okay, []],
            [okay, reply + response(2, nil)], [okay, reply + response(0, nil)],
            [okay, message(.error, at: "/", BusWriter(), answering: 2)], [okay, Array(reply.prefix(40))],
            [Array(repeating: UInt8(ascii: "x"), count: 4000)],
        ])
    func nonsense(pieces: [[UInt8]]) async {
        // What is cut off would be waited for.
        if pieces.isEmpty || pieces.last?.isEmpty == true || pieces.last?.count == 40 {
            let task = Task { [bus] in await ScreenshotPortal(address: bus.address).take() }
            bus.answer(pieces)
            task.cancel()
            #expect(await task.value == .none)
        } else {
            bus.answer(pieces)
            #expect(await ScreenshotPortal(address: bus.address).take() == .none)
        }
    }

    @Test(
        "is missing if there is no bus",
        arguments: [
            "", "tcp:host=example.org", "unix:path=/nowhere/bus", "unix:abstract=beckon-nobody",
            "unix:path=" + String(repeating: "x", count: 300),
        ])
    func noBus(address: String) async { #expect(await ScreenshotPortal(address: address).take() == .none) }

    @Test("is read without a step beyond its bytes", arguments: 0..<200)
    func hostile(seed: Int) {
        var bytes = Self.response(0, "file:///x.png")
        bytes[(seed * 7) % bytes.count] = UInt8(truncatingIfNeeded: seed * 31)
        bytes[(seed * 13 + 5) % bytes.count] = 0xFF
        if let message = BusMessage(bytes) {
            var reader = BusReader(message.body)
            _ = reader.number()
            _ = reader.text(for: "uri")
        }
        #expect(BusMessage(Array(bytes.prefix(seed % bytes.count))) == nil)
    }
}
