// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The alignment of text.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}
