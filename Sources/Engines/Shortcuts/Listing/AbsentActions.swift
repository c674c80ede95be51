// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The actions that real shortcuts use and are missing, with the reason.
enum AbsentActions {
    static let all: [ActionSupport] =
        absent.flatMap { reason, names in names.map { action($0, .absent, reason) } }
        + impossible.flatMap { reason, names in names.map { action($0, .impossible, reason) } }

    /// What Linux could do and Beckon does not.
    private static let absent: KeyValuePairs<Sentence, [String]> = [
        "calendars are not supported yet": [
            "addnewevent", "addnewreminder", "filter.calendarevents", "filter.reminders", "getupcomingevents",
            "getupcomingreminders", "removereminders",
        ],
        "notes are not supported yet": ["appendnote", "filter.notes"],
        "address books are not supported yet": ["selectcontacts", "selectphone", "filter.contacts"],
        "the machine's location is not supported yet": [
            "getcurrentlocation", "getdirections", "getdistance", "getmapslink", "gettraveltime", "location",
            "searchmaps",
        ],
        "weather is not supported yet": ["weather.currentconditions", "weather.forecast"],
        "translation and language detection are not supported yet": [
            "correctspelling", "detectlanguage", "showdefinition", "text.translate",
        ],
        "recording and dictation are not supported yet": ["dictatetext", "recordaudio"],
        "converting sound and video is not supported yet": ["encodemedia", "exportsong"],
        "opening files in another app is not supported yet": ["openin"],
        "setting the desktop background is not supported yet": ["wallpaper.set"],
    ]

    /// What belongs to a phone, or to somebody's service.
    private static let impossible: KeyValuePairs<Sentence, [String]> = [
        "it works on a page in Apple's browser": ["readinglist", "runjavascriptonwebpage", "safari.geturl"],
        "it works on the phone's health records": ["filter.health.quantity", "health.quantity.log"],
        "it works on the phone's music": [
            "addtoplaylist", "filter.music", "playmusic", "setplaybackdestination", "shazamMedia",
        ],
        "it needs an app or service from someone else": [
            "avairyeditphoto", "evernote.append", "evernote.new", "imgur.upload", "runextension", "tumblr.post",
            "tweet", "wordpress.post",
        ],
        "its language is Apple's": ["runapplescript"],
        "it holds a phone's data about another app": ["sirikit.donation.handle"],
    ]

    private static func action(
        _ name: String, _ state: ActionSupport.State, _ reason: Sentence
    ) -> ActionSupport {
        ActionSupport("is.workflow.actions.\(name)", Sentence(verbatim: name), state, note: reason)
    }
}
