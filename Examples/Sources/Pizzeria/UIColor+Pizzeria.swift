// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    /// The red of the pizzeria, lighter on dark screens.
    static let tomato = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.48, blue: 0.36, alpha: 1) : UIColor(red: 0.77, green: 0.14, blue: 0.10, alpha: 1)
    }
    /// What a pizza lies on.
    static let table = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.21, green: 0.16, blue: 0.13, alpha: 1)
            : UIColor(red: 0.98, green: 0.93, blue: 0.85, alpha: 1)
    }
    /// Of words on the color of the app.
    static let onTint = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
}
