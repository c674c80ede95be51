// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An invisible rectangle for laying out views.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// What the rectangle is to its view.
    enum Kind {
        /// What constraints make of it.
        case free
        case safeArea, margins, readable, content, frame, keyboard
    }

    let kind: Kind

    /// A rectangle that constraints make; add it to a view.
    public convenience override init() { self.init(.free) }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// The view whose coordinates the rectangle is in.
    open package(set) weak var owningView: UIView?
    /// A name for messages.
    open var identifier = ""

    /// Place and size in the view's coordinates, as the latest layout left them.
    open var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        return switch kind {
        case .free, .content: placed
        case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
        case .margins, .readable: view.bounds.inset(by: view.layoutMargins)
        case .frame: view.bounds
        case .keyboard: view.keyboardPlace
        }
    }

    /// What the latest layout made of it.
    var placed = CGRect.zero
}

extension UIView {
    /// Adds a rectangle to place views by.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
        layoutInputChanged()
    }

    /// Takes a rectangle away, with the constraints that have it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutState.guides.contains(where: { $0 === layoutGuide }) else { return }
        for view in sequence(first: self, next: \.superview) {
            view.removeConstraints(
                view.constraints.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide })
        }
        layoutState.guides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        layoutInputChanged()
    }

    /// The rectangles that were added.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// The part of the view that neither the device nor bars cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The part of the view inside its margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// Where lines are of a length that reads well; on a phone the part inside the margins.
    public var readableContentGuide: UILayoutGuide { systemGuide(.readable) }

    /// The guide of a kind, made when it is first asked for.
    func systemGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layoutState.systemGuides[kind] { return guide }
        let guide = kind == .keyboard ? UIKeyboardLayoutGuide(kind) : UILayoutGuide(kind)
        guide.owningView = self
        layoutState.systemGuides[kind] = guide
        return guide
    }
}
