// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Drawing
import Foundation
import IntentDefinition
import SiriDomains
import Testing
import Wire

@testable import Commands
@testable import Conversation
@testable import Panels

@Suite("Samples of SiriKit's panels")
struct SamplePanelTests {
    /// The panel of an intent with made-up values, after it is done or before.
    private static func panel(_ className: String, _ language: String, isBefore: Bool) throws -> Panel? {
        let known = try #require(SiriDomains.intent(className))
        let offered = OfferedIntent(
            declaration: known.declaration, definition: known.definition, module: SiriDomains.module,
            handler: try #require(BundleIdentifier("org.example.app.intents")), isRestrictedWhileLocked: false)
        let values = SampleValues(intent: offered, language: language, texts: [:])
        let context = ConversationContext(
            app: .init(identifier: "org.example.app", name: "App"), definition: known.definition,
            intent: known.declaration, className: offered.qualifiedClassName, language: language)
        let payload = IntentPayload(className: offered.qualifiedClassName, values: values.parameters)
        let code = known.declaration.response?.rawValue(ofCode: "success") ?? 1
        let response = ResponsePayload(code: code, properties: isBefore ? [:] : values.properties)
        return isBefore
            ? context.confirmationPanel(of: payload, after: response) : context.response(response, to: payload).panel
    }

    @Test("every intent's can be drawn, before and after, in both languages", arguments: SiriDomains.classNames)
    func drawing(className: String) throws {
        for language in ["en", "zh-Hans"] {
            for isBefore in [true, false] {
                guard let panel = try Self.panel(className, language, isBefore: isBefore) else { continue }
                let words = PanelWords(
                    app: "App", title: panel.title, text: panel.text, hasTick: panel.tick, content: panel.content)
                let surface = PanelSurface(scale: 1, language: language)
                let picture = try PanelCard(words: words, surface: surface).bitmap()
                #expect(picture.width == 360 && picture.height < 1200)
                #expect(PanelBox(words: words).lines.count >= 4)
                guard let folder = ProcessInfo.processInfo.environment["PANEL_PICTURES"], !isBefore else { continue }
                try picture.png().write(
                    to: URL(filePath: folder).appending(path: "sample-\(className)-\(language).png"))
            }
        }
    }

    @Test(
        "of what a person looks for has its form",
        arguments: [
            ("INSendMessageIntent", "message"), ("INStartCallIntent", "call"), ("INGetRideStatusIntent", "ride"),
            ("INSendPaymentIntent", "payment"), ("INSearchForNotebookItemsIntent", "list"),
            ("INCreateNoteIntent", "note"),
            ("INPlayMediaIntent", "media"), ("INStartWorkoutIntent", "workout"), ("INSearchForPhotosIntent", "photos"),
            ("INSearchForMessagesIntent", "rows"), ("INListRideOptionsIntent", "rows"),
        ])
    func kinds(className: String, kind: String) throws {
        let contents = try [true, false].compactMap { try Self.panel(className, "en", isBefore: $0)?.content }
        #expect(contents.contains { $0.kind == kind })
    }
}
