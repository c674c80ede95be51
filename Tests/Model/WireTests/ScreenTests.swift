// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection
import Testing
import Wire

@Suite("Screens and touches on the wire")
struct ScreenTests {
    static let refused = [
        (
            #"{"screen":{"id":1,"_1":{"onceChanged":false,"display":{"size":{"width":0,"height":10},"scale":1,"appearance":"light","top":0,"bottom":0}}}}"#,
            "screen.display"
        ),
        (
            #"{"screen":{"id":1,"_1":{"onceChanged":false,"display":{"size":{"width":10.5,"height":10},"scale":1,"appearance":"light","top":0,"bottom":0}}}}"#,
            "screen.display"
        ),
        (
            #"{"screen":{"id":1,"_1":{"onceChanged":false,"display":{"size":{"width":5000,"height":10},"scale":1,"appearance":"light","top":0,"bottom":0}}}}"#,
            "screen.display"
        ),
        (
            #"{"screen":{"id":1,"_1":{"onceChanged":false,"display":{"size":{"width":10,"height":10},"scale":4,"appearance":"light","top":0,"bottom":0}}}}"#,
            "screen.display"
        ),
        (
            #"{"screen":{"id":1,"_1":{"onceChanged":false,"display":{"size":{"width":10,"height":10},"scale":1,"appearance":"dim","top":0,"bottom":0}}}}"#,
            "screen.display.appearance"
        ),
        (
            #"{"screen":{"id":1,"_1":{"onceChanged":false,"display":{"size":{"width":10,"height":10},"scale":1,"appearance":"light","top":6,"bottom":0}}}}"#,
            "screen.display"
        ),
        (#"{"touch":{"_0":{"finger":10,"phase":"began","x":1,"y":1}}}"#, "touch"),
        (#"{"touch":{"_0":{"finger":-1,"phase":"began","x":1,"y":1}}}"#, "touch"),
        (#"{"touch":{"_0":{"finger":0,"phase":"hovered","x":1,"y":1}}}"#, "touch.phase"),
        (#"{"touch":{"_0":{"finger":0,"phase":"began","x":1e9,"y":1}}}"#, "touch"),
        (#"{"touch":{"_0":{"finger":0,"phase":"began","x":"nan","y":1}}}"#, "touch"),
        (#"{"typing":{"_0":{"field":0,"does":"focus"}}}"#, "typing"),
        (#"{"typing":{"_0":{"field":1,"does":"shout"}}}"#, "typing.does"),
        (#"{"typing":{"_0":{"field":1,"does":"text","text":"a"}}}"#, "typing"),
        (#"{"typing":{"_0":{"field":1,"does":"text","text":"a","revision":0}}}"#, "typing"),
        (#"{"typing":{"_0":{"field":1,"does":"text","revision":1}}}"#, "typing"),
    ]

    /// Each makes of a field one that no screen has.
    static let spoilt: [@Sendable (inout ScreenField) -> Void] = [
        { $0.number = 0 }, { $0.revision = -1 }, { $0.x = .infinity }, { $0.y = 9e9 }, { $0.width = -1 },
        { $0.height = .nan }, { $0.fontSize = 0 }, { $0.fontSize = 1000 }, { $0.color = "red" },
        { $0.background = "#00000g00" }, { $0.text = String(repeating: "中", count: 1366) },
        { $0.placeholder = String(repeating: "p", count: 513) }, { $0.content = String(repeating: "c", count: 513) },
    ]

    @Test("a field that no screen can have is no message", arguments: spoilt.indices)
    func refusesField(_ index: Int) throws {
        var field = Samples.field
        #expect(field.isPossible)
        Self.spoilt[index](&field)
        #expect(!field.isPossible)
        let error = #expect(throws: FrameError.self) {
            // What JSON has no form for is refused here already.
            let frame = try FrameEncoder.encode(MessageFromApp.fields(id: 1, [field]))
            _ = try MessageFromApp(frame: frame.dropFirst(4))
        }
        #expect(error?.place == "fields[0]")
    }

    @Test("a field has one line where an app does not say")
    func lines() throws {
        let json = String(decoding: try JSONEncoder().encode(Samples.field), as: UTF8.self)
        let older = json.replacing("\"isMultiline\":true,", with: "").replacing(",\"isMultiline\":true", with: "")
        #expect(older != json)
        let field = try JSONDecoder().decode(ScreenField.self, from: Data(older.utf8))
        #expect(!field.isMultiline)
    }

    @Test("what is typed is of a field, and no longer than a field may be")
    func typing() {
        #expect(TypingPayload(field: 0, .enter) == nil)
        #expect(TypingPayload(field: 1, .text("a", revision: 0)) == nil)
        #expect(TypingPayload(field: 1, .text(String(repeating: "中", count: 1366), revision: 1)) == nil)
        #expect(TypingPayload(field: 1, .text(String(repeating: "中", count: 1365), revision: 1)) != nil)
    }

    @Test("what no display and no finger can be is no message", arguments: refused)
    func refuses(_ json: String, place: String) {
        let error = #expect(throws: FrameError.self) { try MessageToApp(frame: Data(json.utf8)) }
        #expect(error?.place == place)
    }

    @Test("a display is brought to what there can be, and its picture fits into a frame")
    func displays() throws {
        let odd = ScreenDisplay(
            size: PanelSize(width: 1e300, height: .nan), scale: 0, appearance: .light, topInset: -1, bottomInset: 9e9)
        #expect(odd.size == PanelSize(width: 2048, height: 1))
        #expect(odd.scale == 1 && odd.topInset == 0 && odd.bottomInset == 0.5)
        let strong = ScreenDisplay(
            size: odd.size, scale: 1, appearance: .light, hasHighContrast: true, topInset: 0, bottomInset: 0)
        #expect(try JSONDecoder().decode(ScreenDisplay.self, from: JSONEncoder().encode(strong)) == strong)
        #expect(!odd.hasHighContrast)
        for scale in 1...3 {
            let large = ScreenDisplay(size: PanelSize(width: 2048, height: 2048), scale: scale, appearance: .dark)
            #expect(large.extent.width * large.extent.height * 4 <= PanelPixels.byteLimit)
        }
        #expect(ScreenDisplay.phone(scale: 3).extent == PanelReply.Extent(width: 1170, height: 2532))
    }

    @Test("a touch lies on a screen or near it", arguments: [Double.nan, .infinity, -1e8, 2e7])
    func places(x: Double) {
        #expect(TouchPayload(finger: 0, phase: .began, x: x, y: 0) == nil)
        #expect(TouchPayload(finger: 0, phase: .began, x: 0, y: x) == nil)
        #expect(TouchPayload(finger: 9, phase: .moved, x: -20, y: 900) != nil)
    }
}
