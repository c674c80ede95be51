// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The kind of value that the picker selects.
///
/// A compact one shows what is chosen, and wheels over the window once it is tapped; one with wheels shows them at
/// once, and an inline one a month of days. Of a time, or of days with a time, an inline one has wheels.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    /// The selection.
    public enum Mode: Int, Sendable {
        case time = 0
        case date = 1
        case dateAndTime = 2
        case countDownTimer = 3
        case yearAndMonth = 4269
    }

    private var chosen = Date()
    private var length: TimeInterval = 60
    let wheels = DateWheels()
    private let compact = CompactDateView()
    private let month = MonthView()
    private weak var overlay: PickerOverlay?

    /// A picker of a place and size, of day and time, at this moment.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        wheels.owner = self
        compact.owner = self
        addSubview(wheels.picker)
        addSubview(compact)
        addSubview(month)
        month.choose = { [weak self] in self?.chooseDay($0) }
        settingsChanged()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The selection.
    open var datePickerMode = Mode.dateAndTime { didSet { settingsChanged() } }
    /// How the picker is to look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { settingsChanged() } }
    /// How the picker looks.
    open var datePickerStyle: UIDatePickerStyle {
        if preferredDatePickerStyle != .automatic { return preferredDatePickerStyle }
        return [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : .compact
    }
    /// The language and the order that dates are written in; nil is the person's.
    open var locale: Locale? { didSet { settingsChanged() } }
    /// The calendar of the picker; nil means the person's.
    open var calendar: Calendar! = .current { didSet { settingsChanged() } }
    /// Where the clock goes that times are read from; nil is the calendar's.
    open var timeZone: TimeZone? { didSet { settingsChanged() } }
    /// The earliest that can be chosen.
    open var minimumDate: Date? { didSet { date = chosen } }
    /// The latest that can be chosen.
    open var maximumDate: Date? { didSet { date = chosen } }
    /// How many minutes lie between two rows; what does not divide an hour is taken for 1.
    open var minuteInterval = 1 { didSet { settingsChanged() } }
    /// Whether times are rounded to the interval; they always are on the wheels.
    open var roundsToMinuteInterval = true

    /// The chosen moment; what lies outside the limits is taken for the nearest.
    open var date: Date {
        get { chosen }
        set {
            chosen = limited(newValue)
            dateChanged()
        }
    }

    /// The chosen length of time, in seconds.
    open var countDownDuration: TimeInterval {
        get { length }
        set {
            length = newValue.isFinite ? min(max(newValue, 0), 86_340) : 60
            dateChanged()
        }
    }

    /// Chooses a moment, which tells no action.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    private func limited(_ date: Date) -> Date {
        // Limits that contradict each other are ignored, as on Apple's systems.
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        return min(max(date, minimumDate ?? date), maximumDate ?? .distantFuture)
    }

    /// A person has turned a wheel.
    func wasTurned(to new: Date) {
        let old = chosen
        chosen = limited(new)
        dateChanged()
        if old != chosen { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// A person has turned a wheel to a length of time.
    func wasTurned(to new: TimeInterval) {
        let old = length
        // Nothing at all is no time to wait for.
        countDownDuration = max(new, TimeInterval(step) * 60)
        if old != length { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// The minutes between two rows.
    var step: Int { (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1 }

    /// The calendar, with the clock of ``timeZone``.
    var days: Calendar {
        var days = calendar ?? .current
        if let timeZone { days.timeZone = timeZone }
        if let locale { days.locale = locale }
        return days
    }

    var language: Locale { locale ?? .current }

    private func settingsChanged() {
        wheels.reload()
        dateChanged()
    }

    private func dateChanged() {
        wheels.show()
        compact.show()
        showMonth()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Days

    private var showsMonth: Bool { datePickerStyle == .inline && datePickerMode == .date }

    /// A person has chosen a day; the time stays.
    private func chooseDay(_ day: DateComponents) {
        var parts = days.dateComponents([.hour, .minute, .second], from: chosen)
        (parts.era, parts.year, parts.month, parts.day) = (day.era, day.year, day.month, day.day)
        if let date = days.date(from: parts) { wasTurned(to: date) }
    }

    private func showMonth() {
        guard showsMonth else { return }
        month.calendar = days
        let first = minimumDate ?? .distantPast
        month.range = DateInterval(start: first, end: max(first, maximumDate ?? .distantFuture))
        month.selected = [days.startOfDay(for: chosen)]
        month.show(chosen)
    }

    // MARK: Looks

    private var isCompact: Bool { datePickerStyle == .compact }

    open override func layoutSubviews() {
        super.layoutSubviews()
        compact.isHidden = !isCompact
        compact.frame = bounds
        month.isHidden = !showsMonth
        month.frame = bounds
        guard overlay == nil else { return }
        wheels.picker.isHidden = isCompact || showsMonth
        wheels.picker.frame = bounds
    }

    open override var intrinsicContentSize: CGSize {
        if showsMonth { return CGSize(width: 320, height: month.intrinsicContentSize.height) }
        return isCompact ? compact.sizeThatFits(.zero) : wheels.picker.intrinsicContentSize
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override var isEnabled: Bool { didSet { alpha = isEnabled ? 1 : 0.5 } }

    /// Shows the wheels over the window, until a finger comes down beside them.
    func open(below view: UIView) {
        guard isEnabled, let window, overlay == nil else { return }
        sendActions(for: .editingDidBegin)
        let made = PickerOverlay(wheels.picker, below: view.convert(view.bounds, to: nil), in: window) { [weak self] in
            guard let self else { return }
            addSubview(wheels.picker)
            overlay = nil
            setNeedsLayout()
            sendActions(for: .editingDidEnd)
        }
        overlay = made
        wheels.show()
    }

    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow !== window { overlay?.close() }
    }

    override var spokenByItself: SpokenView { SpokenView() }
}
