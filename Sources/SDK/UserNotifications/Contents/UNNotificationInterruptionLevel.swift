// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much a notification may disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Not at all.
    case passive = 0
    /// As usual.
    case active = 1
    /// Even where few may.
    case timeSensitive = 2
    /// Always.
    case critical = 3
}
