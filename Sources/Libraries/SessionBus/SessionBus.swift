// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSessionBus
import Foundation

/// The session bus, and the services of the desktop that Beckon calls on it.
///
/// Each call has a connection of its own, on a thread of its own. Cancelling the task closes the connection.
package struct SessionBus: Sendable {
    /// What the desktop's portal does when it is asked for a picture of the screen.
    package enum Screenshot: Hashable, Sendable {
        /// The address of a file.
        case taken(String)
        /// The person said no.
        case declined
        /// There is no portal, or it takes no pictures.
        case unavailable
    }

    private let address: String

    /// Finds the address of the bus: in `DBUS_SESSION_BUS_ADDRESS`, or else in the folder `XDG_RUNTIME_DIR`.
    ///
    /// - Returns: Nil if there is no bus. GIO would start one.
    package static func address(in environment: [String: String]) -> String? {
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
        guard let folder = environment["XDG_RUNTIME_DIR"], FileManager.default.fileExists(atPath: folder + "/bus")
        else {
            return nil
        }
        return "unix:path=\(folder)/bus"
    }

    /// Uses the bus of an environment; nil if it has none on this machine.
    package init?(environment: [String: String]) {
        guard let address = Self.address(in: environment) else { return nil }
        self.init(address: address)
    }

    /// Uses the bus at an address; nil if it is not a socket of this machine.
    package init?(address: String) {
        // Other addresses reach other machines or start programs.
        let sockets = address.split(separator: ";").filter { $0.hasPrefix("unix:") }
        guard !sockets.isEmpty else { return nil }
        self.address = sockets.joined(separator: ";")
    }

    /// Shows a notification.
    ///
    /// - Parameter body: Markup of the Desktop Notifications Specification.
    /// - Returns: False if the desktop doesn't show it within 5 seconds.
    package func notify(_ title: String, body: String, makesSound: Bool) async -> Bool {
        await call(for: .seconds(5)) { [address] cancellation in
            beckon_bus_notify(cancellation.pointer, address, title, body, makesSound) == BECKON_BUS_DONE
        }
    }

    /// Takes a picture of the screen. Some desktops ask the person, who has 2 minutes to answer.
    package func takeScreenshot() async -> Screenshot {
        await call(for: .seconds(120)) { [address] cancellation in
            var file: UnsafeMutablePointer<CChar>?
            defer { g_free(file) }
            guard beckon_bus_take_screenshot(cancellation.pointer, address, &file) == BECKON_BUS_DONE else {
                return .unavailable
            }
            return file.map { .taken(String(cString: $0)) } ?? .declined
        }
    }

    private func call<Value: Sendable>(
        for patience: DispatchTimeInterval, _ work: @escaping @Sendable (Cancellation) -> Value
    ) async -> Value {
        let cancellation = Cancellation()
        DispatchQueue.global().asyncAfter(deadline: .now() + patience) { [weak cancellation] in cancellation?.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Thread.detachNewThread { continuation.resume(returning: work(cancellation)) }
            }
        } onCancel: {
            cancellation.cancel()
        }
    }
}
