// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// A text of several lines, which an app shows. A person does not write in it here.
@preconcurrency @MainActor open class UITextView: UIScrollView {
    private let label = UILabel(frame: .zero)

    /// A text view of a place and size, without a text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        label.lineBreakMode = .byWordWrapping
        backgroundColor = .systemBackground
        addSubview(label)
    }

    /// A text view of a place and size; what holds the text is not heeded.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    /// Nil: archives of views, such as storyboards, are not read here.
    public required init?(coder: NSCoder) { nil }

    /// What is read.
    open var text: String! {
        get { label.text ?? "" }
        set {
            label.text = newValue
            textChanged()
        }
    }

    /// What is read, with how each part of it looks.
    open var attributedText: NSAttributedString! {
        get { label.attributedText ?? NSAttributedString(string: "") }
        set {
            label.attributedText = newValue
            textChanged()
        }
    }

    /// The font of what has no other.
    open var font: UIFont? {
        get { label.font }
        set {
            label.font = newValue ?? .systemFont(ofSize: 12)
            textChanged()
        }
    }

    /// The colour of what has no other.
    open var textColor: UIColor? {
        get { label.textColor }
        set { label.textColor = newValue ?? .label }
    }

    /// Where the lines stand.
    open var textAlignment: NSTextAlignment {
        get { label.textAlignment }
        set { label.textAlignment = newValue }
    }

    /// How far the text stays away from the edges.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textChanged() } }
    /// How the text is laid in lines.
    public let textContainer = NSTextContainer()
    /// Whether a person may edit the text; without effect here.
    open var isEditable = true
    /// Whether a person may choose parts of the text.
    open var isSelectable = true
    /// What in the text leads elsewhere.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// How links look, where they are to look otherwise.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// Whether the text grows with the size a person has chosen.
    open var adjustsFontForContentSizeCategory = false

    private func textChanged() {
        label.numberOfLines = textContainer.maximumNumberOfLines
        label.lineBreakMode = textContainer.lineBreakMode
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let (insets, width) = (insets, max(0, bounds.width - insets.left - insets.right))
        let size = label.sizeThatFits(CGSize(width: max(width, 1), height: 0))
        label.frame = CGRect(x: insets.left, y: insets.top, width: width, height: size.height)
        contentSize = CGSize(width: bounds.width, height: size.height + insets.top + insets.bottom)
    }

    /// The size of the text in lines no wider than a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let insets = insets
        let room = size.width > 0 ? max(1, size.width - insets.left - insets.right) : 0
        let text = label.sizeThatFits(CGSize(width: room, height: 0))
        return CGSize(width: text.width + insets.left + insets.right, height: text.height + insets.top + insets.bottom)
    }

    /// That of the text where the view does not scroll; none where it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width, height: 0))
    }
}

/// The room that a text is laid into.
open class NSTextContainer: NSObject {
    /// How far lines stay away from both sides, in points.
    open var lineFragmentPadding: CGFloat = 5
    /// How many lines there may be; 0 is no limit.
    open var maximumNumberOfLines = 0
    /// What becomes of what is too long.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
}

/// What in a text can lead elsewhere.
public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// One bit for each; the numbers are Apple's.
    public let rawValue: UInt

    /// Those whose bits are set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Numbers to call.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
    /// Addresses of pages.
    public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
    /// Addresses of houses.
    public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
    /// Days and hours.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
    /// All of them.
    public static let all = UIDataDetectorTypes(rawValue: .max)
}
