// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view that does something with what lies behind it; it is not drawn yet.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
    /// What it does; nil means nothing.
    open var effect: UIVisualEffect?
    /// Where an app puts what is to be seen on top; as large as the view.
    public let contentView = UIView(frame: .zero)

    /// A view with an effect, of no size yet.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) {
        nil
    }
}
