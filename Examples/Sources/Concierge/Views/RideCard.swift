// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import ScreenParts
import UIKit

/// A ride: the map with its route, where it begins and ends, and how far it has come.
final class RideCard: UIView {
    private static let mapHeight: CGFloat = 180

    init(_ ride: Ride) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 20
        layer.cornerCurve = .continuous
        clipsToBounds = true
        let map = RouteView(from: ride.pickup, to: ride.dropOff, progress: CGFloat(ride.progress))
        map.heightAnchor.constraint(equalToConstant: Self.mapHeight).isActive = true
        let (phase, route) = (UILabel(), UILabel())
        phase.text = ride.phase.title
        phase.font = .systemFont(ofSize: 22, weight: .bold)
        route.text = ride.route
        route.textColor = .secondaryLabel
        route.numberOfLines = 0
        let progress = UIProgressView(progressViewStyle: .default)
        progress.progress = ride.progress
        progress.isHidden = ride.isOver
        let words = UIStackView(arrangedSubviews: [phase, route, progress])
        words.axis = .vertical
        words.spacing = 4
        words.setCustomSpacing(12, after: route)
        let inset = UIView()
        inset.addFilling(words, inset: 16)
        let stack = UIStackView(arrangedSubviews: [map, inset])
        stack.axis = .vertical
        addFilling(stack)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
