// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Adds a view that fills this one, but for a margin.
    public func addFilling(_ view: UIView, inset: CGFloat = 0) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        let ends = [
            view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -inset),
            view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -inset),
        ]
        // A cell that is not measured yet may be too small for what it holds.
        for end in ends { end.priority = UILayoutPriority(999) }
        NSLayoutConstraint.activate(
            ends + [
                view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
                view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
            ])
    }
}
