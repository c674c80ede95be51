// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    /// The violet of the app, lighter on dark screens.
    static let searching = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.66, green: 0.58, blue: 1, alpha: 1) : UIColor(red: 0.29, green: 0.18, blue: 0.82, alpha: 1)
    }
    /// Of words on the color of the app.
    static let onTint = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
}
