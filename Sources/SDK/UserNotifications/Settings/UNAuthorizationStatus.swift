// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a person wants notifications of an app.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// None.
    case denied = 1
    /// They may come.
    case authorized = 2
    /// They may come quietly.
    case provisional = 3
    /// They may come for a while.
    case ephemeral = 4
}
