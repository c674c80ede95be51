// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The actions that real shortcuts use and are not there, with the reason.
enum AbsentActions {
    static let all: [ActionSupport] =
        absent.flatMap { reason, names in names.map { action($0, .absent, reason) } }
        + impossible.flatMap { reason, names in names.map { action($0, .impossible, reason) } }

    /// What Linux could do and Beckon does not.
    private static let absent: KeyValuePairs<Sentence, [String]> = [
        "there is no calendar yet": [
            "addnewevent", "addnewreminder", "filter.calendarevents", "filter.reminders", "getupcomingevents",
            "getupcomingreminders", "removereminders",
        ],
        "there are no notes yet": ["appendnote", "filter.notes"],
        "there is no address book yet": ["selectcontacts", "selectphone", "filter.contacts"],
        "where the machine is, is not asked yet": [
            "getcurrentlocation", "getdirections", "getdistance", "getmapslink", "gettraveltime", "location",
            "searchmaps",
        ],
        "there is no weather yet": ["weather.currentconditions", "weather.forecast"],
        "no language is translated or told yet": [
            "correctspelling", "detectlanguage", "showdefinition", "text.translate",
        ],
        "nothing is recorded or heard yet": ["dictatetext", "recordaudio"],
        "sounds and films are not converted yet": ["encodemedia", "exportsong"],
        "files are not opened in another app yet": ["openin"],
        "the desktop's background is not set yet": ["wallpaper.set"],
    ]

    /// What belongs to a phone, or to somebody's service.
    private static let impossible: KeyValuePairs<Sentence, [String]> = [
        "it works on a page in Apple's browser": ["readinglist", "runjavascriptonwebpage", "safari.geturl"],
        "it works on the phone's health records": ["filter.health.quantity", "health.quantity.log"],
        "it works on the phone's music": [
            "addtoplaylist", "filter.music", "playmusic", "setplaybackdestination", "shazamMedia",
        ],
        "it needs an app or a service of somebody else's": [
            "avairyeditphoto", "evernote.append", "evernote.new", "imgur.upload", "runextension", "tumblr.post",
            "tweet", "wordpress.post",
        ],
        "its language is Apple's": ["runapplescript"],
        "it holds what a phone remembers of another app": ["sirikit.donation.handle"],
    ]

    private static func action(
        _ name: String, _ state: ActionSupport.State, _ reason: Sentence
    ) -> ActionSupport {
        ActionSupport("is.workflow.actions.\(name)", Sentence(verbatim: name), state, note: reason)
    }
}
