// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import Testing
import Wire

@Suite("Asking an extension to draw")
struct PanelDrawingTests {
    private static let request = ExtensionRequest.draw(
        PanelRequest(
            panel: 1, interaction: InteractionPayload(intent: .init(className: "PizzeriaKit.OrderPizzaIntent")),
            status: 3, parameters: [], minimum: PanelSize(width: 40, height: 20),
            maximum: PanelSize(width: 40, height: 200), scale: 2))

    @Test("the answer comes with its pixels")
    func pixels() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(Self.request, to: peers.launch("draws"))
        let pixels = try #require(answer.pixels)
        #expect(pixels.extent == .init(width: 80, height: 200))
        #expect(pixels.bytes.prefix(4) == Data([0, 0, 255, 255]))
        guard case .panel(let reply) = answer.reply else {
            Issue.record("another reply: \(answer.reply)")
            return
        }
        #expect(reply.isAccepted && reply.size == PanelSize(width: 40, height: 100))
        await peers.host.stopAll()
    }

    @Test("an extension may leave the panel to the system")
    func declined() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(Self.request, to: peers.launch("drawsNothing"))
        #expect(answer.reply == .panel(.declined))
        #expect(answer.pixels == nil)
        await peers.host.stopAll()
    }

    @Test(
        "an extension that lies about its pixels is ended",
        arguments: ["swapsPixels", "sendsPixelsFirst", "repliesTwiceOverDrawing", "sendsBrokenPixels"])
    func lies(mode: String) async throws {
        let peers = try PeerHost()
        let failure = await peers.failure(of: Self.request, to: peers.launch(mode))
        #expect(failure?.kind == .protocolViolation)
        await peers.host.stopAll()
        #expect(peers.survivors.isEmpty)
    }

    @Test("pixels that never come are waited for no longer than for a panel")
    func kept() async throws {
        var limits = ExtensionLimits.forTests
        limits.panel = .seconds(1)
        let peers = try PeerHost(limits)
        let failure = await peers.failure(of: Self.request, to: peers.launch("keepsPixels"))
        #expect(failure?.kind == .timeout)
        await peers.host.stopAll()
    }

    @Test("pixels that nobody asked for are told, and disturb nothing")
    func unasked() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(Self.request, to: peers.launch("sendsPixelsUnasked"))
        #expect(answer.reply == .panel(.declined))
        #expect(answer.faults.contains { $0.contains("4711") })
        await peers.host.stopAll()
    }

    @Test("drawing is asked once more after a crash, and then given up")
    func crash() async throws {
        let peers = try PeerHost()
        let failure = await peers.failure(of: Self.request, to: peers.launch("crashesOverDrawing"))
        #expect(failure?.kind == .crashed)
        #expect(peers.record.started.count == 2)
        await peers.host.stopAll()
    }
}
