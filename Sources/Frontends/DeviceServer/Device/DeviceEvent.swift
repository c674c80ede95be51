// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store
package import Wire

/// What changes the screen.
package enum DeviceEvent: Hashable, Sendable {
    case refreshed(Contents)
    case locked, unlocked
    case opened(String)
    case wentHome
    case ended(String)
    case drew(String, [ScreenField] = [])
    /// On what the device is shown, and in which language the browser is, where it says.
    case looked(DeviceDisplay, language: String? = nil)
    case showed(DeviceState.Sheet?)
    /// The panel to talk to comes up.
    case summoned
    case conversationBegan
    /// A conversation, by its number, is that of a run.
    case conversationRuns(DeviceRun, in: Int)
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
    /// The shortcuts that run, all of them.
    case ran([DeviceRun])
    case asked([DevicePhraseScreen])
    case clashed(DevicePhraseClash?)
    case arranged(DeviceArrangement)
    case situated(DeviceSituation)
    case noticed(String)
    case happened(DeviceActivity)

    /// What is read from the system again.
    package struct Contents: Hashable, Sendable {
        package var apps: [DeviceApp] = []
        package var shortcuts: [DeviceShortcut] = []
        package var lockSuggestions: [DeviceAction] = []
        package var searchSuggestions: [DeviceAction] = []
        package var actions: [DeviceAction] = []
        package var sayings: [DeviceSaying] = []
        package var proposals: [DeviceAction] = []
        package var settings: [AppSettingsRecord] = []
        package var hears = false

        package init() {}
    }
}
