// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a view keeps for its layout.
@MainActor final class ViewLayout {
    /// Whether the subviews are to be placed.
    var needsLayout = true
    /// Whether the view wants to change its constraints before.
    var needsConstraints = true
    var translatesMask = true
    /// Kept by this view, for itself and those inside it.
    var constraints: [NSLayoutConstraint] = []
    /// The horizontal and the vertical value.
    var hugging = [UILayoutPriority.defaultLow, .defaultLow]
    /// The horizontal and the vertical value.
    var resistance = [UILayoutPriority.defaultHigh, .defaultHigh]
    var guides: [UILayoutGuide] = []
    var systemGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
    var semanticContent = UISemanticContentAttribute.unspecified
    var margins: Margins?
    var preservesSuperviewMargins = false
    var insetsMarginsFromSafeArea = true
    /// What a person may do with the view beside touching it.
    var interactions: [any UIInteraction] = []
    /// What the constraints below this view came to; an outermost view's only, and nil while it is to be found again.
    var solution: LayoutResult?

    /// As they were set.
    enum Margins {
        case physical(UIEdgeInsets)
        case directional(NSDirectionalEdgeInsets)
    }
}

/// What the constraints of a hierarchy came to.
struct LayoutResult {
    /// Of views that constraints place, in their superviews' coordinates.
    var frames: [ObjectIdentifier: CGRect] = [:]
    /// The outermost view's size.
    var size = CGSize.zero
    /// Whether any constraint was there.
    var hasRelations = false
    /// The views whose places or sizes the solution follows from, and layout guides.
    var read: Set<ObjectIdentifier> = []
}
