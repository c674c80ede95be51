// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A row of choices, one of which is selected.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
    /// No choice.
    public nonisolated static let noSegment = -1

    private static let height: CGFloat = 32
    private static let rim: CGFloat = 2

    private(set) var segments: [SegmentView] = []
    private let pill = UIView(frame: .zero)
    private var lines: [UIView] = []
    private var chosen = UISegmentedControl.noSegment
    private var pressed: Int?
    private var attributes: [State: [NSAttributedString.Key: Any]] = [:]

    /// A control of a place and size, without choices.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 8
        pill.isUserInteractionEnabled = false
        pill.layer.cornerRadius = 7
        pill.layer.shadowColor = UIColor.black.cgColor
        pill.layer.shadowOpacity = 0.12
        pill.layer.shadowRadius = 4
        pill.layer.shadowOffset = CGSize(width: 0, height: 3)
        addSubview(pill)
        takeAppearance()
    }

    /// A control with a choice for each text, image or action, none of which is chosen.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] {
            let segment = SegmentView()
            segment.title = item as? String
            segment.image = item as? UIImage
            if let action = item as? UIAction { segment.take(action) }
            segments.append(segment)
        }
        bounds.size = intrinsicContentSize
        segmentsChanged()
    }

    /// A control with a choice for each action, which is done when it is chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: actions)
        if frame != .zero { self.frame = frame }
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// How many choices there are.
    open var numberOfSegments: Int { segments.count }

    /// Which is chosen; ``noSegment`` for none. Setting it tells no action.
    open var selectedSegmentIndex: Int {
        get { chosen }
        set { choose(segments.indices.contains(newValue) ? newValue : Self.noSegment, animated: false) }
    }

    /// Whether a choice is chosen only while a finger is on it.
    open var isMomentary = false { didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } } }
    /// Whether a choice is as wide as what it shows needs; all are of one width otherwise.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsChanged() } }
    /// What is behind the chosen one; nil is white, or gray where it is dark.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    func insert(_ segment: SegmentView, at index: Int) {
        let index = min(max(index, 0), segments.count)
        segments.insert(segment, at: index)
        if chosen >= index { chosen += 1 }
        segmentsChanged()
    }

    /// Takes a choice out.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        segments.remove(at: index).removeFromSuperview()
        if chosen == index { chosen = Self.noSegment } else if chosen > index { chosen -= 1 }
        segmentsChanged()
    }

    /// Takes all choices out.
    open func removeAllSegments() {
        segments.forEach { $0.removeFromSuperview() }
        (segments, chosen) = ([], Self.noSegment)
        segmentsChanged()
    }

    /// How titles look while their choices are in a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { attributes[state] }

    /// Sets how titles look while their choices are in a state: font and color count.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        self.attributes[state] = attributes
        segmentsChanged()
    }

    /// What a choice shows or how wide it is has changed, or there are other choices.
    func segmentsChanged() {
        for segment in segments where segment.superview !== self { addSubview(segment) }
        lines.forEach { $0.removeFromSuperview() }
        lines = segments.dropFirst().map { _ in
            let line = UIView(frame: .zero)
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            insertSubview(line, at: 0)
            return line
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func choose(_ index: Int, animated: Bool) {
        let old = chosen
        chosen = index
        setNeedsLayout()
        guard animated, window != nil, old != Self.noSegment, index != Self.noSegment else { return }
        UIView.animate(withDuration: 0.25, delay: 0, options: .curveEaseInOut, animations: { self.layoutIfNeeded() })
    }

    // MARK: Looks

    open override func layoutSubviews() {
        super.layoutSubviews()
        dress()
        var x: CGFloat = 0
        for (index, (segment, width)) in zip(segments, widths).enumerated() {
            segment.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            if index > 0 {
                let line = lines[index - 1]
                line.frame = CGRect(x: x - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
                line.isHidden = index == shownIndex || index - 1 == shownIndex
            }
            x += width
        }
        pill.isHidden = shownIndex == nil
        pill.backgroundColor = selectedSegmentTintColor ?? Self.pillColor
        if let shownIndex { pill.frame = segments[shownIndex].frame.insetBy(dx: Self.rim, dy: Self.rim) }
    }

    private static let pillColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }

    /// The one that stands out.
    private var shownIndex: Int? {
        let index = isMomentary ? pressed ?? Self.noSegment : chosen
        return segments.indices.contains(index) ? index : nil
    }

    private func dress() {
        for (index, segment) in segments.enumerated() {
            let isChosen = index == shownIndex
            let state: State = !isEnabled || !segment.isUsable ? .disabled : isChosen ? .selected : .normal
            let look = (attributes[.normal] ?? [:]).merging(attributes[state] ?? [:]) { $1 }
            let usual = UIFont.systemFont(ofSize: 13, weight: isChosen ? .semibold : .medium)
            let color: UIColor = state == .disabled ? .tertiaryLabel : .label
            segment.dress(
                look[.font] as? UIFont ?? usual, look[.foregroundColor] as? UIColor ?? color, isChosen: isChosen,
                isPale: index == pressed && !isChosen)
        }
    }

    private var widths: [CGFloat] {
        let fixed = segments.map(\.width)
        let natural = segments.map { $0.sizeThatFits(.zero).width }
        let rest = max(0, bounds.width - fixed.reduce(0, +))
        let open = fixed.count { $0 <= 0 }
        let sum = zip(fixed, natural).reduce(0) { $1.0 > 0 ? $0 : $0 + $1.1 }
        return zip(fixed, natural).map { fixed, natural in
            if fixed > 0 { return fixed }
            return apportionsSegmentWidthsByContent && sum > 0 ? rest * natural / sum : rest / CGFloat(max(1, open))
        }
    }

    open override var intrinsicContentSize: CGSize {
        let natural = segments.map { $0.width > 0 ? $0.width : $0.sizeThatFits(.zero).width }
        let widest = natural.max() ?? 0
        let width = apportionsSegmentWidthsByContent ? natural.reduce(0, +) : widest * CGFloat(segments.count)
        return CGSize(width: width, height: Self.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    // MARK: Fingers

    private func index(under touch: UITouch) -> Int? {
        let x = touch.location(in: self).x
        return segments.firstIndex { $0.isUsable && $0.frame.minX <= x && x < $0.frame.maxX }
    }

    private func press(_ index: Int?) {
        guard pressed != index else { return }
        pressed = index
        setNeedsLayout()
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        layoutIfNeeded()
        press(index(under: touch))
        return pressed != nil
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(isTouchInside ? index(under: touch) : nil)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let index = isTouchInside ? touch.flatMap { self.index(under: $0) } : nil
        press(nil)
        guard let index, isMomentary || index != chosen else { return }
        chosen == index ? () : choose(index, animated: !isMomentary)
        segments[index].action?.perform(for: self)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        if isMomentary { choose(Self.noSegment, animated: false) }
    }

    open override func cancelTracking(with event: UIEvent?) { press(nil) }

    override var spokenByItself: SpokenView { SpokenView() }
}
