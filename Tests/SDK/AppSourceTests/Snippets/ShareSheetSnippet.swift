// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0
// Forced as public apps force it.
// swift-format-ignore-file: NeverForceUnwrap

import UIKit

class ShareController: UIViewController {
    var image: UIImage?
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    }

    func share() {
        let url = URL(string: "https://example.com")!
        var items: [Any] = ["Look at this", url]
        if let image = image { items.append(image) }
        let activityViewController = UIActivityViewController(activityItems: items, applicationActivities: nil)
        activityViewController.excludedActivityTypes = [.addToReadingList, .assignToContact]
        activityViewController.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
        activityViewController.completionWithItemsHandler = { activityType, completed, returnedItems, error in
            if completed { print(activityType?.rawValue ?? "") }
        }
        present(activityViewController, animated: true)
    }
}
