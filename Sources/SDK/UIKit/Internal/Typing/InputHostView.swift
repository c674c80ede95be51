// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Lies at the lower edge of a window, with what a responder has in the place of the keyboard and above it.
final class InputHostView: UIView {
    private static let slide = 0.25

    let input: UIView?
    let accessory: UIView?

    init(input: UIView?, accessory: UIView?) {
        (self.input, self.accessory) = (input, accessory)
        super.init(frame: .zero)
        backgroundColor = input == nil ? nil : .secondarySystemBackground
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        for view in [input, accessory] { if let view { addSubview(view) } }
    }

    required init?(coder: NSCoder) { nil }

    /// What a view is high by itself: as it was made, or as its contents or its constraints want it.
    private static func height(_ view: UIView?, width: CGFloat, usual: CGFloat) -> CGFloat {
        guard let view else { return 0 }
        if view.frame.height > 0 { return view.frame.height }
        if view.intrinsicContentSize.height > 0 { return view.intrinsicContentSize.height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting.isFinite && fitting > 0 ? fitting : usual
    }

    private var heights: (accessory: CGFloat, input: CGFloat) {
        (Self.height(accessory, width: bounds.width, usual: 44), Self.height(input, width: bounds.width, usual: 216))
    }

    /// Comes up from below the window.
    func rise(in window: UIWindow) {
        bounds.size.width = window.bounds.width
        let heights = heights
        // The height of what is made of constraints is kept, as what it is made of may not say it again.
        for (view, height) in [(accessory, heights.accessory), (input, heights.input)] {
            view?.translatesAutoresizingMaskIntoConstraints = true
            view?.frame = CGRect(x: 0, y: 0, width: window.bounds.width, height: height)
        }
        let height = heights.accessory + heights.input + window.safeAreaInsets.bottom
        frame = CGRect(x: 0, y: window.bounds.maxY, width: window.bounds.width, height: height)
        window.addSubview(self)
        layoutIfNeeded()
        UIView.animate(withDuration: Self.slide) {
            self.frame.origin.y = window.bounds.maxY - height
        }
    }

    /// Goes down below the window, and out of it.
    func sink(in window: UIWindow) {
        isUserInteractionEnabled = false
        UIView.animate(withDuration: Self.slide) {
            self.frame.origin.y = window.bounds.maxY
        } completion: { _ in
            self.removeFromSuperview()
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let heights = heights
        accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heights.accessory)
        input?.frame = CGRect(x: 0, y: heights.accessory, width: bounds.width, height: heights.input)
    }
}

extension UIWindow {
    /// Shows what the first responder has in the place of the keyboard and above it; nothing where it has none.
    func showInputViews() {
        let input = firstResponder?.inputView
        let chain = firstResponder.map { sequence(first: $0, next: \.next) }
        let accessory = chain?.lazy.compactMap(\.inputAccessoryView).first
        guard inputHost?.input !== input || inputHost?.accessory !== accessory else { return }
        inputHost?.sink(in: self)
        inputHost = nil
        if input != nil || accessory != nil {
            let host = InputHostView(input: input, accessory: accessory)
            inputHost = host
            host.rise(in: self)
        }
        layoutInputChanged()
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }
}
