// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@Suite("Screens and touches on the wire")
struct ScreenTests {
    static let refused = [
        #"{"id":1,"screen":{"onceChanged":false,"display":{"size":{"width":0,"height":10},"scale":1,"appearance":"light","top":0,"bottom":0}}}"#,
        #"{"id":1,"screen":{"onceChanged":false,"display":{"size":{"width":10.5,"height":10},"scale":1,"appearance":"light","top":0,"bottom":0}}}"#,
        #"{"id":1,"screen":{"onceChanged":false,"display":{"size":{"width":5000,"height":10},"scale":1,"appearance":"light","top":0,"bottom":0}}}"#,
        #"{"id":1,"screen":{"onceChanged":false,"display":{"size":{"width":10,"height":10},"scale":4,"appearance":"light","top":0,"bottom":0}}}"#,
        #"{"id":1,"screen":{"onceChanged":false,"display":{"size":{"width":10,"height":10},"scale":1,"appearance":"dim","top":0,"bottom":0}}}"#,
        #"{"id":1,"screen":{"onceChanged":false,"display":{"size":{"width":10,"height":10},"scale":1,"appearance":"light","top":6,"bottom":0}}}"#,
        #"{"touch":{"finger":10,"phase":"began","x":1,"y":1}}"#,
        #"{"touch":{"finger":-1,"phase":"began","x":1,"y":1}}"#,
        #"{"touch":{"finger":0,"phase":"hovered","x":1,"y":1}}"#,
        #"{"touch":{"finger":0,"phase":"began","x":1e9,"y":1}}"#,
        #"{"touch":{"finger":0,"phase":"began","x":"nan","y":1}}"#,
    ]

    @Test("what no display and no finger can be is no message", arguments: refused)
    func refuses(_ json: String) {
        #expect(throws: FrameError.self) { try WireMessage(frame: Data(json.utf8)) }
    }

    @Test("a display is brought to what there can be, and its picture fits into a frame")
    func displays() {
        let odd = ScreenDisplay(
            size: PanelSize(width: 1e300, height: .nan), scale: 0, appearance: .light, topInset: -1, bottomInset: 9e9)
        #expect(odd.size == PanelSize(width: 2048, height: 1))
        #expect(odd.scale == 1 && odd.topInset == 0 && odd.bottomInset == 0.5)
        for scale in 1...3 {
            let large = ScreenDisplay(size: PanelSize(width: 2048, height: 2048), scale: scale, appearance: .dark)
            #expect(large.extent.width * large.extent.height * 4 <= PanelPixels.byteLimit)
        }
        #expect(ScreenDisplay.phone(scale: 3).extent == PanelReply.Extent(width: 1170, height: 2532))
    }

    @Test("a touch lies on a screen or near it", arguments: [Double.nan, .infinity, -1e6, 20_000])
    func places(x: Double) {
        #expect(TouchPayload(finger: 0, phase: .began, x: x, y: 0) == nil)
        #expect(TouchPayload(finger: 0, phase: .began, x: 0, y: x) == nil)
        #expect(TouchPayload(finger: 9, phase: .moved, x: -20, y: 900) != nil)
    }
}
