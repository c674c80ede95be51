// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    static let brand = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.4, green: 0.6, blue: 1, alpha: 1) : UIColor(red: 0, green: 0.2, blue: 0.8, alpha: 1)
    }
    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
    }
}

class ThemeController: UIViewController {
    let bordered = UIView()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .black : .white })
        bordered.layer.borderWidth = 2
        bordered.layer.borderColor = UIColor.brand.cgColor
        bordered.frame = CGRect(x: 20, y: 100, width: 100, height: 100)
        view.addSubview(bordered)
        let resolved = UIColor.brand.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        print(red, green, blue, alpha)
        if #available(iOS 17.0, *) {
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
                (controller: ThemeController, previous: UITraitCollection) in
                controller.bordered.layer.borderColor =
                    UIColor.brand.resolvedColor(with: controller.traitCollection).cgColor
            }
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
            bordered.layer.borderColor = UIColor.brand.cgColor
        }
    }

    func setDark(_ isOn: Bool) {
        view.window?.overrideUserInterfaceStyle = isOn ? .dark : .unspecified
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows).forEach {
            $0.tintColor = .brand
        }
    }
}
