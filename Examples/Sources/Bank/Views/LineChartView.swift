// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A line through values at equal distances, with a glow below it that fades to its foot.
final class LineChartView: UIView {
    private static let lineWidth: CGFloat = 2.5
    private static let margin: CGFloat = 8
    private let line = CAShapeLayer()
    private let glow = CAGradientLayer()
    private let glowShape = CAShapeLayer()

    /// From the left to the right.
    var values: [Double] = [] { didSet { setNeedsLayout() } }
    /// Of the line.
    var color = UIColor.bank { didSet { setNeedsLayout() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        glow.mask = glowShape
        layer.addSublayer(glow)
        layer.addSublayer(line)
        line.fillColor = nil
        line.lineWidth = Self.lineWidth
        line.lineJoin = .round
        line.lineCap = .round
        isAccessibilityElement = true
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let color = color.resolvedColor(with: traitCollection)
        let path = path
        line.path = path.cgPath
        line.strokeColor = color.cgColor
        glow.frame = bounds
        glow.colors = [color.withAlphaComponent(0.35).cgColor, color.withAlphaComponent(0).cgColor]
        let area = UIBezierPath(cgPath: path.cgPath)
        area.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
        area.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
        area.close()
        glowShape.path = area.cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    private var path: UIBezierPath {
        let path = UIBezierPath()
        guard let low = values.min(), let high = values.max(), values.count > 1 else { return path }
        let room = bounds.insetBy(dx: 0, dy: Self.margin)
        for (index, value) in values.enumerated() {
            let share = high > low ? (value - low) / (high - low) : 0.5
            let point = CGPoint(
                x: room.minX + room.width * CGFloat(index) / CGFloat(values.count - 1),
                y: room.maxY - room.height * CGFloat(share))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        return path
    }
}
