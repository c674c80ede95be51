// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a cell or a header keeps of its configurations, and the views that show them.
@MainActor final class ConfiguredContents {
    /// What the cell holds its contents in before it is given a configuration, and where it has none.
    private let plain: UIView
    private unowned let owner: UIView
    /// Called when another view shows the contents.
    var replaced: @MainActor (UIView) -> Void = { _ in }
    /// Whether the cell is to look for its state before it is shown.
    var isStale = true
    private(set) var shown: (any UIView & UIContentView)?
    private(set) var ground: BackgroundView?

    init(of owner: UIView, in plain: UIView) {
        self.owner = owner
        self.plain = plain
    }

    /// The view that holds what is shown.
    var view: UIView { shown ?? plain }

    var content: (any UIContentConfiguration)? {
        didSet { show() }
    }

    var background: UIBackgroundConfiguration? {
        didSet {
            guard background != oldValue else { return }
            if let background {
                if let ground { ground.configuration = background } else { make(background) }
            } else {
                ground?.removeFromSuperview()
                ground = nil
            }
            owner.setNeedsLayout()
        }
    }

    /// Calls a closure that configures the owner for its state, if that is due.
    func configureIfStale(_ configure: () -> Void) {
        guard isStale else { return }
        // What the closure sets does not make the owner stale again.
        isStale = false
        configure()
        isStale = false
    }

    /// Updates the configurations for a state, each if it follows the state.
    func update(for state: any UIConfigurationState, _ updatesContent: Bool, _ updatesBackground: Bool) {
        if updatesContent { content = content?.updated(for: state) }
        if updatesBackground { background = background?.updated(for: state) }
    }

    private func make(_ background: UIBackgroundConfiguration) {
        let made = BackgroundView(background)
        ground = made
        made.frame = owner.bounds
        owner.insertSubview(made, at: 0)
    }

    private func show() {
        guard let content else {
            if shown != nil { put(nil) }
            return
        }
        if let shown, shown.supports(content) {
            shown.configuration = content
            owner.measuresChanged()
            owner.setNeedsLayout()
        } else {
            put(content.makeContentView())
        }
    }

    private func put(_ made: (any UIView & UIContentView)?) {
        let old = view
        let index = owner.subviews.firstIndex { $0 === old } ?? 0
        old.removeFromSuperview()
        shown = made
        let new = view
        new.frame = old.frame
        owner.insertSubview(new, at: index)
        replaced(new)
        owner.measuresChanged()
        owner.setNeedsLayout()
    }

    /// How high the contents are in a width; 0 where nothing says so.
    func height(atWidth width: CGFloat) -> CGFloat {
        if let list = shown as? UIListContentView { return list.sizeThatFits(CGSize(width: width, height: 0)).height }
        let fitting = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitting.isFinite ? fitting : 0
    }
}
