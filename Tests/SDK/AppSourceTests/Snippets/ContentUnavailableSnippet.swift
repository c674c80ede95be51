// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class EmptyController: UIViewController {
    private var items: [String] = [] { didSet { setNeedsUpdateContentUnavailableConfiguration() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGroupedBackground
        var config = UIContentUnavailableConfiguration.empty()
        config.image = UIImage(systemName: "tray")
        config.imageProperties.tintColor = .systemGray
        config.text = "No Items"
        config.textProperties.color = .label
        config.secondaryText = "Items you add will appear here."
        var button = UIButton.Configuration.borderless()
        button.title = "Add Item"
        config.button = button
        config.buttonProperties.primaryAction = UIAction(title: "Add Item") { [weak self] _ in self?.items.append("New")
        }
        contentUnavailableConfiguration = config
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        if items.isEmpty {
            var config = UIContentUnavailableConfiguration.loading()
            config.text = "Loading…"
            contentUnavailableConfiguration = config
        } else {
            contentUnavailableConfiguration = nil
        }
    }
}
