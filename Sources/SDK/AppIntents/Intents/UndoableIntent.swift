// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that can be undone.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// The undo manager; nil here.
    @MainActor public var undoManager: UndoManager? { nil }
}

/// Undoes changes; nothing calls it here.
///
/// Foundation has it on Apple's systems. What is registered is kept until it is undone.
@MainActor open class UndoManager {
    private var steps: [@MainActor () -> Void] = []
    private var actionName = ""

    /// Nothing to undo.
    public init() {}

    /// Whether an action can be undone.
    open var canUndo: Bool { !steps.isEmpty }

    /// The name of the next action to undo.
    open var undoActionName: String { actionName }

    /// Names the next action to undo.
    open func setActionName(_ actionName: String) { self.actionName = actionName }

    /// Registers an undo action.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        steps.append { handler(target) }
    }

    /// Undoes the last action.
    open func undo() { steps.popLast()?() }

    /// Clears the undo stack.
    open func removeAllActions() { steps = [] }
}
