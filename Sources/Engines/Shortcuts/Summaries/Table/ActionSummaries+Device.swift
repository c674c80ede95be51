// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of the machine.
    static let device = ActionSummaries(
        .device,
        [
            .init(
                "airplanemode.set",
                """
                [operation=toggle:Switch airplane mode on or off][operation!=toggle:Turn airplane mode \
                {OnValue}]
                """),
            .init(
                "appearance",
                """
                [operation=toggle:Switch between light and dark appearance][operation!=toggle:Set the \
                appearance to {style}]
                """),
            .init(
                "bluetooth.set",
                "[operation=toggle:Switch Bluetooth on or off][operation!=toggle:Turn Bluetooth {OnValue}]"),
            .init(
                "cellulardata.set",
                """
                [operation=toggle:Switch cellular data on or off][operation!=toggle:Turn cellular data \
                {OnValue}]
                """),
            .init(
                "dnd.set",
                """
                [Operation=Toggle:Switch the focus on or off][Operation!=Toggle:Turn the focus {Enabled}][ \
                for {FocusModes}]
                """),
            .init(
                "flashlight",
                """
                [operation=toggle:Switch the flashlight on or off][operation!=toggle:Turn the flashlight \
                {state}][WFFlashlightSetting=On;Off: ({WFFlashlightSetting})]
                """),
            .init("getbatterylevel", "Get the battery’s {Subject}", output: "Battery Level"),
            .init("getdevicedetails", "Get the device’s {WFDeviceDetail}", output: "Device Details"),
            .init(
                "getipaddress",
                "Get the {WFIPAddressSourceOption} {WFIPAddressTypeOption} address", output: "Current IP Address"),
            .init(
                "getwifi",
                """
                Get the {WFNetworkDetailsNetwork} network’s [WFNetworkDetailsNetwork=Cellular:\
                {WFCellularDetail}][WFNetworkDetailsNetwork!=Cellular:{WFWiFiDetail}]
                """, output: "Network Details"),
            .init(
                "lowpowermode.set",
                """
                [operation=toggle:Switch low power mode on or off][operation!=toggle:Turn low power mode \
                {OnValue}]
                """),
            .init("setbrightness", "Set the brightness to {WFBrightness}"),
            .init("setvolume", "Set the volume to {WFVolume}"),
            .init("takescreenshot", "Take a screenshot"),
            .init("vibrate", "Vibrate the device"),
            .init("wifi.set", "[operation=toggle:Switch Wi-Fi on or off][operation!=toggle:Turn Wi-Fi {OnValue}]"),
        ],
        parameters: [
            .init("AssertionType", "Until"),
            .init("Enabled", "On", standard: "no", options: .switch),
            .init("FocusModes", "Focus"),
            .init("OnValue", "On", standard: "yes", options: .switch),
            .init("Operation", "Operation", standard: "Turn"),
            .init("Subject", "Detail", standard: "Battery Level"),
            .init("Time", "Time"),
            .init("WFBrightness", "Brightness"),
            .init(
                "WFCellularDetail", "Detail", standard: "Carrier Name", when: "WFNetworkDetailsNetwork=Cellular",
                options: .named),
            .init("WFDeviceDetail", "Detail", standard: "Device Name", options: .named),
            .init("WFFlashlightLevel", "Level", standard: "1", when: "WFFlashlightSetting=On"),
            .init("WFFlashlightSetting", "Flashlight"),
            .init("WFIPAddressSourceOption", "Source", standard: "External"),
            .init("WFIPAddressTypeOption", "Version", standard: "IPv4"),
            .init("WFNetworkDetailsNetwork", "Network", standard: "Wi-Fi"),
            .init("WFVolume", "Volume"),
            .init(
                "WFWiFiDetail", "Detail", standard: "Network Name", when: "WFNetworkDetailsNetwork=Wi-Fi",
                options: .named),
            .init("operation", "Operation", standard: "set"),
            .init("state", "On", standard: "yes", options: .switch),
            .init("style", "Appearance", standard: "dark"),
        ])
}
