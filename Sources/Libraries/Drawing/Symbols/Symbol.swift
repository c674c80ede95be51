// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a symbol's name asks for: a shape, and what is drawn around and over it.
///
/// The names follow a grammar, so that a few shapes make many symbols:
/// `person.crop.circle.fill.badge.plus` is a person in a filled circle with a small plus.
package struct Symbol: Hashable, Sendable {
    /// What is drawn around the shape.
    package enum Enclosure: String, Hashable, Sendable {
        case circle, square
    }

    /// Nil for a symbol that is its enclosure alone, such as `circle`.
    package var shape: SymbolShape?
    package var enclosure: Enclosure?
    /// The enclosure is solid and the shape cut out of it; without an enclosure the shape is solid.
    package var isFilled = false
    /// A line lies over it from corner to corner.
    package var isSlashed = false
    /// A small disc in the corner.
    package var hasBadge = false
    /// What is cut out of the disc.
    package var badge: SymbolShape?

    package init(
        shape: SymbolShape? = nil, enclosure: Enclosure? = nil, isFilled: Bool = false, isSlashed: Bool = false,
        hasBadge: Bool = false, badge: SymbolShape? = nil
    ) {
        self.shape = shape
        self.enclosure = enclosure
        self.isFilled = isFilled
        self.isSlashed = isSlashed
        self.hasBadge = hasBadge
        self.badge = badge
    }

    /// The dot that stands where there is no symbol, or none that is known.
    package static let plain = Symbol(shape: .own(.plain))
}

extension Symbol {
    /// The symbol of this name; nil for a name that is not known here.
    package init?(named name: String) {
        guard name.utf8.count <= 200 else { return nil }
        var base = name[...]
        var symbol = Symbol()
        while true {
            if let enclosure = Enclosure(rawValue: String(base)), symbol.enclosure == nil {
                symbol.enclosure = enclosure
                self = symbol
                return
            }
            if let shape = SymbolShape.named[String(base)] {
                symbol.shape = shape
                self = symbol
                return
            }
            guard let dot = base.lastIndex(of: "."), symbol.take(base[base.index(after: dot)...], &base, dot) else {
                return nil
            }
        }
    }

    /// Takes the last part of a name off it, with what it means.
    private mutating func take(_ part: Substring, _ base: inout Substring, _ dot: Substring.Index) -> Bool {
        switch part {
        case "fill" where !isFilled: isFilled = true
        case "slash" where !isSlashed: isSlashed = true
        case "badge" where !hasBadge: hasBadge = true
        case "circle" where enclosure == nil: enclosure = .circle
        case "square" where enclosure == nil: enclosure = .square
        default:
            let rest = base[..<dot]
            guard rest.hasSuffix(".badge"), !hasBadge, let shape = SymbolShape.named[String(part)] else { return false }
            hasBadge = true
            badge = shape
            base = rest.dropLast(".badge".count)
            return true
        }
        base = base[..<dot]
        return true
    }
}
