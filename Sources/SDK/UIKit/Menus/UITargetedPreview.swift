// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The appearance of a view in a preview; it has no effect here.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
    /// The background color; nil means the default.
    open var backgroundColor: UIColor?
    /// The part of the view that is seen; nil is all of it.
    open var visiblePath: UIBezierPath?
    /// The path of the shadow; nil means the visible part.
    open var shadowPath: UIBezierPath?

    /// As ever.
    public override init() { super.init() }
}

/// The place to which a preview moves.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject {
    /// The view whose coordinates the place is in.
    public let container: UIView
    /// The place.
    public let center: CGPoint
    /// The transform of the view at the target.
    public let transform: CGAffineTransform

    /// A place.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
    }
}

/// The view to which a menu belongs; the menu opens next to it.
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The style.
    public let parameters: UIPreviewParameters
    /// Where it goes.
    public let target: UIPreviewTarget

    /// A view that goes to a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
    }

    /// Creates a preview of a view at its own place.
    public convenience init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {
        self.init(
            view: view, parameters: parameters,
            target: UIPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    /// How large the view is.
    open var size: CGSize { view.bounds.size }
}
