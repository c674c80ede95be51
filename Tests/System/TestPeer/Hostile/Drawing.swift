// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import PeerConnection
import Wire

/// What the peer does when it is asked to draw.
struct Drawing {
    let mode: HostileMode
    let connection: ExtensionConnection
    let request: PanelRequest
    let id: Int

    func answer() throws {
        let size = size
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let reply = PanelReply(
            isAccepted: true, parameters: request.parameters, size: size, pixels: .init(width: width, height: height))
        switch mode {
        case .drawsNothing: try connection.send(.reply(id: id, .panel(.declined)))
        case .drawsWithoutPixels:
            try connection.send(.reply(id: id, .panel(PanelReply(isAccepted: true, size: size))))
        case .answersDrawingWithText: try connection.send(.reply(id: id, .defaultValue(.string("a picture"))))
        case .refusesToDraw:
            try connection.send(.reply(id: id, .refusal(ExtensionRefusal(.noPrincipalClass, "nobody here draws"))))
        case .keepsPixels: try connection.send(.reply(id: id, .panel(reply)))
        case .swapsPixels:
            try connection.send(.reply(id: id, .panel(reply)))
            try send(width: height, height: width)
        case .sendsPixelsFirst:
            try send(width: width, height: height)
            try connection.send(.reply(id: id, .panel(reply)))
        case .repliesTwiceOverDrawing:
            try connection.send(.reply(id: id, .panel(reply)))
            try connection.send(.reply(id: id, .panel(reply)))
        case .sendsBrokenPixels:
            try connection.send(.reply(id: id, .panel(reply)))
            let content = Data([0, 1, 0, 0]) + Data(count: 16)
            connection.send(withUnsafeBytes(of: UInt32(content.count).bigEndian) { Data($0) } + content)
        case .sendsPixelsUnasked:
            try send(width: 1, height: 1, id: 4711)
            try connection.send(.reply(id: id, .panel(.declined)))
        default:
            try connection.send(.reply(id: id, .panel(reply)))
            try send(width: width, height: height)
        }
    }

    private var size: PanelSize {
        switch mode {
        case .drawsTooTall: PanelSize(width: request.maximum.width, height: request.maximum.height * 2)
        case .drawsTooNarrow: PanelSize(width: request.minimum.width / 2, height: 100)
        default: PanelSize(width: request.maximum.width, height: 100)
        }
    }

    private var scale: Double { mode == .drawsCoarsely ? 1 : request.scale }

    private func send(width: Int, height: Int, id other: Int? = nil) throws {
        // Opaque red: blue, green, red, opacity.
        let bytes = Data([[UInt8]](repeating: [0, 0, 255, 255], count: width * height).joined())
        guard let pixels = PanelPixels(width: width, height: height, bytes: bytes) else { return }
        try connection.send(.pixels(id: other ?? id, pixels))
    }
}
