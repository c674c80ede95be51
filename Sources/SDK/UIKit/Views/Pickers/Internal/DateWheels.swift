// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import Foundation

/// What stands on the wheels of a picker of dates, and what their turning means.
final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    /// What one wheel turns.
    enum Wheel {
        case day, month, year, weekday, hour, minute, half, hours, minutes
    }

    /// So many days lie before and after the one that is in the middle.
    private static let reach = 3650

    weak var owner: UIDatePicker?
    let picker = UIPickerView(frame: .zero)
    private(set) var wheels: [Wheel] = []
    /// The day in the middle of the wheel of days.
    private var today = Date()
    private let formatter = DateFormatter()

    override init() {
        super.init()
        (picker.dataSource, picker.delegate) = (self, self)
    }

    /// The picker is of another kind, language or calendar.
    func reload() {
        guard let owner else { return }
        wheels = Self.wheels(owner.datePickerMode, owner.language)
        today = owner.days.startOfDay(for: owner.date)
        (formatter.locale, formatter.calendar, formatter.timeZone) = (owner.language, owner.days, owner.days.timeZone)
        formatter.setLocalizedDateFormatFromTemplate("EEEMMMd")
        picker.reloadAllComponents()
    }

    /// In the order in which the language writes them.
    static func wheels(_ mode: UIDatePicker.Mode, _ locale: Locale) -> [Wheel] {
        let isHalved = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") ?? false
        let time: [Wheel] = isHalved ? [.hour, .minute, .half] : [.hour, .minute]
        switch mode {
        case .time: return time
        case .date: return order([.month, .day, .year], "yMMMMd", locale)
        case .yearAndMonth: return order([.month, .year], "yMMMM", locale)
        case .dateAndTime: return [.weekday] + time
        case .countDownTimer: return [.hours, .minutes]
        }
    }

    private static func order(_ wheels: [Wheel], _ template: String, _ locale: Locale) -> [Wheel] {
        let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d, y"
        func place(_ wheel: Wheel) -> String.Index {
            let letters: Set<Character> = wheel == .day ? ["d"] : wheel == .month ? ["M", "L"] : ["y", "Y", "U", "r"]
            return format.firstIndex { letters.contains($0) } ?? format.endIndex
        }
        return wheels.sorted { place($0) < place($1) }
    }

    // MARK: Rows

    func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        guard let owner else { return 0 }
        switch wheels[component] {
        case .day: return 31
        case .month: return owner.days.monthSymbols.count
        case .year: return 9999
        case .weekday: return 2 * Self.reach + 1
        case .hour: return wheels.contains(.half) ? 12 : 24
        case .minute, .minutes: return 60 / owner.step
        case .half: return 2
        case .hours: return 24
        }
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        guard let owner else { return nil }
        func text(_ english: String, _ number: Int) -> String {
            SystemWords.text(english, in: owner.language.identifier, String(number))
        }
        switch wheels[component] {
        case .day: return text("${1} (day of a month)", row + 1)
        case .month:
            let names = owner.days.standaloneMonthSymbols
            return names.indices.contains(row) ? names[row] : "\(row + 1)"
        case .year: return text("${1} (year)", row + 1)
        case .weekday: return day(row).map { formatter.string(from: $0) }
        case .hour: return wheels.contains(.half) ? "\(row == 0 ? 12 : row)" : Self.two(row)
        case .minute: return Self.two(row * owner.step)
        case .half: return row == 0 ? owner.days.amSymbol : owner.days.pmSymbol
        case .hours: return text(row == 1 ? "${1} hour" : "${1} hours", row)
        case .minutes: return text("${1} min", row * owner.step)
        }
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        let room = max(0, pickerView.bounds.width - 18 - 5 * CGFloat(max(0, wheels.count - 1)))
        return wheels[component] == .weekday ? room * 0.45 : 0
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private func day(_ row: Int) -> Date? {
        owner?.days.date(byAdding: .day, value: row - Self.reach, to: today)
    }

    // MARK: Turning

    /// Turns the wheels to what is chosen.
    func show() {
        guard let owner else { return }
        for (component, wheel) in wheels.enumerated() {
            let row = row(wheel, owner)
            if picker.selectedRow(inComponent: component) != row {
                picker.selectRow(row, inComponent: component, animated: false)
            }
        }
    }

    private func row(_ wheel: Wheel, _ owner: UIDatePicker) -> Int {
        let (days, date) = (owner.days, owner.date)
        let length = Int(owner.countDownDuration)
        switch wheel {
        case .day: return days.component(.day, from: date) - 1
        case .month: return days.component(.month, from: date) - 1
        case .year: return days.component(.year, from: date) - 1
        case .weekday:
            let passed = days.dateComponents([.day], from: today, to: days.startOfDay(for: date)).day ?? 0
            return passed + Self.reach
        case .hour: return days.component(.hour, from: date) % (wheels.contains(.half) ? 12 : 24)
        case .minute: return days.component(.minute, from: date) / owner.step
        case .half: return days.component(.hour, from: date) / 12
        case .hours: return length / 3600
        case .minutes: return length / 60 % 60 / owner.step
        }
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let owner else { return }
        if owner.datePickerMode == .countDownTimer {
            owner.wasTurned(to: TimeInterval(rowOf(.hours) * 3600 + rowOf(.minutes) * owner.step * 60))
        } else if let date = date(owner) {
            owner.wasTurned(to: date)
        }
        // A day that there is not, or one beyond the limits, goes back to the one that was taken.
        show()
    }

    private func rowOf(_ wheel: Wheel) -> Int {
        wheels.firstIndex { $0 == wheel }.map { max(0, picker.selectedRow(inComponent: $0)) } ?? 0
    }

    /// The moment that the wheels are turned to.
    private func date(_ owner: UIDatePicker) -> Date? {
        let days = owner.days
        let start = wheels.contains(.weekday) ? day(rowOf(.weekday)) ?? owner.date : owner.date
        var parts = days.dateComponents([.era, .year, .month, .day, .hour, .minute], from: start)
        if wheels.contains(.year) { parts.year = rowOf(.year) + 1 }
        if wheels.contains(.month) { parts.month = rowOf(.month) + 1 }
        if wheels.contains(.hour) { parts.hour = rowOf(.hour) + (wheels.contains(.half) ? rowOf(.half) * 12 : 0) }
        if wheels.contains(.minute) { parts.minute = rowOf(.minute) * owner.step }
        let wanted = wheels.contains(.day) ? rowOf(.day) + 1 : parts.day ?? 1
        // Of a month that is shorter, the last day.
        parts.day = 1
        let first = days.date(from: parts)
        let last = first.flatMap { days.range(of: .day, in: .month, for: $0)?.last } ?? wanted
        parts.day = min(wanted, last)
        return days.date(from: parts)
    }
}
