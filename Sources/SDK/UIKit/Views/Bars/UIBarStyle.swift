// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default`, black
}

/// The amount of room in a bar.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}
