// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Shortcuts

/// Carries out what a shortcut needs done outside of the engine.
package protocol EffectPerformer: Sendable {
    /// Carries it out and says the result; nil if this performer does nothing of the kind.
    func perform(_ effect: Effect) async -> EffectResult?
}
