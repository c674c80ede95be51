// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition

/// Writes date components in the style a definition asks for.
///
/// A relative style reads like the medium one: what is said stays true when it
/// is read again tomorrow.
struct DateFormat {
    let context: ConversationContext
    let options: ValueOptions

    /// Empty when the components name neither a day nor a time.
    func string(_ components: DateComponents) -> String {
        let hasDay = components.day != nil || components.month != nil || components.year != nil
        let hasTime = components.hour != nil || components.minute != nil
        guard hasDay || hasTime else { return "" }
        var calendar = context.calendar
        if let timeZone = components.timeZone { calendar.timeZone = timeZone }
        var filled = components
        filled.calendar = nil
        filled.timeZone = nil
        if !hasDay { (filled.year, filled.month, filled.day) = (2001, 1, 1) }
        guard let date = calendar.date(from: filled) else { return "" }
        return formatter(
            calendar, showsDay: hasDay && options.style != "Time", showsTime: hasTime && options.style != "Date"
        )
        .string(from: date)
    }

    private func formatter(_ calendar: Calendar, showsDay: Bool, showsTime: Bool) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: context.language)
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        if options.dateFormat == "Template", let template = options.dateTemplate.map(context.words), !template.isEmpty {
            formatter.setLocalizedDateFormatFromTemplate(template)
            return formatter
        }
        formatter.dateStyle = showsDay ? Self.style(options.dateStyle, default: .medium) : .none
        formatter.timeStyle = showsTime ? Self.style(options.timeStyle, default: .short) : .none
        return formatter
    }

    private static func style(_ name: String?, default standard: DateFormatter.Style) -> DateFormatter.Style {
        switch name {
        case "Short": .short
        case "Medium": .medium
        case "Long": .long
        // A full time spells the zone's name out, which nobody says aloud.
        case "Full": standard == .short ? .short : .full
        case "No", "None": .none
        default: standard
        }
    }
}
