// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The raw bits, with Apple's values.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In lines, from the upper left corner of a rectangle, rather than in one.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// With the space that a font has between lines.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// By what is inked rather than by lines; lines are measured.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
    /// With three dots where the last line is cut off.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Settings and results of drawing text.
open class NSStringDrawingContext: NSObject {
    /// How small a text may be made to fit; ignored.
    open var minimumScaleFactor: CGFloat = 0
    /// How small it was made.
    open var actualScaleFactor: CGFloat { 1 }
    /// Where it was drawn.
    open internal(set) var totalBounds = CGRect.zero
}

extension NSAttributedString {
    /// The size of the text in as many lines as it has itself, in points.
    public func size() -> CGSize { layout(width: nil, height: nil, lines: 0)?.size ?? .zero }

    /// The size of the text in a rectangle, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext? = nil
    ) -> CGRect {
        let wraps = options.contains(.usesLineFragmentOrigin)
        let layout = layout(
            width: wraps ? size.width : nil, height: wraps && size.height > 0 ? size.height : nil,
            lines: wraps ? 0 : 1)
        let bounds = CGRect(origin: .zero, size: layout?.size ?? .zero)
        context?.totalBounds = bounds
        return bounds
    }

    /// Draws the text in the current context at a point, the upper left corner.
    public func draw(at point: CGPoint) {
        guard let canvas = ContextStack.context?.canvas, let layout = layout(width: nil, height: nil, lines: 0) else {
            return
        }
        canvas.draw(layout, at: point)
    }

    /// Draws the text in the current context into a rectangle, from its upper edge.
    public func draw(in rect: CGRect) {
        guard let canvas = ContextStack.context?.canvas, rect.width > 0, rect.height > 0,
            let layout = layout(width: rect.width, height: rect.height, lines: 0)
        else { return }
        canvas.draw(layout, at: rect.origin)
    }

    /// Draws the text in the current context into a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        if options.contains(.usesLineFragmentOrigin) { draw(in: rect) } else { draw(at: rect.origin) }
        context?.totalBounds = rect
    }

    /// What a text looks like that says nothing of it: black, 12 points.
    private func layout(width: CGFloat?, height: CGFloat?, lines: Int) -> TextLayout? {
        guard length > 0 else { return nil }
        return LabelText(
            text: self, font: .systemFont(ofSize: 12), color: .black, alignment: .natural,
            lineBreakMode: .byWordWrapping
        ).layout(width: width, height: height, lines: lines, traits: .current)
    }
}

extension NSString {
    /// The size of the text, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        (self as String).size(withAttributes: attrs)
    }

    /// Draws the text in the current context at a point, the upper left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in the current context into a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        (self as String).draw(in: rect, withAttributes: attrs)
    }

    /// The size of the text in a rectangle, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        (self as String).boundingRect(with: size, options: options, attributes: attributes, context: context)
    }
}

extension String {
    /// The size of the text, in points.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(string: self, attributes: attrs).size()
    }

    /// Draws the text in the current context at a point, the upper left corner.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(at: point)
    }

    /// Draws the text in the current context into a rectangle.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(string: self, attributes: attrs).draw(in: rect)
    }

    /// The size of the text in a rectangle, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(string: self, attributes: attributes)
            .boundingRect(with: size, options: options, context: context)
    }
}

// Foundation has the type of the keys on Linux; which there are is UIKit's to say.
extension NSAttributedString.Key {
    /// A `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// A `UIColor` for the characters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// A `UIColor` for what is behind them.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// Points between two characters, as a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// How characters are underlined, as a number.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// How characters are struck through, as a number.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// Points above the baseline, as a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// An `NSParagraphStyle`; that of the first character is the whole text's.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points between two characters, as a number; the same as ``kern``.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// A `UIColor` for the line below; the characters' own is drawn.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// A `UIColor` for the line through; the characters' own is drawn.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// A `UIColor` for the characters' edges; not drawn.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// How wide the characters' edges are; not drawn.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// An `NSShadow`; not drawn.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An `NSTextAttachment`; its place is left empty.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// Whether characters that belong together become one; they do.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// How far characters lean; not drawn.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// How much wider characters are; not drawn.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// Which ways parts of the text are read; each goes by its own letters.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// Where a tap leads: a `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
}
