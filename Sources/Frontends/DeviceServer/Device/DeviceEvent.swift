// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// What changes the screen.
enum DeviceEvent: Hashable, Sendable {
    case refreshed(DeviceContents)
    case locked, unlocked
    case opened(String)
    case wentHome
    case ended(String)
    case drew(String, [ScreenField] = [])
    /// On what the device is shown, and in which language the browser is, where it says.
    case looked(ScreenDisplay, language: String? = nil)
    case showed(DeviceState.Sheet?)
    case talk(Talk)
    /// The shortcuts that run, all of them.
    case ran([ShownRun])
    case asked([ShownPhraseScreen])
    case clashed(ShownPhraseClash?)
    case arranged(DeviceArrangement)
    case situated(DeviceSituation)
    case noticed(String)
    case happened(DeviceActivity)

    /// What changes a conversation.
    enum Talk: Hashable, Sendable {
        /// The panel to talk to comes up.
        case summoned
        case conversationBegan
        /// A conversation, by its number, is that of a run.
        case conversationRuns(ShownRun, in: Int)
        /// A turn of a conversation, by its number; nil for the one on the screen.
        case turned(ShownTurn, in: Int? = nil)
        /// An answer is on its way to the app.
        case answered
        /// By its number; nil for the one on the screen.
        case conversationEnded(Int? = nil)
        /// It leaves the screen; that of a shortcut that runs goes on behind it.
        case conversationLeft
        /// One that was behind the screen is in Siri again.
        case conversationOpened(Int)
        /// The person does not want to see the banner of one behind the screen.
        case bannerDismissed(Int)
    }
}
