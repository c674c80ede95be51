// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A way of preparing and reading a picture.
struct Look {
    /// How high small letters are made, in pixels.
    let letterHeight: Float
    /// Whether noise is smoothed, and the finest strokes with it.
    let isSmooth: Bool
    /// Whether all of it is taken for one block of text.
    let isBlock: Bool

    /// What mostly does comes first; each of the others finds what those before it miss.
    static let all = [
        Look(letterHeight: 18, isSmooth: false, isBlock: false),
        Look(letterHeight: 14, isSmooth: true, isBlock: false),
        Look(letterHeight: 24, isSmooth: true, isBlock: true),
        Look(letterHeight: 18, isSmooth: false, isBlock: true),
    ]
}
