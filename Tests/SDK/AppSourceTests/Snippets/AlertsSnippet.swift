// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class AlertViewController: UIViewController {
    func askName() {
        let alert = UIAlertController(
            title: "New Folder", message: "Enter a name for this folder.", preferredStyle: .alert)
        alert.addTextField { textField in
            textField.placeholder = "Name"
            textField.autocapitalizationType = .words
        }
        let save = UIAlertAction(title: "Save", style: .default) { [weak alert, weak self] _ in
            guard let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
            self?.title = name
        }
        save.isEnabled = false
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        alert.addAction(save)
        alert.preferredAction = save
        alert.textFields?.first?.addAction(
            UIAction { action in
                save.isEnabled = !((action.sender as? UITextField)?.text ?? "").isEmpty
            }, for: .editingChanged)
        present(alert, animated: true, completion: nil)
    }

    func confirmDelete(from button: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: "Delete this photo?", preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in print("deleted") })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let popover = sheet.popoverPresentationController {
            popover.barButtonItem = button
            popover.permittedArrowDirections = .any
        }
        present(sheet, animated: true)
    }

    func confirmPopover(from view: UIView) {
        let sheet = UIAlertController(title: "Sort", message: nil, preferredStyle: .actionSheet)
        for name in ["Name", "Date"] {
            sheet.addAction(
                UIAlertAction(title: name, style: .default, handler: { action in print(action.title ?? "") }))
        }
        sheet.popoverPresentationController?.sourceView = view
        sheet.popoverPresentationController?.sourceRect = view.bounds
        present(sheet, animated: true)
    }
}
