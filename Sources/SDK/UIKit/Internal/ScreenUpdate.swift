// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Wire

/// What waits for the end of a turn of the main queue: laying out, and telling view controllers that they have come
/// or gone.
///
/// On Apple's systems this happens when the changes of a turn are committed to
/// the screen; ``perform()`` does it earlier.
@MainActor package final class ScreenUpdate: LayerWatcher {
    package static let shared = ScreenUpdate()

    private var unlaid: [UIView] = []
    private var gone: [UIViewController] = []
    private var come: [UIViewController] = []
    private var completions: [@MainActor () -> Void] = []
    private var isScheduled = false
    /// Tells the system what is on the screen; nil in a process without one.
    var reporter: ScreenReporter? {
        // Nobody is left who would hear them.
        didSet {
            ScreenSignals.shared.forgetAll()
            CALayer.watcher = reporter == nil ? nil : self
        }
    }

    /// More turns than any app needs to come to rest; one that always asks for more goes on in the next turn.
    private static let turnLimit = 16

    func layOut(_ root: UIView) {
        if !unlaid.contains(where: { $0 === root }) { unlaid.append(root) }
        schedule()
    }

    func finishAppearing(_ controller: UIViewController) {
        come.append(controller)
        schedule()
    }

    func finishDisappearing(_ controller: UIViewController) {
        gone.append(controller)
        schedule()
    }

    /// After all that is due before it.
    func afterwards(_ completion: @escaping @MainActor () -> Void) {
        completions.append(completion)
        schedule()
    }

    /// Tells the system what has changed, if it waits for that.
    package func redraw() {
        guard let reporter, !reporter.isRecording else { return }
        reporter.isStale = true
        if reporter.isAwaited { schedule() }
    }

    private func schedule() {
        guard !isScheduled else { return }
        isScheduled = true
        Task { @MainActor in self.perform() }
    }

    /// Does what is due, and what that makes due, then tells the system what has changed, if it waits for that.
    package func perform() {
        isScheduled = false
        for _ in 0..<Self.turnLimit {
            guard isDue else {
                reporter?.answer()
                return
            }
            reporter?.isStale = true
            performTurn()
        }
        reporter?.answer()
        schedule()
    }

    private var isDue: Bool { !unlaid.isEmpty || !gone.isEmpty || !come.isEmpty || !completions.isEmpty }

    private func performTurn() {
        let (gone, come, completions) = (gone, come, completions)
        (self.gone, self.come, self.completions) = ([], [], [])
        come.forEach { $0.isAppearingNow() }
        let unlaid = unlaid
        self.unlaid = []
        unlaid.forEach { $0.layoutIfNeeded() }
        gone.forEach { $0.finishDisappearing() }
        // Children before the parents that hold them.
        come.reversed().forEach { $0.finishAppearing() }
        completions.forEach { $0() }
    }
}

extension UIView {
    /// Called when the view looks different, and what is inside it may too; where the screen is watched, that is told
    /// at the end of the turn.
    func displayChanged() {
        layer.markAllForRecording()
        ScreenUpdate.shared.redraw()
    }
}
