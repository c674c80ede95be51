// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class ButtonsController: UIViewController {
    private var itemCount = 0 { didSet { cartButton.setNeedsUpdateConfiguration() } }
    private lazy var cartButton: UIButton = {
        var config = UIButton.Configuration.filled()
        config.title = "Add to Cart"
        config.image = UIImage(systemName: "cart.badge.plus")
        config.imagePadding = 8
        config.imagePlacement = .trailing
        config.cornerStyle = .capsule
        config.buttonSize = .large
        config.baseBackgroundColor = .systemPink
        config.baseForegroundColor = .white
        config.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        config.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 18, weight: .semibold)
        config.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
            var outgoing = incoming
            outgoing.font = UIFont.boldSystemFont(ofSize: 18)
            return outgoing
        }
        let button = UIButton(configuration: config, primaryAction: UIAction { [unowned self] _ in itemCount += 1 })
        button.configurationUpdateHandler = { [unowned self] button in
            var config = button.configuration
            config?.subtitle = itemCount > 0 ? "\(itemCount) items" : nil
            config?.showsActivityIndicator = itemCount > 5
            config?.image =
                button.isHighlighted
                ? UIImage(systemName: "cart.fill.badge.plus") : UIImage(systemName: "cart.badge.plus")
            button.configuration = config
        }
        return button
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        var bordered = UIButton.Configuration.bordered()
        bordered.attributedTitle = AttributedString(
            "Read more", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 14)]))
        bordered.background.strokeColor = .systemGray
        bordered.background.strokeWidth = 1
        bordered.background.cornerRadius = 4
        let second = UIButton(configuration: bordered)
        let third = UIButton(type: .close)
        let stack = UIStackView(arrangedSubviews: [cartButton, second, third])
        stack.axis = .vertical
        stack.alignment = .center
        stack.distribution = .equalSpacing
        stack.frame = view.bounds.insetBy(dx: 20, dy: 100)
        view.addSubview(stack)
    }
}
