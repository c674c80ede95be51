// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PizzeriaKit
import UIKit

/// A pizza seen from above, drawn from its toppings: the same one each time.
@MainActor
struct PizzaPicture {
    private static let crust = UIColor(red: 0.85, green: 0.60, blue: 0.30, alpha: 1)
    private static let crustEdge = UIColor(red: 0.69, green: 0.42, blue: 0.18, alpha: 1)
    private static let sauce = UIColor(red: 0.80, green: 0.22, blue: 0.12, alpha: 1)
    private static let cream = UIColor(red: 0.96, green: 0.89, blue: 0.74, alpha: 1)
    private static let cheese = UIColor(red: 0.99, green: 0.86, blue: 0.53, alpha: 1)
    private static var drawn: [String: UIImage] = [:]

    private let kind: String
    private let side: CGFloat

    /// The picture of a pizza on the menu; drawn once.
    static func of(_ entry: Menu.Entry, side: CGFloat) -> UIImage {
        let key = "\(entry.identifier) \(side)"
        if let image = drawn[key] { return image }
        let picture = PizzaPicture(kind: entry.identifier, side: side)
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: side, height: side))
        let image = renderer.image { _ in picture.draw() }
        drawn[key] = image
        return image
    }

    /// The sign of what is without meat or fish.
    static let leaf: UIImage = {
        let side: CGFloat = 20
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            Topping.basil(1).draw(at: CGPoint(x: side / 2, y: side / 2), side: side * 8, turned: -.pi / 4)
        }
    }()

    private var middle: CGPoint { CGPoint(x: side / 2, y: side / 2) }

    private func draw() {
        disc(radius: 0.48, Self.crustEdge)
        disc(radius: 0.465, Self.crust)
        disc(radius: 0.40, kind == "truffle" ? Self.cream : Self.sauce)
        var scatter = Scatter(seed: kind)
        if kind != "marinara" && kind != "tuna" {
            for _ in 0..<16 { blot(scatter.place(within: 0.34), size: scatter.number(in: 0.07...0.12), Self.cheese) }
        }
        for topping in Topping.of(kind) {
            for _ in 0..<topping.count {
                topping.draw(
                    at: point(scatter.place(within: 0.33)), side: side, turned: scatter.number(in: 0...(2 * .pi)))
            }
        }
    }

    private func point(_ place: CGPoint) -> CGPoint {
        CGPoint(x: middle.x + place.x * side, y: middle.y + place.y * side)
    }

    private func disc(radius: CGFloat, _ color: UIColor) {
        color.setFill()
        let side = 2 * radius * self.side
        UIBezierPath(ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)).fill()
    }

    private func blot(_ place: CGPoint, size: CGFloat, _ color: UIColor) {
        let (at, side) = (point(place), size * side)
        color.withAlphaComponent(0.85).setFill()
        UIBezierPath(ovalIn: CGRect(x: at.x - side / 2, y: at.y - side / 2, width: side, height: side * 0.9)).fill()
    }
}
