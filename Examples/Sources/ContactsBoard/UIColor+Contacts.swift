// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIColor {
    /// The orange of the app, darker on light screens so that it is read well.
    static let board = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 1, green: 0.62, blue: 0.31, alpha: 1) : UIColor(red: 0.73, green: 0.29, blue: 0.05, alpha: 1)
    }
}
