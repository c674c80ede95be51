// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Shortcuts

/// Carries out what a shortcut needs done outside of the engine.
package protocol EffectPerformer: Sendable {
    /// Carries it out and returns the result; nil if this performer does nothing of the kind.
    ///
    /// - Throws: `ShortcutFailure`, which becomes the result.
    func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult?
}

extension EffectPerformer {
    /// Carries it out and returns the result, also where it failed or nobody does such things.
    package func result(of effect: Effect) async -> EffectResult {
        do throws(ShortcutFailure) {
            return try await perform(effect) ?? .failed(effect.undone)
        } catch {
            return error.kind == .cancelled ? .cancelled : .failed(error)
        }
    }
}
