// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A group of layer changes. All of them are applied at once here.
@preconcurrency @MainActor open class CATransaction: NSObject {
    private static var completions: [(@MainActor () -> Void)?] = []

    /// Begins a transaction.
    open class func begin() { completions.append(nil) }

    /// Commits the transaction; its completion runs at the end of this turn of the main queue.
    open class func commit() {
        guard let last = completions.popLast(), let last else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated { last() } }
    }

    /// Applies all changes now, which happens immediately anyway.
    open class func flush() {}
    /// Whether implicit animations are disabled, which they always are.
    open class func setDisableActions(_ flag: Bool) {}
    /// The duration of implicit animations, always zero.
    open class func setAnimationDuration(_ dur: TimeInterval) {}
    /// The timing function of implicit animations.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
    /// The completion block.
    open class func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
        guard !completions.isEmpty else {
            block?()
            return
        }
        completions[completions.count - 1] = block
    }
}
