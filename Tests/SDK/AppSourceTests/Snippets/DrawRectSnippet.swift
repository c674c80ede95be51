// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0
// Forced as public apps force it.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class LineChartView: UIView {
    var values: [CGFloat] = [3, 7, 4, 9, 6] { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        let clip = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
        clip.addClip()
        let colors = [UIColor.systemOrange.cgColor, UIColor.systemRed.cgColor]
        let gradient = CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 1])!
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
        context.restoreGState()

        let line = UIBezierPath()
        let step = rect.width / CGFloat(values.count - 1)
        for (index, value) in values.enumerated() {
            let point = CGPoint(x: CGFloat(index) * step, y: rect.height - value / 10 * rect.height)
            if index == 0 { line.move(to: point) } else { line.addLine(to: point) }
            let dot = UIBezierPath(ovalIn: CGRect(x: point.x - 3, y: point.y - 3, width: 6, height: 6))
            UIColor.white.setFill()
            dot.fill()
        }
        UIColor.white.setStroke()
        line.lineWidth = 2
        line.lineJoinStyle = .round
        line.setLineDash([4, 2], count: 2, phase: 0)
        line.stroke()

        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor.white,
        ]
        ("Max" as NSString).draw(at: CGPoint(x: 8, y: 8), withAttributes: attributes)
        context.setFillColor(UIColor.black.cgColor)
        context.fill(CGRect(x: 0, y: rect.height - 1, width: rect.width, height: 1))
        context.move(to: .zero)
        context.addLine(to: CGPoint(x: rect.width, y: 0))
        context.setLineWidth(1)
        context.strokePath()
    }
}
