// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import SystemTexts

extension PanelReader {
    func calls(_ intent: String) -> PanelContent? {
        switch intent {
        case "INStartCallIntent":
            call(isVideo: caseName(ofArgument: "callCapability") == "videoCall")
        case "INStartAudioCallIntent": call(isVideo: false)
        case "INStartVideoCallIntent": call(isVideo: true)
        case "INSearchCallHistoryIntent": rows(.calls, results["callRecords"], row(ofCall:))
        default: nil
        }
    }

    private func call(isVideo: Bool) -> PanelContent? {
        let record = object(values["callRecordToCallBack"])
        guard let names = argument("contacts") ?? text("caller", of: record) else { return nil }
        return .call(
            PanelContent.Call(
                names: names, kind: texts(isVideo ? .videoCall : .audioCall), isVideo: isVideo,
                picture: image(values["contacts"])))
    }

    private func row(ofCall record: ObjectValue) -> PanelContent.Rows.Row? {
        guard let name = text("caller", of: record) ?? text("participants", of: record) else { return nil }
        var duration: String?
        if case .decimal(let seconds)? = record.properties["callDuration"], seconds.isFinite, seconds >= 1 {
            duration = text(.timeInterval(seconds.rounded()))
        }
        let parts = [text("callRecordType", of: record), text("callCapability", of: record), duration]
        return PanelContent.Rows.Row(
            title: name, detail: joined(parts), value: moment(record.properties["dateCreated"]),
            picture: image(record.properties["caller"]))
    }
}
