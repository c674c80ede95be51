// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation

/// The stack of drawing contexts of each thread, the current one last.
package enum ContextStack {
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

    /// The current context; nil outside drawing.
    package static var context: CGContext? { stack.contexts.last }

    /// Makes a context the current one.
    package static func push(_ context: CGContext) { stack.contexts.append(context) }

    /// Ends the current context, and returns to the one before.
    @discardableResult package static func pop() -> CGContext? { stack.contexts.popLast() }

    /// Runs drawing code with a canvas as the current context, and restores its state.
    package static func with(_ canvas: Canvas, _ body: () -> Void) {
        canvas.isolated {
            push(CGContext(canvas))
            defer { pop() }
            body()
        }
    }
}
