// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A view that goes from one color at its top to another at its bottom.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    init(_ colors: [UIColor]) {
        super.init(frame: .zero)
        layer.cornerRadius = 24
        layer.cornerCurve = .continuous
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = colors.map(\.cgColor)
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
    }

    required init?(coder: NSCoder) {
        nil
    }
}
