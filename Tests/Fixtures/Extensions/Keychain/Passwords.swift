// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Security

/// A way in which apps write to the keychain; each below compiles unchanged on Apple's systems.
protocol Passwords {
    func add(_ password: String, for account: String) -> OSStatus
    func update(_ password: String, for account: String) -> OSStatus
    func delete(_ account: String) -> OSStatus
    /// The password, or the status.
    func read(_ account: String) -> String
}
