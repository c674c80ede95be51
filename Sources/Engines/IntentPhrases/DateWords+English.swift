// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DateWords {
    package static let english = DateWords(
        days: [
            "today", "tomorrow", "the day after tomorrow", "day after tomorrow", "yesterday",
            "the day before yesterday", "day before yesterday",
        ],
        partsOfDays: ["tonight", "this morning", "this afternoon", "this evening"],
        beforeDay: ["on "], beforeWeekday: ["next ", "this "],
        weekdays: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        months: [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December", "Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec",
        ],
        ordinals: [
            "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
            "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
            "nineteenth", "twentieth", "twenty-first", "twenty-second", "twenty-third", "twenty-fourth",
            "twenty-fifth", "twenty-sixth", "twenty-seventh", "twenty-eighth", "twenty-ninth", "thirtieth",
            "thirty-first",
        ],
        afterDay: ["st", "nd", "rd", "th"], afterYear: "",
        parts: [
            "morning", "afternoon", "evening", "night", "in the morning", "in the afternoon", "in the evening",
            "at night",
        ],
        partsOfTime: ["in the morning", "in the afternoon", "in the evening", "at night"],
        beforeHour: ["at ", "at about ", "at around "], afterHour: [" o'clock"],
        minutesBeforeHour: [
            "half past ", "quarter past ", "a quarter past ", "quarter to ", "a quarter to ", "five past ",
            "ten past ", "twenty past ", "twenty-five past ", "five to ", "ten to ", "twenty to ", "twenty-five to ",
            "5 past ", "10 past ", "20 past ", "25 past ", "5 to ", "10 to ", "20 to ", "25 to ",
        ],
        halvesOfDay: ["am", "pm", "a.m.", "p.m."], times: ["noon", "midnight"], beforeSpan: ["in "],
        longUnits: ["week", "weeks"])
}
