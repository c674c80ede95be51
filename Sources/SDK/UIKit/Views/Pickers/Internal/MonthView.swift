// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The days of a month under the names of the weekdays, with the month's name and the ways to its neighbors above.
final class MonthView: UIView {
    private static let headerHeight: CGFloat = 44
    private static let namesHeight: CGFloat = 20
    private static let rowHeight: CGFloat = 46

    var calendar = Calendar.current
    var range = DateInterval(start: .distantPast, end: .distantFuture)
    var design = UIFontDescriptor.SystemDesign.default
    /// The beginnings of the days that are chosen.
    var selected: Set<Date> = []
    var mayChoose: (DateComponents) -> Bool = { _ in true }
    /// What stands below a day.
    var decorate: (DateComponents) -> UIView? = { _ in nil }
    /// A person has tapped a day.
    var choose: (DateComponents) -> Void = { _ in }
    /// A person has gone to another month than that one.
    var moved: (DateComponents) -> Void = { _ in }

    private var shown = Date()
    private let title = UILabel(frame: .zero)
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var names: [UILabel] = []
    private var days: [DayView] = []

    init() {
        super.init(frame: .zero)
        title.font = .systemFont(ofSize: 17, weight: .semibold)
        title.accessibilityTraits = .header
        addSubview(title)
        let symbol = UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
        for (button, name, step) in [(back, "chevron.left", -1), (forth, "chevron.right", 1)] {
            button.setImage(UIImage(systemName: name, withConfiguration: symbol), for: .normal)
            button.addAction(UIAction { [weak self] _ in self?.go(step) }, for: .touchUpInside)
            addSubview(button)
        }
        back.accessibilityLabel = SystemWord.previousMonth.text
        forth.accessibilityLabel = SystemWord.nextMonth.text
    }

    required init?(coder: NSCoder) { nil }

    /// The month that is seen.
    var components: DateComponents {
        var parts = calendar.dateComponents([.era, .year, .month], from: shown)
        parts.calendar = calendar
        return parts
    }

    func show(_ date: Date) {
        shown = date
        reload()
    }

    private func go(_ step: Int) {
        guard let next = calendar.date(byAdding: .month, value: step, to: shown) else { return }
        let former = components
        show(next)
        moved(former)
    }

    private func font(_ size: CGFloat, _ weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: size, weight: weight)
        return font.fontDescriptor.withDesign(design).map { UIFont(descriptor: $0, size: size) } ?? font
    }

    private var month: DateInterval {
        calendar.dateInterval(of: .month, for: shown) ?? DateInterval(start: shown, duration: 0)
    }

    /// Makes the days again.
    func reload() {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        formatter.locale = calendar.locale
        formatter.setLocalizedDateFormatFromTemplate("MMMMy")
        title.text = formatter.string(from: shown)
        title.textColor = .label
        names.forEach { $0.removeFromSuperview() }
        days.forEach { $0.removeFromSuperview() }
        let symbols = calendar.shortStandaloneWeekdaySymbols
        names = symbols.indices.map { index in
            let label = UILabel(frame: .zero)
            label.text = symbols[(index + calendar.firstWeekday - 1) % symbols.count].uppercased()
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            addSubview(label)
            return label
        }
        let count = calendar.range(of: .day, in: .month, for: shown)?.count ?? 0
        days = (0..<count).compactMap { calendar.date(byAdding: .day, value: $0, to: month.start) }.map(makeDay)
        back.isEnabled = month.start > range.start
        forth.isEnabled = month.end < range.end
        setNeedsLayout()
    }

    private func makeDay(_ date: Date) -> DayView {
        var parts = calendar.dateComponents([.era, .year, .month, .day], from: date)
        parts.calendar = calendar
        let isThere = range.end >= date && range.start < date.addingTimeInterval(86_400)
        let view = DayView(
            "\(parts.day ?? 0)", isChosen: selected.contains(date), isToday: calendar.isDateInToday(date),
            font: font(20, selected.contains(date) ? .semibold : .regular), decoration: decorate(parts))
        view.isEnabled = isThere && mayChoose(parts)
        view.isUserInteractionEnabled = view.isEnabled
        let formatter = DateFormatter()
        (formatter.calendar, formatter.timeZone, formatter.locale) = (calendar, calendar.timeZone, calendar.locale)
        formatter.dateStyle = .full
        view.accessibilityLabel = formatter.string(from: date)
        view.addAction(UIAction { [weak self] _ in self?.choose(parts) }, for: .touchUpInside)
        addSubview(view)
        return view
    }

    /// How many days of the first row belong to the month before.
    private var offset: Int {
        let weekday = calendar.component(.weekday, from: month.start)
        return (weekday - calendar.firstWeekday + 7) % 7
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        title.frame = CGRect(x: 12, y: 0, width: max(0, bounds.width - 112), height: Self.headerHeight)
        forth.frame = CGRect(x: bounds.width - 48, y: 0, width: 44, height: Self.headerHeight)
        back.frame = CGRect(x: bounds.width - 92, y: 0, width: 44, height: Self.headerHeight)
        for (index, name) in names.enumerated() {
            name.frame = CGRect(
                x: CGFloat(index) * width, y: Self.headerHeight, width: width, height: Self.namesHeight)
        }
        let top = Self.headerHeight + Self.namesHeight
        for (index, day) in days.enumerated() {
            let place = index + offset
            day.frame = CGRect(
                x: CGFloat(place % 7) * width, y: top + CGFloat(place / 7) * Self.rowHeight, width: width,
                height: Self.rowHeight)
        }
    }

    /// As high as a month of six weeks, so that nothing moves when a person goes to another.
    override var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: Self.headerHeight + Self.namesHeight + 6 * Self.rowHeight)
    }
}

/// A day: its number, on a circle where it is chosen, and what stands below.
private final class DayView: UIControl {
    private static let side: CGFloat = 36

    private let circle = UIView(frame: .zero)
    private let number = UILabel(frame: .zero)
    private let decoration: UIView?
    private let isToday: Bool

    init(_ text: String, isChosen: Bool, isToday: Bool, font: UIFont, decoration: UIView?) {
        (self.isToday, self.decoration) = (isToday, decoration)
        super.init(frame: .zero)
        isSelected = isChosen
        number.text = text
        number.font = font
        number.textAlignment = .center
        circle.isUserInteractionEnabled = false
        circle.layer.cornerRadius = Self.side / 2
        circle.isHidden = !isChosen
        decoration?.isUserInteractionEnabled = false
        for view in [circle, number, decoration] { if let view { addSubview(view) } }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        circle.backgroundColor = isToday ? tintColor : tintColor.withAlphaComponent(0.15)
        number.textColor =
            !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tintColor : .label
        let top = decoration == nil ? (bounds.height - Self.side) / 2 : 0
        circle.frame = CGRect(x: bounds.midX - Self.side / 2, y: top, width: Self.side, height: Self.side)
        number.frame = circle.frame
        guard let decoration else { return }
        let size = decoration.bounds.size == .zero ? decoration.sizeThatFits(bounds.size) : decoration.bounds.size
        decoration.bounds.size = CGSize(width: min(size.width, bounds.width), height: min(size.height, 12))
        decoration.center = CGPoint(x: bounds.midX, y: bounds.height - 6)
    }

    override var spokenByItself: SpokenView {
        var spoken = super.spokenByItself
        spoken.traits.insert(.button)
        return spoken
    }
}
