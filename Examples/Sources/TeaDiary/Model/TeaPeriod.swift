// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// How far back cups are counted.
enum TeaPeriod: String, AppEnum {
    case today, week, month

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Period"
    static let caseDisplayRepresentations: [TeaPeriod: DisplayRepresentation] = [
        .today: "Today", .week: "This Week", .month: "This Month",
    ]

    /// When it began.
    var start: Date {
        let component: Calendar.Component =
            switch self {
            case .today: .day
            case .week: .weekOfYear
            case .month: .month
            }
        return Calendar.current.dateInterval(of: component, for: Date())?.start ?? Date()
    }
}
