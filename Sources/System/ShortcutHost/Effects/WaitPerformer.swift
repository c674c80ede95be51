// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutRunner
package import Shortcuts

/// Waits as long as a shortcut wants to.
package struct WaitPerformer: EffectPerformer {
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameter clock: By which the time passes.
    package init(clock: some Clock<Duration> = ContinuousClock()) {
        sleep = { try await clock.sleep(for: $0) }
    }

    package func perform(_ effect: Effect) async -> EffectResult? {
        guard case .wait(let seconds) = effect else { return nil }
        guard seconds > 0 else { return .content(.nothing) }
        do {
            // More than a day is nobody's wish.
            try await sleep(.seconds(min(seconds, 86_400)))
            return .content(.nothing)
        } catch {
            return .cancelled
        }
    }
}
