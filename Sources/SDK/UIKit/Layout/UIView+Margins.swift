// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// How far the view is covered by the device, by bars, and by what its controllers say beside.
    public var safeAreaInsets: UIEdgeInsets {
        let own = controller.map { $0.additionalSafeAreaInsets + $0.barInsets } ?? .zero
        guard let superview else { return own + ((self as? UIWindow)?.covered ?? .zero) }
        let outer = superview.safeAreaInsets
        guard outer != .zero else { return own }
        let free = superview.bounds.inset(by: outer)
        let (x, y) = (center.x - bounds.width / 2, center.y - bounds.height / 2)
        let covered = UIEdgeInsets(
            top: max(0, min(free.minY - y, bounds.height)), left: max(0, min(free.minX - x, bounds.width)),
            bottom: max(0, min(y + bounds.height - free.maxY, bounds.height)),
            right: max(0, min(x + bounds.width - free.maxX, bounds.width)))
        return covered + own
    }

    /// How far from its edges the view keeps its contents; 8 points unless set, and 16 at both sides in a controller's
    /// own view. What is covered by the device or bars is added.
    public var layoutMargins: UIEdgeInsets {
        get { effectiveMargins }
        set {
            layoutState.margins = .physical(newValue)
            marginsChanged()
        }
    }

    /// ``layoutMargins`` by the direction of reading.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveMargins
            let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isReversed ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isReversed ? margins.left : margins.right)
        }
        set {
            layoutState.margins = .directional(newValue)
            marginsChanged()
        }
    }

    /// Whether the superview's margins hold for what of this view lies in them.
    public var preservesSuperviewLayoutMargins: Bool {
        get { layoutState.preservesSuperviewMargins }
        set {
            layoutState.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    /// Whether what is covered by the device or bars is added to the margins.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { layoutState.insetsMarginsFromSafeArea }
        set {
            layoutState.insetsMarginsFromSafeArea = newValue
            marginsChanged()
        }
    }

    func marginsChanged() {
        layoutMarginsDidChange()
        controller?.viewLayoutMarginsDidChange()
        layoutInputChanged()
        setNeedsLayout()
    }

    private var effectiveMargins: UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
        guard preservesSuperviewLayoutMargins, let superview else { return margins }
        let free = superview.bounds.inset(by: superview.layoutMargins)
        let (x, y) = (center.x - bounds.width / 2, center.y - bounds.height / 2)
        return .maximum(
            margins,
            UIEdgeInsets(
                top: free.minY - y, left: free.minX - x, bottom: y + bounds.height - free.maxY,
                right: x + bounds.width - free.maxX))
    }

    private var ownMargins: UIEdgeInsets {
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let least = controller.map { $0.viewRespectsSystemMinimumLayoutMargins ? $0.systemMargins : .zero }
        switch layoutState.margins {
        case .physical(let margins):
            return .maximum(margins, least ?? .zero)
        case .directional(let margins):
            let physical = UIEdgeInsets(
                top: margins.top, left: isReversed ? margins.trailing : margins.leading, bottom: margins.bottom,
                right: isReversed ? margins.leading : margins.trailing)
            return .maximum(physical, least ?? .zero)
        case nil:
            return least ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
        }
    }
}
