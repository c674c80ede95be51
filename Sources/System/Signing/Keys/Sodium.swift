// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium

/// libsodium, made ready once.
enum Sodium {
    /// False where the library cannot work, for want of randomness.
    static let isReady = sodium_init() >= 0

    /// - Throws: ``SigningError`` where ``isReady`` is false.
    static func require() throws(SigningError) {
        guard isReady else {
            throw SigningError(
                .unusableKeys, "libsodium", reason: "the library cannot be made ready",
                mend: "see that /dev/urandom is there")
        }
    }
}
