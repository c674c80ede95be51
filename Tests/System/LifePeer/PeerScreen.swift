// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection
import Wire

/// The screen of an app without anything in it: one colour, which every touch changes.
struct PeerScreen {
    private let mode: Mode
    private var touches = 0
    /// What was typed last.
    private var typed: (text: String, revision: Int) = ("", 0)
    /// How many touches there had been at the last picture.
    private var shown: Int?
    private var asked: (id: Int, request: ScreenRequest)?

    init(mode: Mode) {
        self.mode = mode
    }

    var isThere: Bool {
        switch mode {
        case .draws, .drawsFields, .drawsLooseFields, .drawsManyFields, .neverDraws, .drawsUnasked, .drawsTwice,
            .drawsTooMuch, .floodsPictures, .liesAboutPixels:
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
            try send(Self.pixels(width: 4, height: 4, shade: 0), id: 1, on: connection)
        default:
            break
        }
    }

    private mutating func answer(on connection: AppConnection) throws {
        guard let asked, mode != .neverDraws, shown != touches else { return }
        shown = touches
        self.asked = nil
        let extent = asked.request.display.extent
        let extra = mode == .drawsTooMuch ? 1 : 0
        let picture = Self.pixels(
            width: extent.width + extra, height: extent.height, shade: UInt8(truncatingIfNeeded: touches * 40))
        try sendFields(id: asked.id, on: connection)
        switch mode {
        case .liesAboutPixels: connection.send(try Self.lie(about: picture, id: asked.id))
        case .drawsTwice: for _ in 0..<2 { try send(picture, id: asked.id, on: connection) }
        case .floodsPictures: while true { try send(picture, id: asked.id, on: connection) }
        default: try send(picture, id: asked.id, on: connection)
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

    private func send(_ pixels: PanelPixels?, id: Int, on connection: AppConnection) throws {
        if let pixels { try connection.send(.pixels(id: id, pixels)) }
    }

    private static func pixels(width: Int, height: Int, shade: UInt8) -> PanelPixels? {
        PanelPixels(width: width, height: height, bytes: Data(repeating: shade | 1, count: width * height * 4))
    }

    /// The frame of a picture that lacks its last row, whose length says so.
    private static func lie(about picture: PanelPixels?, id: Int) throws -> Data {
        guard let picture else { return Data() }
        let frame = try FrameEncoder.encode(MessageFromApp.pixels(id: id, picture))
        let content = frame.dropFirst(4).dropLast(picture.width * 4)
        return withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content
    }
}
