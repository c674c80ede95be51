// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The authentication that an intent requires before it asks or does anything.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Nothing.
    case alwaysAllowed
    /// An unlocked device, or that it is its owner, by other means.
    case requiresAuthentication
    /// That this very device is unlocked.
    case requiresLocalDeviceAuthentication
}
