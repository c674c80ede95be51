// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether people may use the app with Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The person has not been asked.
    case notDetermined = 0
    /// Use with Siri is restricted.
    case restricted
    /// The person has denied permission.
    case denied
    /// The person has granted permission.
    case authorized
}
