// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import UIKit

/// The workout that goes on, in a ring that closes with the minutes of an hour.
final class WorkoutCard: UIView {
    private static let ringSide: CGFloat = 150
    private static let ringWidth: CGFloat = 14
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    init(_ workout: Workout, now: Date = Date()) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        let seconds = max(0, now.timeIntervalSince(workout.start))
        dress(share: CGFloat(min(1, max(0.02, seconds / 3600))))
        let (minutes, name) = (UILabel(), UILabel())
        minutes.text = Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond))
        minutes.font = .monospacedDigitSystemFont(ofSize: 30, weight: .bold)
        name.text = "\(workout.title) · \(workout.state.title)"
        name.font = .preferredFont(forTextStyle: .headline)
        name.adjustsFontForContentSizeCategory = true
        for (label, y) in [(minutes, 0), (name, Self.ringSide / 2 + 24)] {
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.centerXAnchor.constraint(equalTo: centerXAnchor),
                label.centerYAnchor.constraint(equalTo: topAnchor, constant: Self.ringSide / 2 + 20 + y),
            ])
        }
        heightAnchor.constraint(equalToConstant: Self.ringSide + 76).isActive = true
    }

    required init?(coder: NSCoder) {
        nil
    }

    private func dress(share: CGFloat) {
        let color = Department.workouts.color
        for (shape, alpha) in [(track, 0.2), (ring, 1)] as [(CAShapeLayer, CGFloat)] {
            shape.fillColor = nil
            shape.strokeColor = color.withAlphaComponent(alpha).cgColor
            shape.lineWidth = Self.ringWidth
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        ring.strokeEnd = share
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: Self.ringSide / 2 + 20), radius: (Self.ringSide - Self.ringWidth) / 2,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        for shape in [track, ring] { shape.path = path.cgPath }
    }
}
