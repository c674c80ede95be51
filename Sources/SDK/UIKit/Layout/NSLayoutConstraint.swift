// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How an edge, a middle or a length of one item stands to that of another: `first = multiplier × second + constant`,
/// or at least, or at most that.
///
/// An active constraint is kept by the nearest view that holds both items, and
/// counts whenever that view's window, or outermost view, is laid out. Of required
/// constraints that contradict each other one is left out, and said on stderr.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    /// A constraint that is not active yet.
    ///
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view or a layout guide; nil if the first attribute is a
    ///     width or a height that is to be the constant.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        // An optional inside the Any would become an object of its own.
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// The first item of the constraint.
    open private(set) weak var firstItem: AnyObject?
    /// The attribute of the item.
    public let firstAttribute: Attribute
    /// The relation of the two sides.
    public let relation: Relation
    /// The second item; nil if only the constant matters.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the item.
    public let secondAttribute: Attribute
    /// The multiplier of the second attribute.
    public let multiplier: CGFloat

    /// The constant in points; changing it marks the layout.
    open var constant: CGFloat {
        didSet { if constant != oldValue { changed() } }
    }

    /// The priority of the constraint.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { changed() } }
    }

    /// A name for messages.
    open var identifier: String?
    /// Whether an archive would keep it; there are none here.
    open var shouldBeArchived = false

    /// The view that keeps the constraint while it is active.
    weak var holder: UIView?
    /// A contradiction is said once, and again only after the constraint has changed.
    var isReported = false

    /// Whether the constraint counts. One whose items have no view in common stays inactive, and says so on stderr.
    open var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : holder?.removeConstraint(self) }
    }

    /// Makes constraints count.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints not count.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        guard let view = commonView else {
            Complaint.write(
                "\(described) cannot be active, as its items have no view in common; "
                    + "add the views to the hierarchy first")
            return
        }
        view.addConstraint(self)
    }

    private func changed() {
        isReported = false
        holder?.layoutInputChanged()
    }

    /// The nearest view that holds both items.
    private var commonView: UIView? {
        guard let first = NSLayoutConstraint.view(of: firstItem) else { return nil }
        guard secondAttribute != .notAnAttribute else { return first }
        guard let second = NSLayoutConstraint.view(of: secondItem) else { return nil }
        return sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
    }

    /// The view that an item is or belongs to.
    static func view(of item: AnyObject?) -> UIView? {
        item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    /// The constraint as a developer would write it.
    var described: String {
        func name(_ item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nothing" }
        let sign =
            switch relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        var text = "the constraint " + (identifier.map { "‘\($0)’ " } ?? "")
        text += "\(name(firstItem)).\(firstAttribute) \(sign) "
        if secondAttribute != .notAnAttribute {
            if multiplier != 1 { text += "\(multiplier) × " }
            text += "\(name(secondItem)).\(secondAttribute) \(constant < 0 ? "-" : "+") \(abs(constant))"
        } else {
            text += "\(constant)"
        }
        return text + (priority == .required ? "" : " @\(priority.rawValue)")
    }

    /// An edge, center or length of an item.
    public enum Attribute: Int, Sendable {
        case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins

        /// The former name of ``lastBaseline``.
        public static let baseline = Attribute.lastBaseline
    }

    /// A relation of two sides.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }

    /// Across or down.
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}
