// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The desktop's portal for pictures of the screen, which asks the person where the desktop wants that.
struct ScreenshotPortal: Sendable {
    /// The result.
    enum Outcome: Hashable, Sendable {
        /// The address of a file.
        case taken(String)
        case cancelled
        /// There is no portal, or it takes no pictures.
        case none
    }

    static let service = "org.freedesktop.portal.Desktop"
    /// The person may be asked.
    private static let patience = 120

    private let address: String

    /// Nil if there is no bus, or nothing on it that would answer.
    init?(_ tools: MachineTools) {
        guard tools.hasService(Self.service), let address = tools["DBUS_SESSION_BUS_ADDRESS"] else { return nil }
        self.address = address
    }

    init(address: String) { self.address = address }

    /// Takes a picture. Cancelling the task ends the connection, with which the portal gives up.
    func take() async -> Outcome {
        let open = OpenSocket()
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { [address] in
                    continuation.resume(returning: Self.take(from: address, open))
                }
            }
        } onCancel: {
            open.shutDown()
        }
    }

    private static func take(from address: String, _ open: OpenSocket) -> Outcome {
        guard let bus = BusConnection.open(address, seconds: patience, telling: open) else { return .none }
        defer { open.clear() }
        let hello = BusMessage(
            calling: "Hello", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus",
            serial: 1)
        guard bus.send(hello), bus.send(request) else { return .none }
        var handle: String?
        // A signal may come before the answer that says which it is of, but never many others.
        var early: [BusMessage] = []
        for _ in 0..<1000 {
            guard let message = bus.receive() else { return .none }
            if message.answers == request.serial {
                var body = BusReader(message.body)
                guard message.kind == .reply, let path = body.text() else { return .none }
                handle = path
                if let response = early.first(where: { $0.path == path }) { return outcome(of: response) }
            } else if message.kind == .signal, message.member == "Response" {
                if message.path == handle { return outcome(of: message) }
                early.append(message)
            }
        }
        return .none
    }

    private static let request: BusMessage = {
        var body = BusWriter()
        body.text("")
        body.array(alignment: 8) { options in
            options.entry("handle_token", .text("beckon"))
            options.entry("interactive", .flag(false))
        }
        return BusMessage(
            calling: "Screenshot", of: "org.freedesktop.portal.Screenshot", at: "/org/freedesktop/portal/desktop",
            on: service, serial: 2, signature: "sa{sv}", body: body.bytes)
    }()

    private static func outcome(of response: BusMessage) -> Outcome {
        var body = BusReader(response.body)
        switch body.number() {
        case 0: return body.text(for: "uri").map { .taken($0) } ?? .none
        case 1: return .cancelled
        default: return .none
        }
    }
}
