// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A card over what is on the screen, with a controller's view on it. A finger at its top gives it another height, and
/// pulls it away.
final class SheetView: UIView {
    private static let gripHeight: CGFloat = 24

    private weak var presented: UIViewController?
    private let settings: UISheetPresentationController
    private let presentation: UIPresentationController
    let card = UIView(frame: .zero)
    private let handle = SheetHandle()
    private let grip = UIView(frame: .zero)
    private var pulled: CGFloat = 0

    init(of controller: UIViewController, _ presentation: UIPresentationController) {
        presented = controller
        self.presentation = presentation
        settings =
            (presentation as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
            ?? presentation as? UISheetPresentationController
            ?? UISheetPresentationController(presentedViewController: controller, presenting: nil)
        super.init(frame: .zero)
        card.clipsToBounds = true
        card.backgroundColor = .systemBackground
        card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        addSubview(card)
        card.addSubview(controller.loadedView)
        grip.backgroundColor = .systemGray3
        grip.layer.cornerRadius = 2.5
        handle.addSubview(grip)
        card.addSubview(handle)
        handle.moved = { [weak self] in self?.pull(by: $0) }
        handle.ended = { [weak self] in self?.letGo() }
    }

    required init?(coder: NSCoder) { nil }

    private var top: CGFloat { max(safeAreaInsets.top, 20) + 10 }

    /// The heights that the card may have, the lowest first.
    private var heights: [(identifier: UISheetPresentationController.Detent.Identifier, height: CGFloat)] {
        let context = SheetContext(maximum: max(0, bounds.height - top), traitCollection)
        let known = settings.detents.compactMap { detent in
            detent.resolvedValue(in: context).map { (detent.identifier, min($0, context.maximumDetentValue)) }
        }
        return (known.isEmpty ? [(.large, context.maximumDetentValue)] : known).sorted { $0.1 < $1.1 }
    }

    /// The height that the card has at rest.
    private var height: CGFloat {
        let heights = heights
        let first = settings.detents.first?.identifier
        let wanted = settings.selectedDetentIdentifier ?? first
        return heights.first { $0.identifier == wanted }?.height ?? heights.first?.height ?? bounds.height
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let wide = min(bounds.width, 560)
        let shown = height - pulled
        card.frame = CGRect(
            x: (bounds.width - wide) / 2, y: bounds.height - shown, width: wide, height: max(height, shown))
        card.layer.cornerRadius = settings.preferredCornerRadius ?? 12
        presented?.viewIfLoaded?.frame = card.bounds
        handle.frame = CGRect(x: 0, y: 0, width: wide, height: Self.gripHeight)
        grip.isHidden = !settings.prefersGrabberVisible
        grip.frame = CGRect(x: (wide - 36) / 2, y: 5, width: 36, height: 5)
        card.bringSubviewToFront(handle)
        backgroundColor = UIColor(white: 0, alpha: isUndimmed ? 0 : 0.25)
        if accessibilityViewIsModal == isUndimmed { accessibilityViewIsModal = !isUndimmed }
    }

    private var isUndimmed: Bool {
        guard let largest = settings.largestUndimmedDetentIdentifier,
            let limit = heights.first(where: { $0.identifier == largest })?.height
        else { return false }
        return height <= limit
    }

    /// Beside a card that dims nothing touches go on to what is behind.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        isUndimmed ? card.frame.contains(point) : super.point(inside: point, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if touches.contains(where: { $0.view === self }) { dismissByPerson() }
    }

    override func accessibilityPerformEscape() -> Bool {
        dismissByPerson()
        return true
    }

    override var spokenByItself: SpokenView {
        let title = (presented as? UINavigationController)?.topViewController?.title ?? presented?.title
        return SpokenView(label: title)
    }

    private func pull(by way: CGFloat) {
        let highest = heights.last?.height ?? height
        pulled = max(way, height - highest)
        setNeedsLayout()
    }

    private func letGo() {
        let shown = height - pulled
        let heights = heights
        pulled = 0
        let lowest = heights.first?.height ?? height
        if shown < lowest * 0.6 { return dismissByPerson() }
        let nearest = heights.min { abs($0.height - shown) < abs($1.height - shown) }
        if let nearest, nearest.height != height {
            settings.selectedDetentIdentifier = nearest.identifier
            settings.sheetDelegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(settings)
        }
        setNeedsLayout()
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    /// A person wants the card away.
    private func dismissByPerson() {
        setNeedsLayout()
        guard let presented else { return }
        let delegate = presentation.delegate ?? settings.delegate
        guard !presented.isModalInPresentation,
            delegate?.presentationControllerShouldDismiss(presentation) ?? true
        else {
            delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        delegate?.presentationControllerWillDismiss(presentation)
        presented.presenter?.dismiss(animated: true) { [presentation] in
            delegate?.presentationControllerDidDismiss(presentation)
        }
    }
}

/// The upper edge of a card, by which a finger moves it.
private final class SheetHandle: UIView {
    var moved: @MainActor (CGFloat) -> Void = { _ in }
    var ended: @MainActor () -> Void = {}
    private var start: CGFloat?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = touches.first?.location(in: nil).y
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let start, let place = touches.first?.location(in: nil).y else { return }
        moved(place - start)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = nil
        ended()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        start = nil
        moved(0)
    }
}

private final class SheetContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
    let maximumDetentValue: CGFloat
    let containerTraitCollection: UITraitCollection

    init(maximum: CGFloat, _ traits: UITraitCollection) {
        maximumDetentValue = maximum
        containerTraitCollection = traits
    }
}
