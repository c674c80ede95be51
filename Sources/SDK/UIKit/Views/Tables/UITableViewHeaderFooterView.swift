// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What stands above or below a section of a table.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
    private let label = UILabel(frame: .zero)

    /// A view to be used again under an identifier.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        label.numberOfLines = 0
        contentView.addSubview(label)
        addSubview(contentView)
    }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    /// The name under which it is used again.
    public let reuseIdentifier: String?
    /// Where an app puts what it shows itself.
    public let contentView = UIView(frame: .zero)
    /// The text.
    open var textLabel: UILabel? { label }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        label.frame = bounds.insetBy(dx: 16, dy: 0)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: max(1, size.width - 32), height: 0))
        return CGSize(width: size.width, height: text.height + 12)
    }
}
