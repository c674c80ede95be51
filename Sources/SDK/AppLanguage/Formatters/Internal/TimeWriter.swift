// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import _FoundationICU

/// Writes amounts of time with ICU's words for them, which Foundation brings along for every language.
struct TimeWriter {
    var style: DateComponentsFormatter.UnitsStyle
    /// An identifier of a locale, or a BCP 47 tag.
    var language: String
    /// Whether even the first of `1:05:07` has two digits.
    var isPadded: Bool
    /// Whether the others have.
    var isFilled: Bool

    /// Nil if ICU knows no answer.
    func text(of amounts: TimeAmounts, isNegative: Bool) -> String? {
        guard style == .positional else {
            return words(amounts.parts, isNegative, width, isSpelt: style == .spellOut)
        }
        let days = amounts.parts.filter { !$0.unit.isOfDay }
        let times = amounts.parts.filter(\.unit.isOfDay)
        guard !days.isEmpty else { return (isNegative ? "-" : "") + clock(times) }
        // A single unit that is no time of day has no position to be told by.
        guard let text = words(days, isNegative, UAMEASFMT_WIDTH_NARROW, isSpelt: false) else { return nil }
        return times.isEmpty ? text : "\(text) \(clock(times))"
    }

    private var width: UAMeasureFormatWidth {
        switch style {
        case .positional, .abbreviated: UAMEASFMT_WIDTH_NARROW
        case .short: UAMEASFMT_WIDTH_SHORT
        case .full, .spellOut: UAMEASFMT_WIDTH_WIDE
        case .brief: UAMEASFMT_WIDTH_SHORTER
        }
    }

    private func clock(_ parts: [(unit: TimeAmounts.Unit, amount: Int)]) -> String {
        parts.enumerated().map { place, part in
            let digits = "\(part.amount)"
            return digits.count < 2 && (isPadded || isFilled && place > 0) ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func words(
        _ parts: [(unit: TimeAmounts.Unit, amount: Int)], _ isNegative: Bool, _ width: UAMeasureFormatWidth,
        isSpelt: Bool
    ) -> String? {
        let measures = parts.enumerated().map { place, part in
            UAMeasure(
                value: Double(isNegative && place == 0 ? -part.amount : part.amount), unit: Self.unit(part.unit))
        }
        guard let text = words(measures, width, isSpelt: false) else { return nil }
        guard isSpelt else { return text }
        // ICU spells the last number of several alone, so each is put into its place by itself.
        var spelt = ""
        var rest = text[...]
        for measure in measures {
            guard let plain = words([measure], width, isSpelt: false), let place = rest.firstRange(of: plain),
                let part = words([measure], width, isSpelt: true)
            else { return text }
            spelt += rest[..<place.lowerBound] + part
            rest = rest[place.upperBound...]
        }
        return spelt + rest
    }

    private func words(_ measures: [UAMeasure], _ width: UAMeasureFormatWidth, isSpelt: Bool) -> String? {
        var status = U_ZERO_ERROR
        // The numbers in words are the formatter's from then on.
        let spelling = isSpelt ? swift_unum_open(UNUM_SPELLOUT, nil, 0, language, nil, &status) : nil
        guard status.rawValue <= 0, let formatter = uameasfmt_open(language, width, spelling, &status) else {
            return nil
        }
        defer { uameasfmt_close(formatter) }
        var letters = [UInt16](repeating: 0, count: 1_024)
        let count = uameasfmt_formatMultiple(
            formatter, measures, Int32(measures.count), &letters, Int32(letters.count), &status)
        guard status.rawValue <= 0, (0...letters.count).contains(Int(count)) else { return nil }
        return String(decoding: letters.prefix(Int(count)), as: UTF16.self)
    }

    private static func unit(_ unit: TimeAmounts.Unit) -> UAMeasureUnit {
        switch unit {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }
}
