// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The dates of XML property lists: `2026-11-21T09:30:00Z`, always in UTC.
enum PropertyListDates {
    /// The date, or nil where the text is none, such as a thirtieth of February.
    static func date(_ text: String) -> Date? {
        let parts = text.utf8.split(omittingEmptySubsequences: false) { "-T:Z".utf8.contains($0) }
        guard parts.count == 7, parts[6].isEmpty, text.utf8.map(mark).filter({ $0 != 0 }) == Array("--T::Z".utf8),
            let year = number(parts[0], digits: 4), let month = number(parts[1], digits: 2),
            let day = number(parts[2], digits: 2), let hour = number(parts[3], digits: 2),
            let minute = number(parts[4], digits: 2), let second = number(parts[5], digits: 2),
            (1...12).contains(month), (1...days(of: month, in: year)).contains(day),
            hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = ((daysSince1970(year, month, day) * 24 + hour) * 60 + minute) * 60 + second
        return Date(timeIntervalSince1970: Double(seconds))
    }

    private static func mark(_ byte: UInt8) -> UInt8 { "-T:Z".utf8.contains(byte) ? byte : 0 }

    private static func number(_ text: Substring.UTF8View.SubSequence, digits: Int) -> Int? {
        guard text.count == digits, text.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
        else { return nil }
        return text.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private static func days(of month: Int, in year: Int) -> Int {
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        switch month {
        case 2: return isLeapYear ? 29 : 28
        case 4, 6, 9, 11: return 30
        default: return 31
        }
    }

    /// In the Gregorian calendar, with years that begin in March so that the leap day comes last.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        // The year 1 BC of that reckoning is counted with the rest by moving everything one era up.
        let shifted = year + 400 - (month <= 2 ? 1 : 0)
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return shifted * 365 + shifted / 4 - shifted / 100 + shifted / 400 + dayOfYear - 719_468 - 146_097
    }
}
