// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An object with a content size and child containers.
@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
    /// The size that suits it best.
    var preferredContentSize: CGSize { get }
    /// A child prefers another size.
    func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// A child's constraints come to another size.
    func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
    /// The size that a child gets inside one of the container's.
    func size(forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize)
        -> CGSize
    /// It is about to have another size.
    func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

/// The current transition or size change of a controller; it takes no time here.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinator: NSObjectProtocol {
    /// Makes changes along with the transition, and after it.
    @discardableResult func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

/// The state of a transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether it is seen to go.
    var isAnimated: Bool { get }
    /// Whether it was taken back.
    var isCancelled: Bool { get }
    /// In seconds.
    var transitionDuration: TimeInterval { get }
}

extension UIViewControllerTransitionCoordinator {
    /// Makes changes along with the transition.
    @discardableResult public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A change of size, which takes no time.
@MainActor
final class ImmediateTransition: NSObject, UIViewControllerTransitionCoordinator,
    UIViewControllerTransitionCoordinatorContext
{
    private var changes: [@MainActor () -> Void] = []
    private var completions: [@MainActor () -> Void] = []

    var isAnimated: Bool { false }
    var isCancelled: Bool { false }
    var transitionDuration: TimeInterval { 0 }

    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { changes.append { animation(self) } }
        if let completion { completions.append { completion(self) } }
        return true
    }

    /// To be called when the size has changed.
    func finish() {
        let (changes, completions) = (changes, completions)
        (self.changes, self.completions) = ([], [])
        changes.forEach { $0() }
        completions.forEach { $0() }
    }
}
