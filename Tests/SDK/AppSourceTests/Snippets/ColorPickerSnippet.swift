// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class PaletteController: UIViewController, UIColorPickerViewControllerDelegate {
    private let colorWell = UIColorWell()
    override func viewDidLoad() {
        super.viewDidLoad()
        colorWell.title = "Select Color"
        colorWell.supportsAlpha = false
        colorWell.selectedColor = .systemTeal
        colorWell.addAction(
            UIAction { [weak self] _ in
                self?.view.backgroundColor = self?.colorWell.selectedColor
            }, for: .valueChanged)
        colorWell.frame = CGRect(x: 40, y: 120, width: 44, height: 44)
        view.addSubview(colorWell)
    }
    func presentPicker() {
        let picker = UIColorPickerViewController()
        picker.delegate = self
        picker.selectedColor = view.backgroundColor ?? .white
        picker.supportsAlpha = true
        present(picker, animated: true)
    }
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
        view.backgroundColor = viewController.selectedColor
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        view.backgroundColor = viewController.selectedColor
    }
}
