// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// Something that lies on a pizza, and how often.
struct Topping {
    enum Form {
        case slice, leaf, ring, crumb, cap, strip
    }

    let form: Form
    let color: UIColor
    let count: Int

    /// What lies on a pizza of the menu.
    static func of(_ kind: String) -> [Topping] {
        switch kind {
        case "margherita": [basil(7)]
        case "marinara": [Topping(form: .crumb, color: garlic, count: 16), basil(9)]
        case "salami": [Topping(form: .slice, color: salami, count: 11)]
        case "hot-salami":
            [Topping(form: .slice, color: nduja, count: 10), Topping(form: .strip, color: .systemRed, count: 9)]
        case "ham":
            [Topping(form: .strip, color: ham, count: 14), Topping(form: .cap, color: mushroom, count: 9)]
        case "tuna":
            [
                Topping(form: .crumb, color: tuna, count: 18), Topping(form: .ring, color: onion, count: 10),
                Topping(form: .crumb, color: caper, count: 10),
            ]
        case "truffle": [Topping(form: .cap, color: truffle, count: 13), basil(3)]
        default: []
        }
    }

    @MainActor
    func draw(at point: CGPoint, side: CGFloat, turned angle: CGFloat) {
        let path = path(side: side)
        path.apply(CGAffineTransform(rotationAngle: angle))
        path.apply(CGAffineTransform(translationX: point.x, y: point.y))
        color.setFill()
        color.setStroke()
        path.lineWidth = side * 0.012
        if form == .ring { path.stroke() } else { path.fill() }
        guard form == .slice else { return }
        UIColor(white: 1, alpha: 0.28).setFill()
        for place in [CGPoint(x: -0.02, y: -0.015), CGPoint(x: 0.018, y: 0.008), CGPoint(x: -0.004, y: 0.024)] {
            Self.oval(at: CGPoint(x: point.x + place.x * side, y: point.y + place.y * side), side * 0.016, side * 0.016)
                .fill()
        }
    }

    /// Around nothing.
    private func path(side: CGFloat) -> UIBezierPath {
        switch form {
        case .slice: return Self.oval(at: .zero, side * 0.125, side * 0.125)
        case .crumb: return Self.oval(at: .zero, side * 0.04, side * 0.03)
        case .ring: return Self.oval(at: .zero, side * 0.10, side * 0.07)
        case .strip:
            return UIBezierPath(
                roundedRect: CGRect(x: -side * 0.055, y: -side * 0.017, width: side * 0.11, height: side * 0.034),
                cornerRadius: side * 0.015)
        case .leaf:
            let leaf = UIBezierPath()
            leaf.move(to: CGPoint(x: -side * 0.06, y: 0))
            leaf.addQuadCurve(to: CGPoint(x: side * 0.06, y: 0), controlPoint: CGPoint(x: 0, y: -side * 0.065))
            leaf.addQuadCurve(to: CGPoint(x: -side * 0.06, y: 0), controlPoint: CGPoint(x: 0, y: side * 0.065))
            return leaf
        case .cap:
            let cap = UIBezierPath()
            cap.addArc(withCenter: .zero, radius: side * 0.05, startAngle: .pi, endAngle: 0, clockwise: true)
            cap.addLine(to: CGPoint(x: side * 0.018, y: 0))
            cap.addLine(to: CGPoint(x: side * 0.014, y: side * 0.045))
            cap.addLine(to: CGPoint(x: -side * 0.014, y: side * 0.045))
            cap.addLine(to: CGPoint(x: -side * 0.018, y: 0))
            cap.close()
            return cap
        }
    }

    private static func oval(at point: CGPoint, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
        UIBezierPath(ovalIn: CGRect(x: point.x - width / 2, y: point.y - height / 2, width: width, height: height))
    }

    static func basil(_ count: Int) -> Topping {
        Topping(form: .leaf, color: UIColor(red: 0.20, green: 0.48, blue: 0.18, alpha: 1), count: count)
    }

    private static let garlic = UIColor(red: 0.98, green: 0.94, blue: 0.82, alpha: 1)
    private static let salami = UIColor(red: 0.66, green: 0.16, blue: 0.15, alpha: 1)
    private static let nduja = UIColor(red: 0.58, green: 0.10, blue: 0.08, alpha: 1)
    private static let ham = UIColor(red: 0.95, green: 0.64, blue: 0.62, alpha: 1)
    private static let mushroom = UIColor(red: 0.84, green: 0.75, blue: 0.63, alpha: 1)
    private static let tuna = UIColor(red: 0.85, green: 0.72, blue: 0.62, alpha: 1)
    private static let onion = UIColor(red: 0.58, green: 0.25, blue: 0.50, alpha: 1)
    private static let caper = UIColor(red: 0.36, green: 0.44, blue: 0.16, alpha: 1)
    private static let truffle = UIColor(red: 0.25, green: 0.19, blue: 0.16, alpha: 1)
}
