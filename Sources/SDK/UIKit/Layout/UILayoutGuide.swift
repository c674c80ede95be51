// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An invisible rectangle for laying out views.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    /// The role of a layout guide.
    enum Kind {
        /// Placed by constraints.
        case free
        case safeArea, margins, readable, content, frame, keyboard
    }

    let kind: Kind

    /// Creates a layout guide to add to a view.
    public convenience override init() { self.init(.free) }

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
    }

    /// The view whose coordinates the rectangle is in.
    open package(set) weak var owningView: UIView?
    /// A name for messages.
    open var identifier = ""

    /// The frame in the view's coordinates, as of the latest layout.
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

    /// The frame that the constraints give, as of the latest layout.
    var placed = CGRect.zero
}

extension UIView {
    /// Adds a layout guide.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard layoutGuide.owningView !== self else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        layoutState.guides.append(layoutGuide)
        layoutInputChanged()
    }

    /// Removes a layout guide and its constraints.
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

    /// The layout guides that were added.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// The layout guide of the area that neither the device nor bars cover.
    public var safeAreaLayoutGuide: UILayoutGuide { systemGuide(.safeArea) }
    /// The layout guide of the area inside the margins.
    public var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins) }
    /// The layout guide of a readable width; on a phone the area inside the margins.
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
