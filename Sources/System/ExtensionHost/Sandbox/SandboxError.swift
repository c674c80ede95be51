// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why there is no sandbox available.
package struct SandboxError: Error, Hashable, Sendable {
    /// What is missing, without a full stop.
    package var reason: Sentence
    /// What to do about it.
    package var remedy: Sentence
}

extension SandboxError: PersonReadable {
    package var sentence: Sentence { "no sandbox: \(reason); \(remedy)" }
}
