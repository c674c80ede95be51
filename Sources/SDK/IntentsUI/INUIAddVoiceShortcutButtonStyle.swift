// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How a button for phrases looks.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// White with a line around.
    case whiteOutline
    /// Black.
    case black
    /// Black with a line around.
    case blackOutline
    /// Black where it is light, white where it is dark.
    case automatic
    /// The same with a line around.
    case automaticOutline
}
