// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost

extension Session {
    /// Has a conversation over the app in front, which is inactive for so long.
    ///
    /// An app that the conversation opens comes on top of it. Nothing waits for the app in front: an app
    /// that takes its time over becoming inactive holds up no conversation.
    func coveringFront<Result>(_ converse: () async throws -> Result) async rethrows -> Result {
        guard let host = system.startedAppHost else { return try await converse() }
        await host.cover()
        do {
            let result = try await converse()
            await host.uncover()
            return result
        } catch {
            await host.uncover()
            throw error
        }
    }
}
