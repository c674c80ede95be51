// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Intents
import SystemLink
import TestSupport
import Testing
import UIKit
import Wire

@testable import IntentsUI

// One after the other: its controllers note in one place how they were set up.
@Suite("A hosted view", .serialized, .timeLimit(.minutes(2))) @MainActor
struct HostedViewTests {
    private func service(_ controller: UIViewController.Type) throws -> HostedViewService {
        HostedViewService(on: try ExtensionSystem().link, principal: .success(HostedPrincipal(controller)))
    }

    private func request(
        panel: Int = 1, className: String = "SDKTests.PanelIntent", code: Int? = nil, status: Int = 1
    ) -> ExtensionRequest {
        .draw(
            PanelRequest(
                panel: panel,
                interaction: InteractionPayload(
                    intent: IntentPayload(className: className), response: code.map { ResponsePayload(code: $0) }),
                status: status, parameters: ["kind"], minimum: PanelSize(width: 40, height: 5),
                maximum: PanelSize(width: 40, height: 30), scale: 2))
    }

    /// Blue, green, red and opacity of a pixel.
    private func pixel(_ pixels: PanelPixels?, _ x: Int, _ y: Int) -> [UInt8]? {
        pixels.map { pixels in
            let start = pixels.bytes.startIndex + (y * pixels.width + x) * 4
            return Array(pixels.bytes[start..<start + 4])
        }
    }

    @Test("is drawn in the size it asks for, at the fineness of the screen")
    func new() async throws {
        let (reply, pixels) = try await service(RedController.self).reply(to: request(panel: 100))
        #expect(
            reply
                == .panel(
                    PanelReply(
                        isAccepted: true, parameters: ["kind"], size: PanelSize(width: 40, height: 10),
                        pixels: .init(width: 80, height: 20))))
        #expect(pixels?.extent == .init(width: 80, height: 20))
        let color = try #require(pixel(pixels, 40, 10))
        #expect(color[3] == 255 && color[2] > 200 && color[0] < 100)
    }

    @Test("is set up again by the same controller for the same panel, and by another for another")
    func redraw() async throws {
        let service = try service(RedController.self)
        let before = RedController.calls.count
        for (panel, code, status) in [(1, nil, 1), (1, 4, 3), (2, nil, 1)] as [(Int, Int?, Int)] {
            _ = await service.reply(to: request(panel: panel, code: code, status: status))
        }
        #expect(RedController.calls.dropFirst(before) == ["1 ready false", "2 success true", "1 ready false"])
    }

    @Test("may know the older method alone; children have its context, and it is no larger than allowed")
    func former() async throws {
        let (reply, pixels) = try await service(FormerController.self).reply(to: request())
        guard case .panel(let panel) = reply else {
            Issue.record("another reply: \(reply)")
            return
        }
        #expect(panel.size == PanelSize(width: 40, height: 30))
        let left = try #require(pixel(pixels, 10, 30))
        #expect(left[0] > 200 && left[3] == 255)
        #expect(pixel(pixels, 70, 30) == [0, 0, 0, 0], "what nobody has painted lets the panel through")
    }

    @Test("is the system's where the controller has neither method, shows nothing, or lets go of its completion")
    func declined() async throws {
        let controllers: [UIViewController.Type] = [
            MuteController.self, DecliningController.self, ForgetfulController.self,
        ]
        for controller in controllers {
            let (reply, pixels) = try await service(controller).reply(to: request())
            #expect(reply == .panel(.declined))
            #expect(pixels == nil)
        }
    }

    @Test("of no size at all has no pixels")
    func empty() async throws {
        let (reply, pixels) = try await service(EmptyController.self).reply(to: request())
        guard case .panel(let panel) = reply else {
            Issue.record("another reply: \(reply)")
            return
        }
        #expect(panel.isAccepted && panel.size.isEmpty && pixels == nil)
    }

    @Test("is refused where the program does not know the intent, or is asked to handle one")
    func unknown() async throws {
        let service = try service(RedController.self)
        for request in [request(className: "Elsewhere.OrderIntent"), .handle(IntentPayload(className: "A.B"))] {
            guard case (.refusal(let refusal), nil) = await service.reply(to: request) else {
                Issue.record("not refused")
                continue
            }
            #expect(!refusal.text.isEmpty)
        }
    }

    @Test("answers over its connection with the reply first and the pixels after it")
    func order() async throws {
        let system = try ExtensionSystem()
        let service = HostedViewService(on: system.link, principal: .success(HostedPrincipal(RedController.self)))
        system.link.serve(.requests { service.take($0, id: $1) }) { _ in }
        service.take(request(), id: 7)
        var said: [MessageFromExtension] = []
        for await message in system.messages {
            if case .hello = message { continue }
            said.append(message)
            if said.count == 2 { break }
        }
        guard said.count == 2, case .reply(7, .panel(let reply)) = said[0], case .pixels(7, let pixels) = said[1] else {
            Issue.record("said \(said.count) other things")
            return
        }
        #expect(reply.pixels == pixels.extent)
    }
}
