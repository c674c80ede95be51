// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An intent that can be undone.
public protocol UndoableIntent: SystemIntent {}

extension UndoableIntent {
    /// What undoes; nothing does here.
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

    /// Whether there is something to undo.
    open var canUndo: Bool { !steps.isEmpty }

    /// What is undone next is called.
    open var undoActionName: String { actionName }

    /// Says what is undone next.
    open func setActionName(_ actionName: String) { self.actionName = actionName }

    /// Keeps how something is undone.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        steps.append { handler(target) }
    }

    /// Undoes what was done last.
    open func undo() { steps.popLast()?() }

    /// Forgets all that could be undone.
    open func removeAllActions() { steps = [] }
}
