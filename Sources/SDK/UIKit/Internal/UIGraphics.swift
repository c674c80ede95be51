// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

/// The canvas that `draw(_:)` of a view draws on.
@MainActor enum UIGraphics {
    private(set) static var canvas: Canvas?

    static func with(_ canvas: Canvas, _ body: () -> Void) {
        let before = self.canvas
        self.canvas = canvas
        defer { self.canvas = before }
        canvas.isolated(body)
    }
}
