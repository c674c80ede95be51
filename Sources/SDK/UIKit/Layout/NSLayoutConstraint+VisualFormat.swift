// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension NSLayoutConstraint {
    /// How the views of a row are lined up besides, and which way the row goes; the numbers are Apple's.
    public struct FormatOptions: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(_ attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// By their left edges.
        public static let alignAllLeft = FormatOptions(.left)
        /// By their right edges.
        public static let alignAllRight = FormatOptions(.right)
        /// By their upper edges.
        public static let alignAllTop = FormatOptions(.top)
        /// By their lower edges.
        public static let alignAllBottom = FormatOptions(.bottom)
        /// By where reading begins.
        public static let alignAllLeading = FormatOptions(.leading)
        /// By where reading ends.
        public static let alignAllTrailing = FormatOptions(.trailing)
        /// By their middles across.
        public static let alignAllCenterX = FormatOptions(.centerX)
        /// By their middles down.
        public static let alignAllCenterY = FormatOptions(.centerY)
        /// By the lines that their last rows of text stand on.
        public static let alignAllLastBaseline = FormatOptions(.lastBaseline)
        /// By the lines that their first rows of text stand on.
        public static let alignAllFirstBaseline = FormatOptions(.firstBaseline)
        /// The row goes the way of reading.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The row goes from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The row goes from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        var alignment: [Attribute] {
            (1...12).filter { contains(FormatOptions(rawValue: 1 << UInt($0))) }.compactMap(Attribute.init)
        }
    }

    /// The constraints of a row of views, such as `H:|-[title]-(>=8)-[price(60)]-|`, none of them active yet.
    ///
    /// A text that is misspelled, or names what is not given, gives none, and says so on stderr; Apple's systems end
    /// the app.
    ///
    /// - Parameters:
    ///   - metrics: Numbers by the names that the text has for them.
    ///   - views: Views and layout guides by the names that the text has for them.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.Misspelling) {
            let row = try VisualFormat(format)
            return try VisualFormatRow(row, opts, metrics ?? [:], views).constraints()
        } catch {
            Complaint.write(
                "the format ‘\(format.prefix(200))’ gives no constraints: it wants \(error.wanted) at character "
                    + "\(error.place + 1), spaces not counted")
            return []
        }
    }
}

/// Makes constraints of a row whose names are known.
@MainActor private struct VisualFormatRow {
    private let row: VisualFormat
    private let options: NSLayoutConstraint.FormatOptions
    private let metrics: [String: Any]
    private let views: [String: Any]

    init(
        _ row: VisualFormat, _ options: NSLayoutConstraint.FormatOptions, _ metrics: [String: Any],
        _ views: [String: Any]
    ) {
        (self.row, self.options, self.metrics, self.views) = (row, options, metrics, views)
    }

    /// Where views begin and end along the row.
    private var edges: (begin: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if row.isVertical { return (.top, .bottom) }
        if options.contains(.directionLeftToRight) { return (.left, .right) }
        return options.contains(.directionRightToLeft) ? (.right, .left) : (.leading, .trailing)
    }

    /// The same of the superview's margins.
    private var margins: (begin: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if row.isVertical { return (.topMargin, .bottomMargin) }
        if options.contains(.directionLeftToRight) { return (.leftMargin, .rightMargin) }
        return options.contains(.directionRightToLeft) ? (.rightMargin, .leftMargin) : (.leadingMargin, .trailingMargin)
    }

    func constraints() throws(VisualFormat.Misspelling) -> [NSLayoutConstraint] {
        var items: [AnyObject] = []
        for item in row.items { items.append(try view(item.name)) }
        var result: [NSLayoutConstraint] = []
        for (item, object) in zip(row.items, items) { result += try lengths(item, of: object) }
        for (index, connection) in row.connections.enumerated() {
            result += try join(items[index + 1], edges.begin, connection, to: items[index], edges.end, edges.end)
        }
        if let leading = row.leading, let first = items.first {
            result += try join(first, edges.begin, leading, to: try holder(of: first), edges.begin, margins.begin)
        }
        if let trailing = row.trailing, let last = items.last {
            result += try join(try holder(of: last), edges.end, trailing, to: last, edges.end, nil)
        }
        for attribute in options.alignment {
            for (first, second) in zip(items, items.dropFirst()) {
                result.append(make(first, attribute, .equal, second, attribute, 0))
            }
        }
        return result
    }

