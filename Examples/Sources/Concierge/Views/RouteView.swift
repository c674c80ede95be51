// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// A drawn map with the way between two places, and the car on it.
final class RouteView: UIView {
    private static let margin: CGFloat = 44
    private static let streets = 7
    private let ends: (start: Place, end: Place)
    private let progress: CGFloat

    init(from start: Place, to end: Place, progress: CGFloat) {
        ends = (start, end)
        self.progress = progress
        super.init(frame: .zero)
        backgroundColor = UIColor(light: 0.93, dark: 0.16)
        isAccessibilityElement = true
        accessibilityLabel = "\(start.title) → \(end.title)"
        accessibilityTraits = .image
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func draw(_ rect: CGRect) {
        drawTown()
        let (start, end) = (point(of: ends.start), point(of: ends.end))
        let bend = CGPoint(x: start.x, y: end.y)
        let way = UIBezierPath()
        way.move(to: start)
        way.addQuadCurve(to: end, controlPoint: bend)
        way.lineWidth = 5
        way.lineCapStyle = .round
        Department.rides.color.setStroke()
        way.stroke()
        drawDot(at: start, radius: 8, .systemGreen)
        drawDot(at: end, radius: 8, .systemRed)
        guard progress > 0, progress < 1 else { return }
        // Along the curve, as curves of this kind are made.
        let (near, far) = (1 - progress, progress)
        drawDot(
            at: CGPoint(
                x: near * near * start.x + 2 * near * far * bend.x + far * far * end.x,
                y: near * near * start.y + 2 * near * far * bend.y + far * far * end.y), radius: 11,
            Department.rides.color)
    }

    private func drawTown() {
        UIColor.systemBlue.withAlphaComponent(0.25).setStroke()
        let river = UIBezierPath()
        river.move(to: CGPoint(x: 0, y: bounds.height * 0.3))
        river.addCurve(
            to: CGPoint(x: bounds.width, y: bounds.height * 0.2),
            controlPoint1: CGPoint(x: bounds.width * 0.3, y: bounds.height * 0.6),
            controlPoint2: CGPoint(x: bounds.width * 0.6, y: -bounds.height * 0.1))
        river.lineWidth = 22
        river.stroke()
        UIColor(light: 1, dark: 0.24).setStroke()
        let streets = UIBezierPath()
        for index in 0...Self.streets {
            let share = CGFloat(index) / CGFloat(Self.streets)
            streets.move(to: CGPoint(x: share * bounds.width, y: 0))
            streets.addLine(to: CGPoint(x: share * bounds.width - 40, y: bounds.height))
            streets.move(to: CGPoint(x: 0, y: share * bounds.height))
            streets.addLine(to: CGPoint(x: bounds.width, y: share * bounds.height + 24))
        }
        streets.lineWidth = 3
        streets.stroke()
    }

    private func drawDot(at point: CGPoint, radius: CGFloat, _ color: UIColor) {
        UIColor.white.setFill()
        UIBezierPath(arcCenter: point, radius: radius + 3, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
        color.setFill()
        UIBezierPath(arcCenter: point, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true).fill()
    }

    /// Where a place lies in the picture, with the two at its corners.
    private func point(of place: Place) -> CGPoint {
        let (start, end) = ends
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        func share(_ value: Double, _ low: Double, _ high: Double) -> CGFloat {
            high > low ? CGFloat((value - low) / (high - low)) : 0.5
        }
        let x = share(place.longitude, min(start.longitude, end.longitude), max(start.longitude, end.longitude))
        let y = share(place.latitude, min(start.latitude, end.latitude), max(start.latitude, end.latitude))
        return CGPoint(x: room.minX + x * room.width, y: room.maxY - y * room.height)
    }
}

extension UIColor {
    /// A gray for light screens, and one for dark.
    fileprivate convenience init(light: CGFloat, dark: CGFloat) {
        self.init { traits in UIColor(white: traits.userInterfaceStyle == .dark ? dark : light, alpha: 1) }
    }
}
