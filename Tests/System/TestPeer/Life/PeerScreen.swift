// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection
import Wire

/// The screen of an app without anything in it: one color, which every touch changes.
struct PeerScreen {
    private let mode: LifeMode
    private var touches = 0
    /// What was typed last.
    private var typed: (text: String, revision: Int) = ("", 0)
    /// How many touches there had been when it was told last.
    private var shown: Int?
    private var asked: (id: Int, request: ScreenRequest)?

    init(mode: LifeMode) {
        self.mode = mode
    }

    var isThere: Bool {
        switch mode {
        case .draws, .drawsFields, .drawsLooseFields, .drawsManyFields, .neverDraws, .drawsUnasked, .drawsTwice,
            .drawsLooseLayers, .floodsLayers, .liesAboutLayers:
            true
        default: false
        }
    }

    /// Notes what it is asked and told, and answers.
    mutating func take(_ message: MessageToApp, on connection: AppConnection, _ journal: Journal) throws {
        switch message {
        case .screen(let id, let request):
            asked = (id, request)
            if !request.onceChanged { shown = nil }
            let size = request.display.size
            journal.note(
                "screen \(Int(size.width))x\(Int(size.height)) \(request.display.appearance) \(request.onceChanged)")
            try answer(on: connection)
        case .touch(let touch):
            if touch.phase == .ended { touches += 1 }
            journal.note("touch \(touch.finger) \(touch.phase) \(touch.x),\(touch.y)")
            try answer(on: connection)
        case .typing(let typing):
            if case .text(let text, let revision) = typing.input { typed = (text, revision) }
            touches += 1
            journal.note("typing \(typing.field) \(typing.input)")
            try answer(on: connection)
        case .event(_, .launch) where mode == .drawsUnasked:
            try connection.send(.layers(id: 1, Self.layers(PanelSize(width: 4, height: 4), shade: 0)))
        default:
            break
        }
    }

    private mutating func answer(on connection: AppConnection) throws {
        guard let asked, mode != .neverDraws, shown != touches else { return }
        shown = touches
        self.asked = nil
        let layers = Self.layers(
            asked.request.display.size, shade: UInt8(truncatingIfNeeded: touches * 40),
            inner: mode == .drawsLooseLayers ? 7 : nil)
        try sendFields(id: asked.id, on: connection)
        let message = MessageFromApp.layers(id: asked.id, layers)
        switch mode {
        case .liesAboutLayers: connection.send(try Self.lie(message))
        case .drawsTwice: for _ in 0..<2 { try connection.send(message) }
        case .floodsLayers: while true { try connection.send(message) }
        default: try connection.send(message)
        }
    }

    private func sendFields(id: Int, on connection: AppConnection) throws {
        var field = ScreenField(number: 1, x: 2, y: 3, width: 30, height: 20)
        (field.text, field.revision) = typed
        switch mode {
        case .drawsFields: try connection.send(.fields(id: id, [field]))
        case .drawsLooseFields: try connection.send(.fields(id: id + 1, [field]))
        case .drawsManyFields:
            try connection.send(.fields(id: id, Array(repeating: field, count: ScreenField.limit + 1)))
        default: break
        }
    }

    /// - Parameter inner: A layer that is held, and never told about.
    private static func layers(_ size: PanelSize, shade: UInt8, inner: Int? = nil) -> ScreenLayers {
        let color = "#" + String(repeating: shade < 16 ? "0\(shade)" : String(shade, radix: 16), count: 3) + "ff"
        let change =
            #"{"roots":[1],"layers":[{"number":1,"bounds":[[0,0],[\#(size.width),\#(size.height)]],"#
            + #""anchor":[0,0],"background":"\#(color)","sublayers":[\#(inner.map(String.init) ?? "")]}]}"#
        return ScreenLayers(change: Data(change.utf8), images: [])
    }

    /// The frame of layers that announces more bytes than follow.
    private static func lie(_ message: MessageFromApp) throws -> Data {
        let content = try FrameEncoder.encode(message).dropFirst(4).dropLast(10)
        return withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content
    }
}
