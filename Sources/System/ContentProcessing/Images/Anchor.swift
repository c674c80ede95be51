// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where something is put, by the words of the format, such as `Top Left`.
struct Anchor {
    /// From 0, at the left, to 1.
    let across: Double
    /// From 0, at the top, to 1.
    let down: Double
    /// Whether the place is given by numbers.
    let isCustom: Bool

    init(_ name: String) {
        let name = name.lowercased()
        across = name.contains("left") ? 0 : name.contains("right") ? 1 : 0.5
        down = name.contains("top") ? 0 : name.contains("bottom") ? 1 : 0.5
        isCustom = name == "custom"
    }
}
