// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    /// The blue of the app, lighter on dark screens.
    static let punch = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.36, green: 0.66, blue: 1, alpha: 1) : UIColor(red: 0.09, green: 0.34, blue: 0.79, alpha: 1)
    }
    /// Of words on the color of the app.
    static let onTint = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
}
