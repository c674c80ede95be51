// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Presents a controller as a sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    /// The heights that the card may have, which a finger moves it between.
    open var detents: [Detent] = [.large()] { didSet { changed() } }
    /// The height that it has; nil is the first.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Up to which height what is behind is not dimmed, and can be touched; nil means never.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changed() } }
    /// Whether a grip is seen at the upper edge.
    open var prefersGrabberVisible = false { didSet { changed() } }
    /// How round the upper corners are; nil is as ever.
    open var preferredCornerRadius: CGFloat? { didSet { changed() } }
    /// Whether scrolling to the upper edge makes the card higher; it does not here.
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the card stands at the lower edge also where the screen is low; it does always.
    open var prefersEdgeAttachedInCompactHeight = false
    /// Whether its width is the controller's `preferredContentSize` there.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
    /// Who is told about another height.
    var sheetDelegate: (any UISheetPresentationControllerDelegate)? {
        delegate as? any UISheetPresentationControllerDelegate
    }

    private func changed() { presentedStorage?.sheet?.setNeedsLayout() }

    /// Makes changes that are seen to happen.
    open func animateChanges(_ changes: () -> Void) {
        changes()
        guard let sheet = presentedStorage?.sheet else { return }
        UIView.animate(withDuration: 0.3) { sheet.layoutIfNeeded() }
    }

    /// Has the heights found out again.
    open func invalidateDetents() { changed() }

    /// A height that a card may have.
    @preconcurrency @MainActor public final class Detent: NSObject {
        /// What the height is found by.
        public let identifier: Identifier
        private let resolver: @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        private init(
            _ identifier: Identifier,
            _ resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the screen.
        public class func medium() -> Detent { Detent(.medium) { $0.maximumDetentValue * 0.52 } }
        /// All but the top of the screen.
        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }
        /// As high as a function says; nil leaves the height out.
        @preconcurrency public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent { Detent(identifier ?? Identifier(UUID().uuidString), resolver) }

        /// The height for a screen; nil if it is left out.
        public func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context) }

        /// What a height is found by.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            /// The identifier itself.
            public let rawValue: String

            /// Creates an app's own identifier.
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Creates an app's own identifier.
            public init(_ rawValue: String) { self.rawValue = rawValue }

            /// About half of the screen.
            public static let medium = Identifier("com.apple.UIKit.medium")
            /// All but the top of the screen.
            public static let large = Identifier("com.apple.UIKit.large")
        }
    }
}

/// The context in which the height of a sheet is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    /// The largest height there is room for.
    var maximumDetentValue: CGFloat { get }
    /// Light or dark, and what else the card goes by.
    var containerTraitCollection: UITraitCollection { get }
}

/// Is notified when the height of a sheet changes.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    /// A person has given the card another height.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
    /// Does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}
