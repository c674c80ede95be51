// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0
// Forced as public apps force it.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

final class FadingView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    private var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }
    var startColor: UIColor = .systemPink { didSet { updateColors() } }
    var endColor: UIColor = .systemOrange { didSet { updateColors() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradientLayer.startPoint = CGPoint(x: 0, y: 0)
        gradientLayer.endPoint = CGPoint(x: 1, y: 1)
        gradientLayer.locations = [0.0, 1.0]
        updateColors()
    }
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        updateColors()
    }
    private func updateColors() {
        gradientLayer.colors = [startColor.cgColor, endColor.cgColor]
    }
}

class GradientController: UIViewController {
    let gradient = CAGradientLayer()
    override func viewDidLoad() {
        super.viewDidLoad()
        gradient.frame = view.bounds
        gradient.type = .axial
        gradient.colors = [UIColor.black.withAlphaComponent(0.6).cgColor, UIColor.clear.cgColor]
        view.layer.insertSublayer(gradient, at: 0)
        let animated = FadingView(frame: CGRect(x: 20, y: 80, width: 200, height: 200))
        view.addSubview(animated)
        let change = CABasicAnimation(keyPath: "colors")
        change.duration = 2
        change.toValue = [UIColor.blue.cgColor, UIColor.green.cgColor]
        change.fillMode = .forwards
        change.isRemovedOnCompletion = false
        gradient.add(change, forKey: "colorChange")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = view.bounds
    }
}
