// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The authentication that an intent requires before it asks or does anything.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Nothing.
    case alwaysAllowed
    /// Requires an unlocked device, or proof of the owner by other means.
    case requiresAuthentication
    /// Requires this device to be unlocked.
    case requiresLocalDeviceAuthentication
}
