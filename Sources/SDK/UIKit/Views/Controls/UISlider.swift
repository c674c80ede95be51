// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Drawing
public import Foundation

/// A slider for choosing a number.
@preconcurrency @MainActor open class UISlider: UIControl {
    private static let height: CGFloat = 34
    private static let thumbSide: CGFloat = 28
    private static let trackHeight: CGFloat = 4
    /// So far beside the thumb a finger may come down, in points.
    private static let slack: CGFloat = 12
    private static let gap: CGFloat = 8

    private let far = UIView(frame: .zero)
    private let near = UIView(frame: .zero)
    private let thumb = UIImageView(frame: .zero)
    private let leastView = UIImageView(frame: .zero)
    private let mostView = UIImageView(frame: .zero)
    private var shown: Float = 0
    private var thumbImages: [State: UIImage] = [:]
    /// From the middle of the thumb to the finger.
    private var grip: CGFloat = 0

    /// A slider of a place and size, from 0 to 1, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        for track in [far, near] {
            track.isUserInteractionEnabled = false
            track.layer.cornerRadius = Self.trackHeight / 2
            addSubview(track)
        }
        for image in [leastView, mostView, thumb] {
            image.isUserInteractionEnabled = false
            addSubview(image)
        }
        thumb.layer.shadowColor = UIColor.black.cgColor
        thumb.layer.shadowOpacity = 0.15
        thumb.layer.shadowRadius = 6
        thumb.layer.shadowOffset = CGSize(width: 0, height: 2)
        setNeedsLayout()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The number the thumb stands at; what lies outside is taken for the nearest.
    open var value: Float {
        get { shown }
        set { setValue(newValue, animated: false) }
    }

    /// Moves the thumb, which tells no action.
    open func setValue(_ value: Float, animated: Bool) {
        shown = nearest(value)
        setNeedsLayout()
        guard animated, window != nil else { return displayChanged() }
        UIView.animate(withDuration: 0.25, delay: 0, animations: { self.placeParts() })
    }

    /// The number at the beginning.
    open var minimumValue: Float = 0 { didSet { rangeChanged(from: oldValue != minimumValue, least: true) } }
    /// The number at the end.
    open var maximumValue: Float = 1 { didSet { rangeChanged(from: oldValue != maximumValue, least: false) } }
    /// Whether actions are told while the finger drags, not only when it is lifted.
    open var isContinuous = true
    /// What stands at the beginning.
    open var minimumValueImage: UIImage? { didSet { imagesChanged() } }
    /// The accessory type.
    open var maximumValueImage: UIImage? { didSet { imagesChanged() } }
    /// What the way to the thumb is filled with; nil is the view's tint color.
    open var minimumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// What the way behind the thumb is filled with; nil is a pale gray.
    open var maximumTrackTintColor: UIColor? { didSet { setNeedsLayout() } }
    /// What the thumb is filled with; nil is white.
    open var thumbTintColor: UIColor? { didSet { setNeedsLayout() } }

    /// Sets what is seen in the place of the thumb while the slider is in a state.
    open func setThumbImage(_ image: UIImage?, for state: State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// What is seen in the place of the thumb while the slider is in a state.
    open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }

    /// What is seen in the place of the thumb now; nil is a round one.
    open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

    private func nearest(_ value: Float) -> Float {
        value.isNaN ? minimumValue : min(max(value, minimumValue), max(minimumValue, maximumValue))
    }

    private func rangeChanged(from isOther: Bool, least: Bool) {
        guard isOther else { return }
        // As on Apple's systems the end that was set takes the other one along.
        if minimumValue > maximumValue { if least { maximumValue = minimumValue } else { minimumValue = maximumValue } }
        setValue(shown, animated: false)
    }

    private func imagesChanged() {
        (leastView.image, mostView.image) = (minimumValueImage, maximumValueImage)
        setNeedsLayout()
    }

    // MARK: Places

    /// Where what stands at the beginning is in a rectangle.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = minimumValueImage?.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where what stands at the end is in a rectangle.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        let size = maximumValueImage?.size ?? .zero
        return CGRect(
            x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Where the track is in a rectangle.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        let left = minimumValueImage.map { $0.size.width + Self.gap } ?? 0
        let right = maximumValueImage.map { $0.size.width + Self.gap } ?? 0
        return CGRect(
            x: bounds.minX + left, y: bounds.midY - Self.trackHeight / 2, width: max(0, bounds.width - left - right),
            height: Self.trackHeight)
    }

    /// Where the thumb is that stands at a number, in a rectangle with a track.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let size = currentThumbImage?.size ?? CGSize(width: Self.thumbSide, height: Self.thumbSide)
        let x = rect.minX + max(0, rect.width - size.width) * share(of: value)
        return CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func share(of value: Float) -> CGFloat {
        guard maximumValue > minimumValue else { return 0 }
        let share = CGFloat((nearest(value) - minimumValue) / (maximumValue - minimumValue))
        return isMirrored ? 1 - share : share
    }

    private var isMirrored: Bool { semanticContentAttribute == .forceRightToLeft }

    private var thumbPlace: CGRect {
        thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: shown)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private func placeParts() {
        let (track, place) = (trackRect(forBounds: bounds), thumbPlace)
        far.frame = track
        far.backgroundColor = maximumTrackTintColor ?? .systemFill
        near.frame =
            isMirrored
            ? CGRect(x: place.midX, y: track.minY, width: max(0, track.maxX - place.midX), height: track.height)
            : CGRect(x: track.minX, y: track.minY, width: max(0, place.midX - track.minX), height: track.height)
        near.backgroundColor = minimumTrackTintColor ?? tintColor
        thumb.frame = place
        thumb.image = currentThumbImage
        thumb.layer.cornerRadius = currentThumbImage == nil ? place.height / 2 : 0
        thumb.backgroundColor = currentThumbImage == nil ? thumbTintColor ?? .white : .clear
        leastView.frame = minimumValueImageRect(forBounds: bounds)
        mostView.frame = maximumValueImageRect(forBounds: bounds)
        for part in [far, near, thumb] { part.alpha = isEnabled ? 1 : 0.5 }
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    // MARK: Fingers

    /// A drag that begins at the thumb is the slider's, not that of a view around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if isTracking, gestureRecognizer.view !== self, gestureRecognizer.isDrag { return false }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (place, point) = (thumbPlace, touch.location(in: self))
        grip = point.x - place.midX
        return place.insetBy(dx: -Self.slack, dy: -Self.slack).contains(point)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let (track, place) = (trackRect(forBounds: bounds), thumbPlace)
        let room = track.width - place.width
        guard room > 0 else { return true }
        let share = (touch.location(in: self).x - grip - place.width / 2 - track.minX) / room
        let nearest = Float(min(max(isMirrored ? 1 - share : share, 0), 1))
        let old = shown
        setValue(minimumValue + nearest * (maximumValue - minimumValue), animated: false)
        if isContinuous, old != shown { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: Keys

    /// A key goes a tenth of the way.
    open override func accessibilityIncrement() { step(by: 0.1) }
    open override func accessibilityDecrement() { step(by: -0.1) }

    private func step(by share: Float) {
        guard isEnabled else { return }
        let old = shown
        setValue(shown + share * (maximumValue - minimumValue), animated: false)
        if old != shown { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.traits.insert(.adjustable)
        let share = maximumValue > minimumValue ? (shown - minimumValue) / (maximumValue - minimumValue) : 0
        spoken.value = "\(Int((share * 100).rounded()))%"
        return spoken
    }
}

extension UIGestureRecognizer {
    /// Whether it is one of fingers that move across the screen.
    var isDrag: Bool { self is UIPanGestureRecognizer || self is UISwipeGestureRecognizer }
}
