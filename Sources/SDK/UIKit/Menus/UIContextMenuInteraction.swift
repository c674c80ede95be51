// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows a context menu after a long press on a view.
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Who has the menu.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that it was given to.
    open private(set) weak var view: UIView?
    private var place = CGPoint.zero

    /// An interaction whose menu a delegate has.
    public init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }

    /// Called before the interaction moves to another view or is removed.
    open func willMove(to view: UIView?) {}
    /// Called after the interaction was added to a view or removed.
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the finger rests that the menu is opened for.
    open func location(in view: UIView?) -> CGPoint {
        guard let view else { return place }
        return view.convert(place, from: nil)
    }

    /// Dismisses the menu.
    open func dismissMenu() { MenuPresenter.dismiss() }

    /// Opens the menu, for a finger at a point of the window.
    ///
    /// - Returns: Whether there is one.
    func open(at place: CGPoint) -> Bool {
        guard let view, let delegate else { return false }
        self.place = place
        let point = view.convert(place, from: nil)
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point) else {
            return false
        }
        let preview = delegate.contextMenuInteraction(self, previewForHighlightingMenuWithConfiguration: configuration)
        return MenuPresenter.show(configuration.menu(), from: preview?.view ?? view)
    }
}

/// Provides the context menu of a view.
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
    /// The menu for a finger at a point of the view; nil for none.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration?
    /// The view that the menu opens beside; nil for that of the interaction.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    /// Returns the preview that the menu closes to; never called.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}

extension UIContextMenuInteractionDelegate {
    /// Returns the interaction's own by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
    /// Returns the interaction's own by default.
    public func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }
}
