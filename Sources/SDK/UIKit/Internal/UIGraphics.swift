// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// The contexts that are drawn on, the current one last; each thread has its own.
enum UIGraphics {
    private final class Stack: NSObject {
        var contexts: [CGContext] = []
    }

    private static let key = "org.beckon.graphics"

    private static var stack: Stack {
        let values = Thread.current.threadDictionary
        if let stack = values[key] as? Stack { return stack }
        let stack = Stack()
        values[key] = stack
        return stack
    }

    /// What is drawn on now; nil outside of drawing.
    static var context: CGContext? { stack.contexts.last }

    static func push(_ context: CGContext) { stack.contexts.append(context) }

    @discardableResult static func pop() -> CGContext? { stack.contexts.popLast() }

    /// Draws with a canvas as the current context, whose state is given back afterwards.
    static func with(_ canvas: Canvas, _ body: () -> Void) {
        canvas.isolated {
            push(CGContext(canvas))
            defer { pop() }
            body()
        }
    }
}
