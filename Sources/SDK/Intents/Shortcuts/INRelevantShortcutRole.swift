// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The purpose of a relevant shortcut.
public enum INRelevantShortcutRole: Int, Sendable {
    /// It does something.
    case action = 0
    /// It tells something that need not be tapped.
    case information
}
