// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How a person selects days in a calendar.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    var changed: () -> Void = {}
    /// The days that are chosen.
    var chosen: [DateComponents] { [] }

    func mayChoose(_ day: DateComponents) -> Bool { false }
    func wasTapped(_ day: DateComponents) {}

    /// Asks again which days may be chosen.
    open func updateSelectableDates() { changed() }
}

/// Selects at most one day.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    /// The day; nil if none is chosen.
    open var selectedDate: DateComponents? { didSet { changed() } }

    /// A choice that a delegate hears about.
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

    /// Chooses a day, of which the delegate does not hear.
    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) { selectedDate = dateComponents }

    override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }
    override func mayChoose(_ day: DateComponents) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func wasTapped(_ day: DateComponents) {
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

/// Selects several days.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    /// Who is asked and told.
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
    /// The days.
    open var selectedDates: [DateComponents] = [] { didSet { changed() } }

    /// A choice that a delegate hears about.
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

    /// Chooses days, of which the delegate does not hear.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override var chosen: [DateComponents] { selectedDates }
    private func isSame(_ first: DateComponents, _ second: DateComponents) -> Bool {
        (first.year, first.month, first.day) == (second.year, second.month, second.day)
    }
    override func mayChoose(_ day: DateComponents) -> Bool {
        let isChosen = selectedDates.contains { isSame($0, day) }
        return isChosen
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func wasTapped(_ day: DateComponents) {
        if let index = selectedDates.firstIndex(where: { isSame($0, day) }) {
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}

/// Controls and observes the selection of one day.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A person has chosen a day.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Whether a day may be chosen; optional.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    /// It may.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Controls and observes the selection of several days.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// A person has chosen a day.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    /// A person has taken a day back.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Whether a day may be chosen; optional.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    /// Whether a day may be taken back; optional.
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    /// It may.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }
    /// It may.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
