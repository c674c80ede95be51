// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import UIKit

/// A view with contents of a size, as a label of one line.
@MainActor class SizedView: UIView {
    var contents: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat, tag: Int = 0) {
        contents = CGSize(width: width, height: height)
        super.init(frame: .zero)
        self.tag = tag
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { contents }
}

/// A text of squares: as many as fit go into a row.
@MainActor final class WrappingLabel: UILabel {
    let count: CGFloat
    let side: CGFloat = 10

    init(_ count: Int) {
        self.count = CGFloat(count)
        super.init(frame: .zero)
        numberOfLines = 0
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var intrinsicContentSize: CGSize { CGSize(width: count * side, height: side) }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let inRow = max(1, (size.width / side).rounded(.down))
        return CGSize(width: min(count, inRow) * side, height: (count / inRow).rounded(.up) * side)
    }
}

@MainActor func outerView(_ width: CGFloat = 200, _ height: CGFloat = 100) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

@MainActor func freeView(in outer: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    return view
}
