// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Notices that a method of a protocol has only its default implementation.
///
/// Each asking has its own, which goes with its task: others may ask meanwhile.
final class MissingMethod: Sendable {
    @TaskLocal private static var asked: MissingMethod?

    private let isMissing = Mutex(false)

    /// Called by such a default.
    static func notice() { asked?.isMissing.withLock { $0 = true } }

    /// Asks; nil if a default was what answered.
    @MainActor static func answer<Answer: Sendable>(asking ask: @MainActor () async -> Answer) async -> Answer? {
        let asked = MissingMethod()
        let answer = await $asked.withValue(asked) { await ask() }
        return asked.isMissing.withLock { $0 } ? nil : answer
    }
}
