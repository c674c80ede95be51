// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable import UIKit

@Suite("A picker on the screen") @MainActor struct PickerTests {
    private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        let columns = [["S", "M", "L"], ["1", "2"]]
        var chosen: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            columns[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            columns[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append(columns[component][row])
        }
    }

    @Test("turns to the row that is tapped, and to the one in the middle when it comes to rest")
    func wheels() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let (picker, sizes) = (UIPickerView(frame: CGRect(x: 0, y: 100, width: 320, height: 216)), Sizes())
        (picker.dataSource, picker.delegate) = (sizes, sizes)
        screen.view.addSubview(picker)
        screen.turn()
        #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 0) == 0)
        // The middle is at 208; the row below lies 32 points further down.
        try screen.tap(80, 240)
        #expect(picker.selectedRow(inComponent: 0) == 1 && sizes.chosen == ["M"])
        let wheel = try #require(picker.subviews.compactMap { $0 as? PickerWheel }.first)
        let top = -wheel.contentInset.top
        try screen.scroll(wheel, to: top + 60)
        try screen.scroll(wheel, to: top + 61, .resting)
        #expect(picker.selectedRow(inComponent: 0) == 2 && sizes.chosen == ["M", "L"])
        #expect(wheel.contentOffset.y == top + 64, "it rests at a whole row")
        picker.selectRow(1, inComponent: 1, animated: true)
        picker.selectRow(9, inComponent: 0, animated: false)
        #expect(picker.selectedRow(inComponent: 1) == 1 && picker.selectedRow(inComponent: 0) == 2)
        #expect(sizes.chosen.count == 2 && picker.selectedRow(inComponent: 7) == -1)
        screen.turn()
        #expect((picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text == "M")
    }

    private func datePicker(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> UIDatePicker {
        let picker = UIDatePicker(frame: CGRect(x: 0, y: 100, width: 320, height: 216))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        (picker.calendar, picker.timeZone, picker.locale) = (calendar, .gmt, Locale(identifier: locale))
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, .wheels)
        // 31 January 2024, 15:10.
        picker.date = Date(timeIntervalSince1970: 1_706_713_800)
        picker.layoutIfNeeded()
        return picker
    }

    nonisolated static let orders: [(mode: UIDatePicker.Mode, locale: String, wheels: [DateWheels.Wheel])] = [
        (.date, "en_US", [.month, .day, .year]), (.date, "en_GB", [.day, .month, .year]),
        (.date, "zh_CN", [.year, .month, .day]), (.time, "en_US", [.hour, .minute, .half]),
        (.time, "de_DE", [.hour, .minute]), (.yearAndMonth, "en_US", [.month, .year]),
        (.dateAndTime, "zh_CN", [.weekday, .hour, .minute]), (.countDownTimer, "en_US", [.hours, .minutes]),
    ]

    @Test("of dates has its wheels in the order of the language", arguments: orders.indices)
    func order(_ index: Int) {
        let (mode, locale, wheels) = Self.orders[index]
        #expect(DateWheels.wheels(mode, Locale(identifier: locale)) == wheels)
    }

    /// Turns a wheel of a picker as a person would.
    private func turn(_ picker: UIDatePicker, _ wheel: DateWheels.Wheel, to row: Int) throws {
        let component = try #require(picker.wheels.wheels.firstIndex(of: wheel))
        picker.wheels.picker.selectRow(row, inComponent: component, animated: false)
        picker.wheels.pickerView(picker.wheels.picker, didSelectRow: row, inComponent: component)
    }

    @Test("of dates takes the last day of a shorter month, and stays within its limits")
    func dates() throws {
        let picker = datePicker(.date)
        var told = 0
        picker.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        func parts() -> [Int?] {
            let parts = picker.days.dateComponents([.year, .month, .day, .hour, .minute], from: picker.date)
            return [parts.year, parts.month, parts.day, parts.hour, parts.minute]
        }
        #expect(parts() == [2024, 1, 31, 15, 10])
        try turn(picker, .month, to: 1)
        #expect(parts() == [2024, 2, 29, 15, 10] && told == 1)
        try turn(picker, .year, to: 2022)
        #expect(parts() == [2023, 2, 28, 15, 10])
        picker.minimumDate = Date(timeIntervalSince1970: 1_706_713_800)
        #expect(parts() == [2024, 1, 31, 15, 10])
        try turn(picker, .year, to: 1999)
        #expect(parts() == [2024, 1, 31, 15, 10] && told == 2)
    }

    @Test("of times reads halves of the day, and one of lengths of time seconds")
    func times() throws {
        let picker = datePicker(.time)
        try turn(picker, .half, to: 0)
        #expect(picker.days.component(.hour, from: picker.date) == 3)
        picker.minuteInterval = 15
        try turn(picker, .minute, to: 3)
        #expect(picker.days.component(.minute, from: picker.date) == 45)
        let timer = datePicker(.countDownTimer)
        try turn(timer, .hours, to: 2)
        try turn(timer, .minutes, to: 30)
        #expect(timer.countDownDuration == 9000)
    }

    @Test("that is compact opens its wheels over the window, and closes them at a tap beside")
    func compact() throws {
        let screen = WatchedScreen()
        defer { screen.end() }
        let picker = datePicker(.date)
        picker.preferredDatePickerStyle = .compact
        picker.frame = CGRect(x: 20, y: 100, width: 150, height: 34.5)
        screen.view.addSubview(picker)
        screen.turn()
        #expect(picker.wheels.picker.isHidden && picker.intrinsicContentSize.height == 34.5)
        try screen.tap(150, 117)
        screen.turn()
        #expect(picker.wheels.picker.superview !== picker && !picker.wheels.picker.isHidden)
        #expect(screen.window.subviews.contains { $0 is PickerOverlay })
        try screen.tap(380, 800)
        screen.turn()
        #expect(picker.wheels.picker.superview === picker && picker.wheels.picker.isHidden)
    }
}