    /// - Parameter standard: What a distance of the system's kind is counted from; nil for the margin of `item`.
    private func join(
        _ item: AnyObject, _ edge: NSLayoutConstraint.Attribute, _ connection: VisualFormat.Connection,
        to other: AnyObject, _ otherEdge: NSLayoutConstraint.Attribute, _ standard: NSLayoutConstraint.Attribute?
    ) throws(VisualFormat.Misspelling) -> [NSLayoutConstraint] {
        // From right to left distances count downwards.
        let sign: CGFloat = options.contains(.directionRightToLeft) && !row.isVertical ? -1 : 1
        switch connection {
        case .touching: return [make(item, edge, .equal, other, otherEdge, 0)]
        case .standard:
            guard let standard else { return [make(item, margins.end, .equal, other, otherEdge, 0)] }
            let isMargin = standard == margins.begin
            return [make(item, edge, .equal, other, standard, isMargin ? 0 : sign * UIView.systemSpacing)]
        case .distances(let predicates):
            var result: [NSLayoutConstraint] = []
            for predicate in predicates {
                let relation =
                    sign < 0
                    ? NSLayoutConstraint.Relation(rawValue: -predicate.relation.rawValue) ?? .equal : predicate.relation
                let constraint = make(item, edge, relation, other, otherEdge, sign * (try number(predicate.object)))
                constraint.priority = try priority(predicate)
                result.append(constraint)
            }
            return result
        }
    }

    private func lengths(_ item: VisualFormat.Item, of object: AnyObject) throws(VisualFormat.Misspelling)
        -> [NSLayoutConstraint]
    {
        let length: NSLayoutConstraint.Attribute = row.isVertical ? .height : .width
        var result: [NSLayoutConstraint] = []
        for predicate in item.lengths {
            let constraint: NSLayoutConstraint
            if metrics[predicate.object] == nil, let other = views[predicate.object] {
                constraint = make(object, length, predicate.relation, other as AnyObject, length, 0)
            } else {
                constraint = NSLayoutConstraint(
                    item: object, attribute: length, relatedBy: predicate.relation, toItem: nil,
                    attribute: .notAnAttribute, multiplier: 1, constant: try number(predicate.object))
            }
            constraint.priority = try priority(predicate)
            result.append(constraint)
        }
        return result
    }

    private func make(
        _ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ other: AnyObject, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other, attribute: otherAttribute,
            multiplier: 1, constant: constant)
    }

    private func view(_ name: String) throws(VisualFormat.Misspelling) -> AnyObject {
        guard let found = views[name] else { throw .init(place: 0, wanted: "a view named ‘\(name)’ among those given") }
        return found as AnyObject
    }

    private func holder(of item: AnyObject) throws(VisualFormat.Misspelling) -> UIView {
        let found = (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
        guard let found else { throw .init(place: 0, wanted: "the view beside ‘|’ to be in a superview") }
        return found
    }

    private func priority(_ predicate: VisualFormat.Predicate) throws(VisualFormat.Misspelling) -> UILayoutPriority {
        guard let text = predicate.priority else { return .required }
        return UILayoutPriority(rawValue: Float(try number(text)))
    }

    private func number(_ text: String) throws(VisualFormat.Misspelling) -> CGFloat {
        if let number = Double(text) { return number }
        let (name, sign): (String, CGFloat) = text.hasPrefix("-") ? (String(text.dropFirst()), -1) : (text, 1)
        guard let value = Double(number: metrics[name]) else {
            throw .init(place: 0, wanted: "a number, or a metric named ‘\(name)’ among those given,")
        }
        return sign * value
    }
}
