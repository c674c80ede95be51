// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import Sentences

/// Serves the device to the browsers of this machine, until ``stop()``.
///
/// ```swift
/// let server = try await DeviceServer.start(Device(system, language: "en"), port: 0)
/// print(server.address)
/// ```
package final class DeviceServer: Sendable {
    /// Where a person opens the device. A browser that knows the address may use the device.
    package let address: String
    /// Where a page opens that is there for a picture alone: apps do not draw for it. Its module `/picture.js` says
    /// when all is at rest.
    package var pictureAddress: String { address + "&pose=1" }
    package var port: UInt16 { key.port }
    /// With it, a later start continues with the pages that are open.
    package let key: DeviceKey
    let daemon: HTTPDaemon
    package let device: Device
    private let upkeep: Task<Void, Never>

    /// - Parameters:
    ///   - port: That of the key, or any that is free, where 0.
    ///   - key: Of the start before: where its port is available, its pages go on by themselves.
    ///   - requestLimit: How long a client may take over a request.
    /// - Throws: `Problem` when the port is taken.
    package static func start(
        _ device: Device, port: UInt16 = 0, key: DeviceKey? = nil, requestLimit: Duration = .seconds(10)
    ) async throws(Problem<Fault>) -> DeviceServer {
        let token = Gatekeeper.secret()
        func serve(_ port: UInt16, _ pass: String) throws(Problem<Fault>) -> DeviceServer {
            let daemon = try HTTPDaemon(port: port, limits: .init(request: requestLimit)) { port in
                DevicePages(device: device, gatekeeper: Gatekeeper(port: port, token: token, pass: pass))
            }
            return DeviceServer(
                device, daemon, token: token, key: DeviceKey(port: daemon.port, pass: pass), requestLimit)
        }
        let server: DeviceServer
        if let key, port == 0 || port == key.port {
            do throws(Problem<Fault>) {
                server = try serve(key.port, key.pass)
            } catch {
                guard port == 0 else { throw error }
                // The process that has the port now may have received the pass from a page that looked for us there.
                server = try serve(0, Gatekeeper.secret())
            }
        } else {
            server = try serve(port, Gatekeeper.secret())
        }
        await device.start()
        return server
    }

    private init(_ device: Device, _ daemon: HTTPDaemon, token: String, key: DeviceKey, _ requestLimit: Duration) {
        self.device = device
        self.daemon = daemon
        self.key = key
        address = "http://127.0.0.1:\(daemon.port)/enter?token=\(token)"
        upkeep = Task { [weak daemon, feed = device.feed] in
            var untilBeat = Duration.seconds(15)
            let step = requestLimit / 4
            // A quarter of the limit is how late a slow client may be cut off.
            // A cancelled sleep ends the loop.
            while (try? await Task.sleep(for: step)) != nil, let daemon {
                daemon.cutOffSlowClients()
                untilBeat -= step
                if untilBeat <= .zero {
                    feed.beat()
                    untilBeat = .seconds(15)
                }
            }
        }
    }

    /// Tells every browser, and returns when nothing is served any more.
    package func stop() async {
        upkeep.cancel()
        await device.stop()
        await daemon.stop()
    }
}
