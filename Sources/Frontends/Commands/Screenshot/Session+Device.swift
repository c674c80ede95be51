// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Conversation
import DeviceServer

extension Session {
    /// Does something on the device that the daemon serves; where it serves none, on one of the command's own, unlocked,
    /// which ends with it.
    ///
    /// - Throws: `Problem` where there is no port for it, and what the body throws.
    func onDevice<Result: Sendable>(_ body: (DeviceServer) async throws -> Result) async throws -> Result {
        if let served = surroundings.device { return try await body(served) }
        let device = Device(
            system, language: language, workingDirectory: surroundings.workingDirectory, home: surroundings.home
        ) { [terminal] in terminal.warn($0) }
        let server = try await DeviceServer.start(device)
        do {
            try await server.device.perform(.unlock)
            let result = try await body(server)
            await server.stop()
            return result
        } catch {
            await server.stop()
            throw error
        }
    }
}
