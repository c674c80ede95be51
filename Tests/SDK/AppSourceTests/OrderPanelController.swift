// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A panel as apps build it in code: cards in a stack, pinned by anchors, one child for the state.
class OrderPanelController: UIViewController {
    private let scrollView = UIScrollView()
    private let contentStack: UIStackView = {
        let stack = UIStackView()
        stack.axis = .vertical
        stack.spacing = 12
        stack.alignment = .fill
        stack.distribution = .fill
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
        return stack
    }()

    lazy var iconView: UIImageView = {
        let view = UIImageView(image: nil)
        view.contentMode = .scaleAspectFit
        view.setContentHuggingPriority(.required, for: .horizontal)
        return view
    }()

    let titleLabel = UILabel()
    let detailLabel = UILabel()
    private var detailHeight: NSLayoutConstraint!
    private(set) var childHeightConstraint: NSLayoutConstraint?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .clear
        setupViews()
        setupConstraints()
    }

    private func setupViews() {
        titleLabel.text = "Order"
        titleLabel.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 751), for: .horizontal)
        detailLabel.numberOfLines = 0
        let header = UIStackView(arrangedSubviews: [iconView, titleLabel])
        header.alignment = .center
        header.spacing = UIStackView.spacingUseSystem
        [header, detailLabel].forEach { contentStack.addArrangedSubview($0) }
        contentStack.setCustomSpacing(4, after: header)
        scrollView.showsVerticalScrollIndicator = false
        scrollView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(scrollView)
        scrollView.addSubview(contentStack)
    }

    private func setupConstraints() {
        let guide = view.safeAreaLayoutGuide
        detailHeight = detailLabel.heightAnchor.constraint(greaterThanOrEqualToConstant: 20)
        detailHeight.priority = .defaultHigh
        NSLayoutConstraint.activate([
            scrollView.topAnchor.constraint(equalTo: guide.topAnchor),
            scrollView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            scrollView.bottomAnchor.constraint(equalTo: guide.bottomAnchor),

            contentStack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
            contentStack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
            contentStack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
            contentStack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
            contentStack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),

            iconView.widthAnchor.constraint(equalToConstant: 40),
            iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor, multiplier: 1.0),
            detailHeight,
        ])
        view.addConstraint(
            NSLayoutConstraint(
                item: scrollView, attribute: .height, relatedBy: .lessThanOrEqual, toItem: nil,
                attribute: .notAnAttribute, multiplier: 1.0, constant: 400))
    }

    func show(_ child: UIViewController) {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        contentStack.addArrangedSubview(child.view)
        childHeightConstraint = child.view.heightAnchor.constraint(equalToConstant: child.preferredContentSize.height)
        childHeightConstraint?.isActive = true
        child.didMove(toParent: self)
    }

    override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        childHeightConstraint?.constant = container.preferredContentSize.height
        view.setNeedsLayout()
        UIView.animate(withDuration: 0.3) {
            self.view.layoutIfNeeded()
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = contentStack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in self.view.setNeedsLayout() }, completion: nil)
    }
}

/// A card that places what is in it by itself and knows its size.
class BadgeView: UIView {
    private let label = UILabel()
    var count = 0 { didSet { invalidateIntrinsicContentSize() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        commonInit()
    }

    required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        commonInit()
    }

    private func commonInit() {
        addSubview(label)
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    override class var requiresConstraintBasedLayout: Bool { return true }

    override var intrinsicContentSize: CGSize {
        return CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(20 + count))
    }

    override func updateConstraints() {
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 2, dy: 2)
    }
}
