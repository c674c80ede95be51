// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Measures of pictures, in pixels.
enum ImageMeasure {
    private static let largest = 30_000.0

    /// A side that is empty is nil: it follows from the other.
    static func sides(
        width: Operand?, height: Operand?, _ context: RunContext
    ) throws(ShortcutFailure) -> (width: Double?, height: Double?) {
        let width = width.flatMap { context.number($0) }?.double
        let height = height.flatMap { context.number($0) }?.double
        return (
            width == nil ? nil : try side(width ?? 0, named: "width"),
            height == nil ? nil : try side(height ?? 0, named: "height")
        )
    }

    static func side(_ length: Double, named name: String) throws(ShortcutFailure) -> Double {
        guard length > 0, length <= largest else {
            throw ShortcutFailure(
                "the \(name) of a picture cannot be \(Number(length).text)",
                remedy: "use a number from 1 to \(Int(largest))")
        }
        return length
    }
}
