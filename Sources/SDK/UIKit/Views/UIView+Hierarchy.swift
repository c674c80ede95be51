// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// Adds a subview in front of the others.
    public func addSubview(_ view: UIView) { view.move(to: self, at: subviews.count) }

    /// Inserts a subview at an index from the rearmost.
    public func insertSubview(_ view: UIView, at index: Int) { view.move(to: self, at: index) }

    /// Inserts a subview directly behind another.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        view.move(to: self, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }

    /// Inserts a subview directly in front of another.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        view.move(to: self, at: (subviews.firstIndex { $0 === siblingSubview } ?? subviews.count - 1) + 1)
    }

    /// Removes the view from its superview and window.
    public func removeFromSuperview() {
        guard superview != nil else { return }
        move(to: nil, at: 0)
    }

    /// Moves a subview in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        view.move(to: self, at: subviews.count)
    }

    /// Moves a subview behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        view.move(to: self, at: 0)
    }

    /// Whether the view is another view or its descendant.
    public func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.superview).contains { $0 === view }
    }

    /// Returns the first view with a tag, this one or a descendant.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// Ends editing in this view and its descendants.
    ///
    /// - Parameter force: Whether editing ends even if the field refuses.
    /// - Returns: Whether nothing in the view is the first responder now.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return true }
        if !first.resignFirstResponder(), force { window?.firstResponder = nil }
        return !first.isFirstResponder
    }

    private func move(to holder: UIView?, at index: Int) {
        if let holder, holder.isDescendant(of: self) {
            Complaint.write("a view cannot be put into itself or into what it holds; nothing was changed")
            return
        }
        if let holder, holder === superview { return reorder(in: holder, to: index) }
        let (old, oldWindow, newWindow) = (superview, window, holder?.window)
        let (was, willBe) = (isOnScreen, holder?.isOnScreen ?? false)
        willMove(toSuperview: holder)
        if oldWindow !== newWindow { everyView { $0.willMove(toWindow: newWindow) } }
        if was && !willBe { everyController { $0.beginDisappearing(animated: false) } }
        endConstraints(beyond: old)
        old?.willRemoveSubview(self)
        old?.subviews.removeAll { $0 === self }
        superview = holder
        holder.map { $0.subviews.insert(self, at: min(max(index, 0), $0.subviews.count)) }
        old?.layer.displayChanged()
        // Its traits and its tint color may be others here.
        displayChanged()
        if oldWindow !== newWindow {
            oldWindow?.forgetFirstResponderElsewhere()
            everyView { $0.didMoveToWindow() }
        }
        didMoveToSuperview()
        holder?.didAddSubview(self)
        if !was && willBe { everyController { $0.beginAppearing(animated: false) } }
        layoutState.solution = nil
        for view in [old, holder] {
            view?.setNeedsLayout()
            view?.layoutInputChanged()
        }
    }

    /// The index counts the views as they are before the move.
    private func reorder(in holder: UIView, to index: Int) {
        guard let former = holder.subviews.firstIndex(where: { $0 === self }) else { return }
        holder.subviews.remove(at: former)
        let index = former < index ? index - 1 : index
        holder.subviews.insert(self, at: min(max(index, 0), holder.subviews.count))
        holder.layer.displayChanged()
        holder.setNeedsLayout()
    }

    private func everyView(_ body: (UIView) -> Void) {
        body(self)
        subviews.forEach { $0.everyView(body) }
    }

    /// The controllers of this view and those inside it, the outer first, but those whose parent tells them itself.
    func everyController(_ body: (UIViewController) -> Void) {
        if let controller {
            if let parent = controller.parent, !parent.shouldAutomaticallyForwardAppearanceMethods { return }
            body(controller)
        }
        subviews.forEach { $0.everyController(body) }
    }
}
