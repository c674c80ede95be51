// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class BlurController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let background = UIImageView(image: UIImage(named: "background"))
        background.contentMode = .scaleAspectFill
        background.frame = view.bounds
        view.addSubview(background)
        let blurEffect = UIBlurEffect(style: .systemThinMaterial)
        let blurView = UIVisualEffectView(effect: blurEffect)
        blurView.frame = CGRect(x: 20, y: 100, width: 280, height: 160)
        blurView.layer.cornerRadius = 20
        blurView.clipsToBounds = true
        blurView.autoresizingMask = [.flexibleWidth]
        let vibrancyView = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blurEffect, style: .label))
        vibrancyView.frame = blurView.bounds
        let label = UILabel()
        label.text = "Now Playing"
        label.font = .preferredFont(forTextStyle: .title2)
        label.sizeToFit()
        vibrancyView.contentView.addSubview(label)
        blurView.contentView.addSubview(vibrancyView)
        view.addSubview(blurView)
        UIView.animate(withDuration: 0.5) { blurView.effect = nil }
    }
}
