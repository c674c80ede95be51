// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentsUI
import UIKit

/// A view whose layer is a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    var colors: [UIColor] = [] {
        didSet { (layer as? CAGradientLayer)?.colors = colors.map { $0.cgColor } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.startPoint = CGPoint(x: 0, y: 0)
        gradient.endPoint = CGPoint(x: 1, y: 1)
        gradient.locations = [0, 1]
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

/// A ring of shape layers that is filled by an animation.
final class RingView: UIView {
    private let track = CAShapeLayer()
    private let ring = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for shape in [track, ring] {
            shape.fillColor = UIColor.clear.cgColor
            shape.lineWidth = 10
            shape.lineCap = .round
            layer.addSublayer(shape)
        }
        track.strokeColor = UIColor.white.withAlphaComponent(0.3).cgColor
        ring.strokeColor = UIColor.white.cgColor
        ring.strokeEnd = 0
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(
            arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 5,
            startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        track.path = path.cgPath
        ring.path = path.cgPath
    }

    func show(_ share: CGFloat) {
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.toValue = share
        animation.duration = 0.8
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "ring")
    }
}

/// A panel of layers: a gradient, a ring, a shadow, a badge and a bar.
@MainActor final class ActivityPanel: UIViewController, INUIHostedViewControlling {
    private let ring = RingView(frame: .zero)
    private let stack = UIStackView()
    private let bar = UIProgressView(progressViewStyle: .default)
    private let spinner = UIActivityIndicatorView(style: .medium)

    override func loadView() {
        let gradient = GradientView(frame: .zero)
        gradient.colors = [.systemIndigo, .systemPink]
        view = gradient
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.axis = .vertical
        stack.spacing = 4
        stack.alignment = .leading
        let title = UILabel()
        title.text = "Running"
        title.textColor = .white
        title.font = UIFontMetrics(forTextStyle: .title2).scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
        let detail = UILabel()
        detail.attributedText = NSAttributedString(
            string: "5.2 km · 28 min",
            attributes: [
                .foregroundColor: UIColor.white.withAlphaComponent(0.8), .font: UIFont.systemFont(ofSize: 15),
                .kern: 0.5,
            ])
        bar.progressTintColor = .white
        bar.trackTintColor = UIColor(white: 1, alpha: 0.3)
        bar.setProgress(0.6, animated: true)
        [title, detail, bar].forEach(stack.addArrangedSubview)
        stack.setCustomSpacing(12, after: detail)
        bar.widthAnchor.constraint(equalTo: stack.widthAnchor).isActive = true
        spinner.color = .white
        spinner.startAnimating()
        let badge = UIView()
        badge.backgroundColor = .white
        badge.layer.cornerRadius = 14
        badge.layer.shadowColor = UIColor.black.cgColor
        badge.layer.shadowOpacity = 0.35
        badge.layer.shadowOffset = CGSize(width: 0, height: 2)
        badge.layer.shadowRadius = 4
        let run = UIImageView(image: UIImage(systemName: "figure.run"))
        run.tintColor = .systemPink
        run.contentMode = .scaleAspectFit
        badge.addSubview(run)
        for item in [ring, stack, spinner, badge, run] as [UIView] {
            item.translatesAutoresizingMaskIntoConstraints = false
        }
        [ring, stack, spinner, badge].forEach(view.addSubview)
        NSLayoutConstraint.activate([
            ring.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
            ring.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            ring.widthAnchor.constraint(equalToConstant: 80), ring.heightAnchor.constraint(equalTo: ring.widthAnchor),
            badge.centerXAnchor.constraint(equalTo: ring.centerXAnchor),
            badge.centerYAnchor.constraint(equalTo: ring.centerYAnchor),
            badge.widthAnchor.constraint(equalToConstant: 28), badge.heightAnchor.constraint(equalToConstant: 28),
            run.centerXAnchor.constraint(equalTo: badge.centerXAnchor),
            run.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
            run.widthAnchor.constraint(equalToConstant: 18), run.heightAnchor.constraint(equalToConstant: 18),
            stack.leadingAnchor.constraint(equalTo: ring.trailingAnchor, constant: 16),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: spinner.leadingAnchor, constant: -12),
            stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            spinner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            spinner.topAnchor.constraint(equalTo: view.topAnchor, constant: 16),
        ])
    }

    func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction, interactiveBehavior: INUIInteractiveBehavior,
        context: INUIHostedViewContext
    ) async -> (Bool, Set<INParameter>, CGSize) {
        await Task.yield()
        ring.show(0.7)
        return (
            true, parameters, CGSize(width: extensionContext?.hostedViewMaximumAllowedSize.width ?? 320, height: 120)
        )
    }
}
