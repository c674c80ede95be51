// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    /// The violet of the app, lighter on dark screens.
    static let concierge = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.68, green: 0.61, blue: 1, alpha: 1) : UIColor(red: 0.32, green: 0.19, blue: 0.69, alpha: 1)
    }
    /// Of words on the color of the app.
    static let onTint = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
}
