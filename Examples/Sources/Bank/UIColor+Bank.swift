// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    /// The green of the bank, lighter on dark screens.
    static let bank = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.25, green: 0.77, blue: 0.54, alpha: 1)
            : UIColor(red: 0.04, green: 0.42, blue: 0.32, alpha: 1)
    }
    /// Of words on the color of the app.
    static let onTint = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
}
