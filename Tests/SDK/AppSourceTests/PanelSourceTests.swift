// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Intents
import TestSupport
import Testing
import UIKit
import Wire

@testable import IntentsUI

/// What the panels below are of.
final class PanelIntent: INIntent {}

/// Panels in the shapes that public apps have written theirs in. That they compile without a warning is one half.
@Suite("Panels of apps") @MainActor struct PanelSourceTests {
    private func panel(
        _ controller: UIViewController & INUIHostedViewControlling, appearance: PanelRequest.Appearance = .light,
        scale: Double = 2
    ) async throws -> Bitmap {
        let request = PanelRequest(
            panel: 1, interaction: InteractionPayload(intent: IntentPayload(className: "AppSourceTests.PanelIntent")),
            status: 1, parameters: ["kind"], minimum: PanelSize(width: 320, height: 20),
            maximum: PanelSize(width: 320, height: 480), scale: scale, appearance: appearance)
        let interaction = INInteraction(intent: PanelIntent(), response: nil)
        interaction.intentHandlingStatus = .ready
        let panel = HostedPanel(controller)
        let (reply, pixels) = await panel.draw(request, interaction)
        panel.close()
        #expect(reply.isAccepted)
        let found = try #require(pixels)
        return try Bitmap(width: found.width, height: found.height, bytes: [UInt8](found.bytes))
    }

    @Test("look as they are kept", arguments: PanelKind.allCases)
    func light(kind: PanelKind) async throws {
        try GoldenImage("\(kind)").expect(try await panel(kind.make()))
    }

    @Test("look as they are kept in the dark", arguments: [PanelKind.expense, .timers, .drawn, .ordered])
    func dark(kind: PanelKind) async throws {
        try GoldenImage("\(kind)-dark").expect(try await panel(kind.make(), appearance: .dark))
    }

    @Test("look as they are kept on the finest screens", arguments: [PanelKind.activity, .note])
    func fine(kind: PanelKind) async throws {
        try GoldenImage("\(kind)@3x").expect(try await panel(kind.make(), scale: 3))
    }
}

/// The panels that are kept as pictures.
enum PanelKind: String, CaseIterable, Sendable {
    case expense, timers, bills, command, heart, activity, drawn, ordered, note

    @MainActor func make() -> UIViewController & INUIHostedViewControlling {
        switch self {
        case .expense: ExpensePanel()
        case .timers: TimersPanel()
        case .bills: BillsPanel()
        case .command: CommandPanel()
        case .heart: HeartPanel()
        case .activity: ActivityPanel()
        case .drawn: DrawnPanel()
        case .ordered: OrderedPanel()
        case .note: NotePanel()
        }
    }
}
