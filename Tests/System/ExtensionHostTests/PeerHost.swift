// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import ProcessLife
import Processes
import Synchronization
import TestSupport
import Wire

/// A host and a folder of its own for peers that behave as a test says.
final class PeerHost: Sendable {
    let host: ExtensionHost
    let record: TraceRecord
    let folder: TemporaryFolder

    /// In a sandbox, as the product has it, where the machine lets us make one.
    ///
    /// - Parameter keepsRecord: A record holds all requests, and with them the files that they name.
    init(
        _ limits: ExtensionLimits = .forTests, services: (any SystemServices)? = nil,
        clock: some Clock<Duration> = ContinuousClock(), keepsRecord: Bool = true
    ) throws {
        let record = TraceRecord()
        self.record = record
        folder = try TemporaryFolder()
        host = ExtensionHost(
            limits: limits, sandbox: MachineSandbox.isAvailable ? try Sandbox(path: nil) : nil, services: services,
            clock: clock
        ) { if keepsRecord { record.add($0) } }
    }

    /// - Parameter mode: One of the peer's; nil leaves the variable out, and the peer answers.
    func launch(_ mode: String? = nil, identifier: String = "com.example.peer") -> BundleLaunch {
        BundleLaunch(
            identifier: identifier, executable: Self.executable,
            environment: mode.map { ["PEER_MODE": $0] } ?? [:], workingDirectory: folder.url,
            policy: SandboxPolicy(readable: [Self.executable], writable: [folder.url]))
    }

    static let executable = PackageRoot.products.appending(path: "TestPeer")

    func failure(
        of request: ExtensionRequest, to launch: BundleLaunch
    ) async -> ExtensionFailure? {
        do throws(ExtensionFailure) {
            _ = try await host.send(request, to: launch)
            return nil
        } catch {
            return error
        }
    }

    /// The numbers of started processes that still run.
    var survivors: [Int32] {
        record.started.filter { kill($0, 0) == 0 }
    }
}

extension ExtensionLimits {
    /// So generous in time that only what hangs forever meets the deadline, even on a busy machine.
    static var forTests: ExtensionLimits {
        var limits = ExtensionLimits()
        limits.answer = .seconds(60)
        limits.panel = .seconds(60)
        // A test may wait long for its turn between two requests.
        limits.idle = .seconds(3600)
        limits.process.leave = .milliseconds(200)
        limits.life.output = 4 << 20
        limits.process.resources.dataBytes = 256 << 20
        return limits
    }

    /// For tests in which the deadline is the subject.
    static var impatient: ExtensionLimits {
        var limits = forTests
        limits.answer = .seconds(1)
        return limits
    }
}

extension ExtensionRequest {
    static let order = IntentPayload(className: "PizzeriaKit.OrderPizzaIntent", values: ["quantity": .integer(2)])
    static let resolveQuantity = resolve(parameter: "quantity", of: order)
    static let confirmOrder = confirm(order)
    static let handleOrder = handle(order)
}
