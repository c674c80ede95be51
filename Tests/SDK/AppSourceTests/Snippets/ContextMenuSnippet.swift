// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class CardViewController: UIViewController, UIContextMenuInteractionDelegate {
    let card = UIView(frame: CGRect(x: 40, y: 120, width: 200, height: 120))

    override func viewDidLoad() {
        super.viewDidLoad()
        card.backgroundColor = .systemYellow
        card.layer.cornerRadius = 16
        card.layer.cornerCurve = .continuous
        card.isUserInteractionEnabled = true
        card.addInteraction(UIContextMenuInteraction(delegate: self))
        view.addSubview(card)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggestedActions in
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { action in
                print("share")
            }
            let rename = UIAction(
                title: "Rename", image: UIImage(systemName: "square.and.pencil"), identifier: nil,
                discoverabilityTitle: nil, handler: { _ in })
            let delete = UIAction(
                title: "Delete", image: UIImage(systemName: "trash"), attributes: [.destructive, .disabled]
            ) { _ in }
            return UIMenu(title: "", children: [share, rename, delete])
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: card, parameters: parameters)
    }
}

class RowsMenuController: UITableViewController {
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: { UIViewController() }) { _ in
            UIMenu(title: "Row \(indexPath.row)", children: [UIAction(title: "Copy") { _ in }])
        }
    }
}
