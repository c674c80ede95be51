// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A system symbol at a size: lines that are drawn, not pixels.
struct SymbolContent: Hashable, Sendable {
    let name: String
    let symbol: Symbol
    var configuration = Configuration()

    /// What an image's ``UIImage/SymbolConfiguration`` asks for; nil leaves it as it is.
    struct Configuration: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight: UIImage.SymbolWeight?
        var scale: UIImage.SymbolScale?

        /// What another one asks for, and of this one what that leaves open.
        func applying(_ other: Configuration) -> Configuration {
            Configuration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
        }
    }

    /// The symbol of a name; nil for one that has no drawing here.
    init?(named name: String) {
        guard let symbol = Symbol(named: name) else { return nil }
        self.name = name
        self.symbol = symbol
    }

    /// In points. Beside text of the same size a symbol is a little taller than its capital letters.
    var size: CGSize {
        let side = points * 1.2 * (configuration.scale ?? .default).factor
        return CGSize(width: side.rounded(), height: side.rounded())
    }

    /// How far from its lower edge text stands that the symbol is beside, so that its capital letters have their middle
    /// where the symbol has its own; in points.
    var baselineOffset: CGFloat {
        (size.height - UIFont.systemFont(ofSize: points).capHeight) / 2
    }

    private var points: CGFloat {
        let points = configuration.pointSize ?? UIFont.labelFontSize
        return points.isFinite ? min(max(points, 1), 1000) : UIFont.labelFontSize
    }

    /// Draws the symbol into a rectangle, in one colour.
    func draw(on canvas: Canvas, in rect: CGRect, color: Color) {
        let weight = (configuration.weight ?? .regular).fontWeight().rawValue
        do throws(DrawingError) {
            try canvas.draw(symbol, in: rect, color: color, weight: max(0, Double(weight)))
        } catch {
            Complaint.write("the symbol ‘\(name)’ cannot be drawn: \(error)")
        }
    }
}
