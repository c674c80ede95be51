// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Security

/// A result of the keychain that is not success.
public struct KeychainError: LocalizedError {
    /// What the function returned.
    public let status: OSStatus

    /// In the system's words.
    public var errorDescription: String? {
        SecCopyErrorMessageString(status, nil) as String? ?? "The keychain answered \(status)."
    }
}
