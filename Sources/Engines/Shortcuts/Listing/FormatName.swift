// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Words that the format has in English for kinds of content, properties, forms of dates, units and choices, as a
/// listing says them.
///
/// Files may have any word there: only one that is known is put into the person's language.
enum FormatName {
    static func sentence(of name: String) -> Sentence {
        known.contains(name) ? Sentence(stringLiteral: name) : Sentence(verbatim: name)
    }

    private static let known: Set<String> = [
        "A to Z", "Album", "App", "AppObject", "AppStoreApp", "Article", "Artist", "AVAsset", "Biggest First",
        "Boolean", "Bottom Center", "BSSID", "CalendarEvent", "Carrier Name", "Contact", "Country Code",
        "Creation Date", "Current Brightness", "Current Volume", "Custom", "Date", "Day", "days", "Days", "DCMapsLink",
        "Default", "Device Model", "Device Name", "Dictionary", "Duration", "Email Address", "EmailAddress", "End Date",
        "File", "File Extension", "File Size", "Folder", "GenericFile", "Get Start of Day", "Get Start of Hour",
        "Get Start of Minute", "Get Start of Month", "Get Start of Second", "Get Start of Week", "Get Start of Year",
        "Height", "Hour", "Hours", "hr", "Image", "Input", "iTunesProduct", "Last Modified Date", "Latest First",
        "Location", "Long", "Longest First", "Measurement", "MeasurementUnit", "Medium", "min", "Minute", "Minutes",
        "Month", "months", "Months", "MPMedia", "Name", "Network Name", "Newest First", "None", "Number",
        "Oldest First", "Output", "PDF", "Phone Number", "PhoneNumber", "PhotoMedia", "Radio Technology", "Random",
        "Relative", "Reminder", "RichText", "SafariWebPage", "Screen Height", "Screen Width", "sec", "Second",
        "Seconds", "Short", "Shortest First", "Smallest First", "Start Date", "Street Address", "StreetAddress",
        "String", "System Version", "Text", "TimeInterval", "Title", "Type", "URL", "Weekday", "Weeks", "weeks",
        "Width", "WorkflowReference", "Year", "Years", "years", "Z to A",
    ]
}
