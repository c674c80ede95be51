// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What few buttons have.
struct ButtonExtras {
    var titles: [UIControl.State: NSAttributedString] = [:]
    var grounds: [UIControl.State: UIImage] = [:]
    var titleInsets = UIEdgeInsets.zero
    var imageInsets = UIEdgeInsets.zero
}

extension CGRect {
    /// The rectangle where insets move its middle, as those of a button's title and image do.
    func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
