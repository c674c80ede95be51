// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of dates and times.
    static let dates = ActionSummaries(
        .dates,
        [
            .init(
                "adjustdate",
                """
                [WFAdjustOperation=Add:Add {WFDuration} to][WFAdjustOperation=Subtract:Subtract \
                {WFDuration} from][WFAdjustOperation!=Add;Subtract:{WFAdjustOperation} of] {WFDate}
                """, output: "Adjusted Date"),
            .init(
                "date",
                """
                [WFDateActionMode=Current Date:The current date][WFDateActionMode!=Current Date:The date \
                {WFDateActionDate}]
                """),
            .init("detect.date", "Get the dates in {WFInput}", output: "Dates"),
            .init(
                "format.date",
                """
                Write {WFDate} as text[WFDateFormatStyle=Custom: in the form \
                {WFDateFormat}][WFDateFormatStyle=RFC 2822;ISO 8601;How Long Ago/Until: in the form \
                {WFDateFormatStyle}][WFDateFormatStyle=None;Short;Medium;Long;Relative: with date \
                {WFDateFormatStyle} and time {WFTimeFormatStyle}][WFISO8601IncludeTime=yes: with the time]
                """, output: "Formatted Date"),
            .init(
                "gettimebetweendates",
                """
                Get the time between [WFTimeUntilReferenceDate=Other:\
                {WFTimeUntilCustomDate}][WFTimeUntilReferenceDate!=Other:{WFTimeUntilFromDate}] and \
                {WFInput} in {WFTimeUntilUnit}
                """, output: "Time Between Dates"),
        ],
        parameters: [
            .init("WFAdjustAsksWhenRun", "Ask When Run", standard: "no"),
            .init("WFAdjustOffsetPicker", "Duration", options: .quiet),
            .init("WFAdjustOperation", "Adjustment", standard: "Add"),
            .init("WFDate", "Date", options: .input),
            .init("WFDateActionDate", "Date", when: "WFDateActionMode=Specified Date"),
            .init("WFDateActionMode", "Date", standard: "Current Date"),
            .init("WFDateFormat", "Format", when: "WFDateFormatStyle=Custom"),
            .init("WFDateFormatStyle", "Date Format", standard: "Short"),
            .init("WFDuration", "Duration", also: ["WFAdjustOffsetPicker"]),
            .init("WFISO8601IncludeTime", "With Time", standard: "no", when: "WFDateFormatStyle=ISO 8601"),
            .init("WFLocale", "Locale"),
            .init(
                "WFRelativeDateFormatStyle", "Style", standard: "Medium",
                when: "WFDateFormatStyle=How Long Ago/Until;Relative"),
            .init(
                "WFTimeFormatStyle", "Time Format", standard: "Short",
                when: "WFDateFormatStyle=None;Short;Medium;Long;Relative"),
            .init("WFTimeUntilCustomDate", "Date", when: "WFTimeUntilReferenceDate=Other"),
            .init("WFTimeUntilFromDate", "From", standard: "Right Now", when: "WFTimeUntilReferenceDate!=Other"),
            .init("WFTimeUntilReferenceDate", "Until", standard: "Right Now"),
            .init("WFTimeUntilUnit", "Unit", standard: "Minutes"),
        ])
}
