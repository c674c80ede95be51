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
        // A leap year, so that 29 February is a day where no year was said.
        (filled.year, filled.month, filled.day) = (filled.year ?? 2000, filled.month ?? 1, filled.day ?? 1)
        guard let date = calendar.date(from: filled) else { return "" }
        let (showsDay, showsTime) = (hasDay && options.style != "Time", hasTime && options.style != "Date")
        let formatter = formatter(calendar, showsDay: showsDay, showsTime: showsTime)
        if hasDay, let template = template(for: components, showsDay: showsDay, showsTime: showsTime) {
            formatter.setLocalizedDateFormatFromTemplate(template)
        }
        return formatter.string(from: date)
    }

    /// What is shown of a date that lacks its year, month or day; nil for one that has them all.
    private func template(for components: DateComponents, showsDay: Bool, showsTime: Bool) -> String? {
        let (year, month, day) = (components.year != nil, components.month != nil, components.day != nil)
        guard !(year && month && day) else { return nil }
        if let own = ownTemplate {
            let left = own.filter { field in
                (year || !"yYuUrG".contains(field)) && (month || !"MLQq".contains(field))
                    && (day || !"dD".contains(field)) && !"EecwWF".contains(field)
            }
            if left.contains(where: \.isLetter) { return left }
        }
        let months = ["Short": "M", "Long": "MMMM", "Full": "MMMM"][options.dateStyle ?? ""] ?? "MMM"
        let date = (year ? "y" : "") + (month ? months : "") + (day ? "d" : "")
        return (showsDay ? date : "") + (showsTime ? "jmm" : "")
    }

    private var ownTemplate: String? {
        guard options.dateFormat == "Template", let template = options.dateTemplate.map(context.words) else {
            return nil
        }
        return template.isEmpty ? nil : template
    }

    private func formatter(_ calendar: Calendar, showsDay: Bool, showsTime: Bool) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: context.language)
        formatter.calendar = calendar
        formatter.timeZone = calendar.timeZone
        if let template = ownTemplate {
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
        // A full time spells the zone's name out, which people don't say aloud.
        case "Full": standard == .short ? .short : .full
        case "No", "None": .none
        default: standard
        }
    }
}
