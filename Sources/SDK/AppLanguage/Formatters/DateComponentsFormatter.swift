// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Writes how long something takes, in the person's language: “1 hour, 10 minutes”, 1小时10分钟.
///
/// ```swift
/// let formatter = DateComponentsFormatter()
/// formatter.allowedUnits = [.hour, .minute]
/// formatter.unitsStyle = .full
/// formatter.string(from: 4_200)
/// ```
///
/// Units that there is no room for are left out, not rounded. See *DateComponentsFormatter* in Apple's documentation;
/// Foundation's, on Linux, cannot be used.
open class DateComponentsFormatter: Formatter {
    /// How units are named.
    public enum UnitsStyle: Int, Sendable {
        /// `1:10`
        case positional
        /// `1h 10m`
        case abbreviated
        /// `1 hr, 10 min`
        case short
        /// `1 hour, 10 minutes`
        case full
        /// `one hour, ten minutes`
        case spellOut
        /// `1hr 10min`
        case brief
    }

    /// Which units without an amount are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// In `positional`, all but the first ones; none otherwise.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Not the first ones.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Not those between others.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Not the last ones.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// None.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All, in `positional` with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are named; `positional` at first.
    open var unitsStyle: UnitsStyle = .positional
    /// The units that may be written, of years to seconds; all of them while it is empty.
    open var allowedUnits: NSCalendar.Unit = []
    /// Which units without an amount are written.
    open var zeroFormattingBehavior: ZeroFormattingBehavior = .default
    /// Whose months and years they are, and in whose language they are named; the person's where it is nil.
    open var calendar: Calendar? = .current
    /// When it begins, as months differ; any day where it is nil.
    open var referenceDate: Date?
    /// How many units there may be; all of them where it is 0.
    open var maximumUnitCount = 0
    /// Whether one of the largest unit is written in the next: 70 seconds, not 1 minute and 10 seconds.
    open var collapsesLargestUnit = false
    /// Whether “about” stands before it: in English and Chinese.
    open var includesApproximationPhrase = false
    /// Whether “remaining” stands with it: in English and Chinese.
    open var includesTimeRemainingPhrase = false
    /// Makes no difference yet: amounts are whole.
    open var allowsFractionalUnits = false
    /// Makes no difference yet.
    open var formattingContext: Formatter.Context = .unknown

    /// How long it is from a moment to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        text(from: startDate, to: endDate)
    }

    /// How long so many seconds are.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e11 else { return nil }
        let start = start
        return text(from: start, to: start.addingTimeInterval(ti))
    }

    /// How long the components are together.
    open func string(from components: DateComponents) -> String? {
        let start = start
        let calendar = components.calendar ?? calendar ?? .current
        // More than that no calendar counts.
        guard TimeAmounts.isCountable(components), let end = calendar.date(byAdding: components, to: start) else {
            return nil
        }
        return text(from: start, to: end)
    }

    /// How long components are, or a number of seconds; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// How long the components are together, with units named in a style.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private var start: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }

    private func text(from start: Date, to end: Date) -> String? {
        let calendar = calendar ?? .current
        var amounts = TimeAmounts(from: start, to: end, of: allowedUnits, in: calendar)
        if collapsesLargestUnit, let units = amounts.unitsWithoutLargest {
            amounts = TimeAmounts(from: start, to: end, of: units, in: calendar)
        }
        let isNegative = end < start
        amounts.drop(dropped)
        if maximumUnitCount > 0 { amounts.keep(maximumUnitCount) }
        // The calendar's locale is the machine's where nobody chose one.
        let isChosen = calendar.locale.map { $0 != Calendar.current.locale && !$0.identifier.isEmpty } ?? false
        let language = (isChosen ? calendar.locale?.identifier : PersonLanguage.current) ?? Locale.current.identifier
        let writer = TimeWriter(
            style: unitsStyle, language: language, isPadded: zeroFormattingBehavior.contains(.pad),
            isFilled: zeroFormattingBehavior.contains(.default))
        return writer.text(of: amounts, isNegative: isNegative).map {
            TimePhrase(isAbout: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase)
                .text(around: $0, language: language)
        }
    }

    private var dropped: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }
}
