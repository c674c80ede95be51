// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

extension UIView {
    /// Adds a column in the middle, never too wide to be read, that scrolls where it is higher than the view.
    public func addColumn(_ column: UIView, top: CGFloat = 16, margin: CGFloat = 20, widest: CGFloat = 560) {
        let (scroll, page) = (UIScrollView(), UIView())
        addFilling(scroll)
        for (view, parent) in [(page, scroll as UIView), (column, page)] {
            view.translatesAutoresizingMaskIntoConstraints = false
            parent.addSubview(view)
        }
        let content = scroll.contentLayoutGuide
        let width = column.widthAnchor.constraint(equalTo: page.widthAnchor, constant: -2 * margin)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            page.topAnchor.constraint(equalTo: content.topAnchor),
            page.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            page.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            page.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            page.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            column.topAnchor.constraint(equalTo: page.topAnchor, constant: top),
            column.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -margin),
            column.centerXAnchor.constraint(equalTo: page.centerXAnchor),
            column.widthAnchor.constraint(lessThanOrEqualToConstant: widest),
            width,
        ])
    }
}
