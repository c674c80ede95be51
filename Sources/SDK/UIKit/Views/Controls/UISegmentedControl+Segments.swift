// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UISegmentedControl {
    /// Puts a text in, before the choice of a number.
    public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.title = title
        insert(view, at: segment)
    }

    /// Puts an image in, before the choice of a number.
    public func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.image = image
        insert(view, at: segment)
    }

    /// Puts an action in, before the choice of a number.
    public func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let view = SegmentView()
        view.take(action)
        insert(view, at: segment)
    }

    private func change(_ index: Int, _ body: (SegmentView) -> Void) {
        guard segments.indices.contains(index) else { return }
        body(segments[index])
        segmentsChanged()
    }

    private func segment(_ index: Int) -> SegmentView? { segments.indices.contains(index) ? segments[index] : nil }

    /// Sets the title of a segment.
    public func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }

    /// Returns the title of a segment.
    public func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }

    /// Has a choice show an image.
    public func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (nil, image) }
    }

    /// What a choice shows as an image.
    public func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

    /// Has a choice show an action, which is done when it is chosen.
    public func setAction(_ action: UIAction, forSegmentAt segment: Int) { change(segment) { $0.take(action) } }

    /// What is done when a choice is chosen.
    public func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

    /// The number of the choice whose action has an identifier; ``noSegment`` if there is none.
    public func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? Self.noSegment
    }

    /// Sets how wide a choice is; 0 leaves it to the control.
    public func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }

    /// How wide a choice was set to be; 0 where that is left to the control.
    public func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

    /// Sets whether a choice can be chosen.
    public func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isUsable = enabled } }

    /// Whether a choice can be chosen.
    public func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isUsable ?? false }
}

/// What a choice shows.
final class SegmentView: UIView {
    private static let margin: CGFloat = 13
    private let label = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private var isChosen = false { didSet { layer.displayChanged() } }
    private(set) var action: UIAction?
    /// As the app has set it; 0 leaves it to the control.
    var width: CGFloat = 0
    var isUsable = true { didSet { layer.displayChanged() } }

    var title: String? {
        get { label.text }
        set { label.text = newValue }
    }
    var image: UIImage? {
        get { picture.image }
        set { picture.image = newValue }
    }

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.font = .systemFont(ofSize: 13, weight: .medium)
        picture.contentMode = .scaleAspectFit
        addSubview(label)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { nil }

    func take(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        accessibilityLabel = action.image == nil ? nil : action.title
    }

    func dress(_ font: UIFont, _ color: UIColor, isChosen: Bool, isPale: Bool) {
        (label.font, label.textColor, picture.tintColor) = (font, color, color)
        self.isChosen = isChosen
        alpha = isPale ? 0.4 : 1
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        // A chosen title is bolder; the width stays the same.
        let bold = UILabel(frame: .zero)
        bold.font = .systemFont(ofSize: label.font.pointSize, weight: .semibold)
        bold.text = title
        let width = max(bold.sizeThatFits(.zero).width, image?.size.width ?? 0)
        return CGSize(width: width + 2 * Self.margin, height: 32)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 2, dy: 0)
        let size = image?.size ?? .zero
        picture.frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    override var spokenByItself: SpokenView {
        var spoken = SpokenView(isElement: true, label: title ?? image?.symbolName?.replacing(".", with: " "))
        spoken.traits = isChosen ? [.button, .selected] : .button
        if !isUsable { spoken.traits.insert(.notEnabled) }
        return spoken
    }
}
