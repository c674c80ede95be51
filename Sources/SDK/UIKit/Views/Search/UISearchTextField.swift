// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The text field of a search bar, gray with a magnifying glass.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
    private let lens = UIImageView(frame: .zero)

    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        lens.image = UIImage(systemName: "magnifyingglass")?
            .withConfiguration(UIImage.SymbolConfiguration(pointSize: 15))
        lens.contentMode = .center
        lens.tintColor = .secondaryLabel
        addSubview(lens)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 10
        clearButtonMode = .always
        returnKeyType = .search
        autocorrectionType = .no
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.textRect(forBounds: bounds)
        let start = bounds.minX + 32
        rect.size.width = max(0, rect.maxX - start)
        rect.origin.x = start
        return rect
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        lens.frame = CGRect(x: 6, y: 0, width: 22, height: bounds.height)
    }
}
