// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A month of days in which a person selects days.
@preconcurrency @MainActor open class UICalendarView: UIView {
    private let month = MonthView()

    /// What days and months are counted by.
    open var calendar = Calendar.current { didSet { changed() } }
    /// The language that it is written in.
    open var locale = Locale.current { didSet { changed() } }
    /// Where the clock goes by which days begin; nil is the calendar's.
    open var timeZone: TimeZone? { didSet { changed() } }
    /// How the digits are drawn.
    open var fontDesign = UIFontDescriptor.SystemDesign.default { didSet { changed() } }
    /// From when to when there are days.
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) { didSet { changed() } }
    /// Has what stands below days.
    open weak var delegate: (any UICalendarViewDelegate)? { didSet { changed() } }
    /// How a person chooses; nil lets nobody choose.
    open var selectionBehavior: UICalendarSelection? {
        didSet {
            selectionBehavior?.changed = { [weak self] in self?.changed() }
            changed()
        }
    }
    /// Whether days are drawn for a narrow view; they are as wide as there is room for.
    open var wantsDateDecorations = true { didSet { changed() } }

    /// A calendar of a place and size, at this month.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(month)
        month.choose = { [weak self] in self?.choose($0) }
        month.decorate = { [weak self] in self?.decoration(of: $0) }
        month.moved = { [weak self] former in
            guard let self else { return }
            delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: former)
        }
        changed()
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The month that is seen.
    open var visibleDateComponents: DateComponents {
        get { month.components }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// Shows a month.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        if let date = days.date(from: dateComponents) { month.show(date) }
    }

    /// Asks again what stands below days.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) { changed() }

    private var days: Calendar {
        var days = calendar
        if let timeZone { days.timeZone = timeZone }
        days.locale = locale
        return days
    }

    private func changed() {
        month.calendar = days
        month.range = availableDateRange
        month.design = fontDesign
        month.selected = Set((selectionBehavior?.chosen ?? []).compactMap { days.date(from: $0) }.map(days.startOfDay))
        month.mayChoose = { [weak self] day in self?.selectionBehavior?.mayChoose(day) ?? false }
        month.reload()
        invalidateIntrinsicContentSize()
    }

    private func choose(_ day: DateComponents) {
        selectionBehavior?.wasTapped(day)
        changed()
    }

    private func decoration(of day: DateComponents) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: day)?.view()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        month.frame = bounds
    }

    open override var intrinsicContentSize: CGSize { month.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: max(size.width, 280), height: intrinsicContentSize.height)
    }

    /// What stands below a day.
    @preconcurrency @MainActor open class Decoration: NSObject {
        /// The size.
        public enum Size: Int, Sendable {
            case small, medium, large

            var side: CGFloat { self == .small ? 4 : self == .medium ? 6 : 10 }
        }

        let view: @MainActor () -> UIView?

        private init(making view: @escaping @MainActor () -> UIView?) { self.view = view }

        /// A dot.
        public convenience override init() { self.init(dot: nil, .medium) }

        private convenience init(dot color: UIColor?, _ size: Size) {
            self.init {
                let dot = UIView(frame: CGRect(x: 0, y: 0, width: size.side, height: size.side))
                dot.backgroundColor = color ?? .systemFill
                dot.layer.cornerRadius = size.side / 2
                return dot
            }
        }

        /// An image.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: Size = .medium) {
            self.init {
                let view = UIImageView(image: image)
                view.tintColor = color ?? .label
                view.contentMode = .scaleAspectFit
                view.frame = CGRect(x: 0, y: 0, width: size.side + 8, height: size.side + 4)
                return view
            }
        }

        /// The app's own view.
        public convenience init(customViewProvider: @escaping @MainActor () -> UIView) {
            self.init(making: customViewProvider)
        }

        /// A dot.
        public static func `default`(color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(dot: color, size)
        }
        /// An image.
        public static func image(_ image: UIImage?, color: UIColor? = nil, size: Size = .medium) -> Decoration {
            Decoration(image: image, color: color, size: size)
        }
        /// The app's own view.
        public static func customView(_ provider: @escaping @MainActor () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }
    }
}

/// Decorates the days of a calendar and is notified about other months.
@preconcurrency @MainActor public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// What stands below a day; nil for nothing.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// A person has gone to another month.
    func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    /// Nothing.
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }
    /// Does nothing.
    public func calendarView(
        _ calendarView: UICalendarView,
        didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
