// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows what a configuration says of the background of a cell.
final class BackgroundView: UIView {
    private let picture = UIImageView(frame: .zero)
    private let fill = UIView(frame: .zero)
    private let edge = UIView(frame: .zero)
    private var effectView: UIVisualEffectView?

    var configuration: UIBackgroundConfiguration {
        didSet { if configuration != oldValue { take(after: oldValue) } }
    }

    init(_ configuration: UIBackgroundConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        edge.isUserInteractionEnabled = false
        fill.clipsToBounds = true
        fill.addSubview(picture)
        addSubview(fill)
        addSubview(edge)
        take(after: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func take(after former: UIBackgroundConfiguration?) {
        if former?.customView !== configuration.customView {
            if former?.customView?.superview === fill { former?.customView?.removeFromSuperview() }
            configuration.customView.map(fill.addSubview)
        }
        if former?.visualEffect !== configuration.visualEffect {
            effectView?.removeFromSuperview()
            effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
            effectView.map { fill.insertSubview($0, at: 0) }
        }
        picture.image = configuration.image
        picture.contentMode = configuration.imageContentMode
        picture.clipsToBounds = true
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = bounds.inset(
            by: UIEdgeInsets(
                top: insets.top, left: isReversed ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isReversed ? insets.leading : insets.trailing))
        fill.frame = place
        fill.layer.cornerRadius = configuration.cornerRadius
        fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
        [picture, effectView, configuration.customView].forEach { $0?.frame = fill.bounds }
        let outset = configuration.strokeOutset
        edge.isHidden = configuration.strokeWidth <= 0
        guard !edge.isHidden else { return }
        edge.frame = place.insetBy(dx: -outset, dy: -outset)
        edge.layer.cornerRadius = configuration.cornerRadius > 0 ? configuration.cornerRadius + outset : 0
        edge.layer.borderWidth = configuration.strokeWidth
        edge.layer.borderColor =
            configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }
}
