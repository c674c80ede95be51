// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0
// Forced as public apps force it.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class SymbolsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let large = UIImage.SymbolConfiguration(pointSize: 40, weight: .bold, scale: .large)
        let palette = UIImage.SymbolConfiguration(paletteColors: [.systemRed, .systemBlue])
        let hierarchical = UIImage.SymbolConfiguration(hierarchicalColor: .systemTeal)
        let style = UIImage.SymbolConfiguration(textStyle: .largeTitle)
        let images = [
            UIImage(systemName: "heart.fill", withConfiguration: large)?.withTintColor(
                .systemRed, renderingMode: .alwaysOriginal),
            UIImage(systemName: "person.crop.circle.badge.plus", withConfiguration: large.applying(palette)),
            UIImage(systemName: "cloud.sun.rain.fill", withConfiguration: hierarchical),
            UIImage(systemName: "star", withConfiguration: style)?.withRenderingMode(.alwaysTemplate),
        ]
        let stack = UIStackView(arrangedSubviews: images.map { UIImageView(image: $0) })
        stack.axis = .horizontal
        stack.distribution = .fillEqually
        stack.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 60)
        view.addSubview(stack)
        let imageView = UIImageView(image: UIImage(systemName: "wifi"))
        imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(weight: .heavy)
        imageView.tintColor = .systemOrange
        imageView.contentMode = .center
        view.addSubview(imageView)
        if #available(iOS 17.0, *) {
            imageView.addSymbolEffect(.variableColor.iterative)
            imageView.setSymbolImage(UIImage(systemName: "wifi.slash")!, contentTransition: .replace)
        }
    }
}
