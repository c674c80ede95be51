// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing
import Wire

@Suite("Panels on the wire")
struct PanelMessageTests {
    private static let request = PanelRequest(
        panel: 3,
        interaction: InteractionPayload(
            intent: IntentPayload(className: "PizzeriaKit.OrderPizzaIntent", values: ["quantity": .integer(2)]),
            response: ResponsePayload(code: 4)),
        status: 3, parameters: ["quantity"], behavior: .launch, host: .siriSnippet,
        minimum: PanelSize(width: 320, height: 20), maximum: PanelSize(width: 320, height: 480), scale: 3,
        appearance: .dark)

    private static func message<Message: WireMessage>(_ frame: Data, as kind: Message.Type) throws -> Message {
        var decoder = FrameDecoder()
        decoder.append(frame)
        return try Message(frame: try #require(try decoder.next()))
    }

    @Test("a request, its replies and its pixels arrive as they were sent")
    func roundTrip() throws {
        let pixels = try #require(PanelPixels(width: 2, height: 1, bytes: Data([1, 2, 3, 4, 5, 6, 7, 8])))
        let request = MessageToExtension.request(id: 7, .draw(Self.request))
        #expect(try Self.message(FrameEncoder.encode(request), as: MessageToExtension.self) == request)
        let messages: [MessageFromExtension] = [
            .reply(id: 7, .panel(.declined)),
            .reply(
                id: 7,
                .panel(
                    PanelReply(
                        isAccepted: true, parameters: ["quantity"], size: PanelSize(width: 2, height: 1),
                        pixels: pixels.extent))),
            .pixels(id: 7, pixels),
        ]
        for message in messages {
            #expect(try Self.message(FrameEncoder.encode(message), as: MessageFromExtension.self) == message)
        }
        #expect(ExtensionRequest.draw(Self.request).intent.className == "PizzeriaKit.OrderPizzaIntent")
    }

    @Test("pixels travel as bytes, four for each pixel behind a header of twenty")
    func size() throws {
        let pixels = try #require(PanelPixels(width: 100, height: 50, bytes: Data(count: 20_000)))
        #expect(try FrameEncoder.encode(MessageFromExtension.pixels(id: 1, pixels)).count == 4 + 20 + 20_000)
    }

    @Test(
        "pixels whose numbers do not fit are refused",
        arguments: [
            (0, 1, 0), (1, 0, 0), (-1, 1, 4), (2, 2, 15), (2, 2, 17), (2, 2, 0), (8193, 1, 8193 * 4),
            (8192, 8192, 16), (4096, 4096, 16),
        ])
    func misfits(width: Int, height: Int, bytes: Int) {
        #expect(PanelPixels(width: width, height: height, bytes: Data(count: bytes)) == nil)
    }

    /// Each a frame's content.
    private static let broken: [[UInt8]] = [
        [0, 1],
        [0, 1, 0, 0, 0],
        [UInt8](repeating: 0, count: 20).replacing(1, at: 1),
        header(width: 1, height: 1) + [1, 2, 3],
        header(width: 1, height: 1) + [1, 2, 3, 4, 5],
        header(width: 0, height: 1) + [1],
        header(width: .max, height: .max) + [1, 2, 3, 4],
        header(width: 1, height: 1).replacing(9, at: 2) + [1, 2, 3, 4],
    ]

    @Test("a frame of pixels that is cut off, or whose numbers lie, is no message", arguments: broken)
    func brokenFrames(content: [UInt8]) {
        let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: Data(content)) }
        #expect(error?.place == "pixels")
    }

    private static func header(width: UInt32, height: UInt32) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
        return [0, 1, 0, 0] + [UInt8](repeating: 0, count: 7) + [5] + bytes(width) + bytes(height)
    }

    @Test(
        "sizes that are no numbers, negative or beyond any screen are refused",
        arguments: ["\"nan\"", "\"inf\"", "-1", "1e9"])
    func sizes(side: String) {
        let reply =
            #"{"reply":{"id":1,"_1":{"panel":{"_0":{"isAccepted":true,"parameters":[],"size":{"width":\#(side),"height":1}}}}}}"#
        let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: Data(reply.utf8)) }
        #expect(error?.place == "reply.panel.size.width")
    }

    @Test("pixels have no form in JSON")
    func noJSON() throws {
        let pixels = try #require(PanelPixels(width: 1, height: 1, bytes: Data([1, 2, 3, 4])))
        let error = #expect(throws: EncodingError.self) {
            try JSONEncoder().encode(MessageFromExtension.pixels(id: 1, pixels))
        }
        #expect(error?.encodingReason.contains("'pixels'") == true)
    }
}

extension [UInt8] {
    fileprivate func replacing(_ byte: UInt8, at index: Int) -> [UInt8] {
        var copy = self
        copy[index] = byte
        return copy
    }
}
