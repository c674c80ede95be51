// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument
import Shortcuts

/// What each action needs of the machine, by its identifier.
enum ActionNeeds {
    private static let prefix = "is.workflow.actions."

    private static let needs: [String: MachineNeed] = [
        "airplanemode.set": .radios, "appearance": .settings, "bluetooth.set": .bluetooth,
        "cellulardata.set": .wifi, "dnd.set": .settings, "getclipboard": .clipboard, "getcurrentsong": .song,
        "getwifi": .wifiName, "lowpowermode.set": .power, "makespokenaudiofromtext": .speech,
        "openurl": .opening, "playsound": .playback, "print": .printing, "runsshscript": .remoteScripts,
        "sendemail": .mail, "setbrightness": .brightness, "setclipboard": .clipboard, "setvolume": .volume,
        "showwebpage": .opening, "takescreenshot": .screenshot, "wifi.set": .wifi,
    ]

    private static let details: [String: MachineNeed] = [
        "Current Volume": .volume, "Current Appearance": .settings,
    ]

    /// All identifiers that something is known of.
    static var names: [String] {
        needs.keys.map { prefix + $0 } + ["speaktext", "getdevicedetails"].map { prefix + $0 }
    }

    /// What an action needs; nothing where it goes on without any program.
    static func needs(of action: ShortcutAction) -> [MachineNeed] {
        guard action.identifier.hasPrefix(prefix) else { return [] }
        let name = String(action.identifier.dropFirst(prefix.count))
        switch name {
        case "speaktext": return [.speech, .playback]
        case "getdevicedetails":
            return action.parameters.string("WFDeviceDetail").flatMap { details[$0] }.map { [$0] } ?? []
        // Its address is asked of the kernel.
        case "getwifi" where action.parameters.string("WFWiFiDetail") == "Hardware MAC Address": return []
        default: return needs[name].map { [$0] } ?? []
        }
    }
}
