// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether people may use the app with Siri.
public enum INSiriAuthorizationStatus: Int, Sendable {
    /// The person has not been asked.
    case notDetermined = 0
    /// The app may not be, and the person cannot change it.
    case restricted
    /// The person has refused.
    case denied
    /// The person has agreed.
    case authorized
}
