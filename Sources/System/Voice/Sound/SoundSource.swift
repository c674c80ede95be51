// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where speech comes from, as samples at ``SpeechFormat/rate``.
package protocol SoundSource: Sendable {
    /// Some more samples, when they are there; nil at the end.
    ///
    /// - Throws: `Problem` where nothing more can be had, though there is no end; `CancellationError`.
    func next() async throws -> [Int16]?

    /// Passes over what was heard and has not been asked for: the system's own voice, say.
    ///
    /// What was recorded before passes over nothing.
    func forget() async
}

extension SoundSource {
    package func forget() async {}
}
