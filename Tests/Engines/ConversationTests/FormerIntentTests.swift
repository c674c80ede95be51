// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import IntentValues
import Testing
import Wire

@testable import Conversation

@Suite("What code of an app meets that was written for the intent that an App Intent has replaced")
struct FormerIntentTests {
    private static let former = FormerIntent(
        className: "TeaKit.BrewTeaIntent",
        parameters: [
            .init(name: "tea", thing: "TeaKind"), .init(name: "strength", thing: nil), .init(name: "gone", thing: nil),
        ], output: .init(name: "brewed", thing: "TeaKind"))

    private func context(_ former: FormerIntent?) -> ConversationContext {
        var context = TeaShop.context { intent in
            intent.appIntent?.former = former
            intent.response = ResponseDeclaration(
                codes: [], properties: [PropertyDeclaration(name: "value", type: .object(name: "Tea", namespace: nil))],
                outputProperty: "value")
        }
        context.definition.file.enums[0].cases[1].formerIndex = 2
        return context
    }

    private static let interaction = InteractionPayload(
        intent: IntentPayload(
            className: "Tea.BrewTea", run: RunPayload(of: "3Tea4BrewV", number: 7),
            values: [
                "tea": TeaShop.tea("assam", "Assam"), "strength": TeaShop.strong, "cups": .integer(2),
            ]),
        response: ResponsePayload(code: 4, properties: ["value": TeaShop.tea("assam", "Assam")]))

    @Test("has its class, its types and its cases, and nothing that it did not have")
    func mapped() throws {
        let mapped = context(Self.former).former(Self.interaction)
        #expect(mapped.intent.className == "TeaKit.BrewTeaIntent")
        #expect(mapped.intent.run == nil)
        #expect(mapped.intent.values.keys.sorted() == ["strength", "tea"])
        #expect(mapped.intent.values["strength"] == .enumeration(2))
        guard case .object(let tea)? = mapped.intent.values["tea"],
            case .object(let brewed)? = mapped.response?.properties["brewed"]
        else {
            Issue.record("a thing is no longer one")
            return
        }
        #expect((tea.typeName, tea.identifier) == ("TeaKind", "assam"))
        #expect((brewed.typeName, brewed.identifier) == ("TeaKind", "assam"))
        #expect(mapped.response?.code == 4)
        #expect(mapped.response?.properties.count == 1)
    }

    @Test("a case that was not there before is left out")
    func newCase() {
        var context = context(Self.former)
        context.definition.file.enums[0].cases[1].formerIndex = nil
        #expect(context.former(Self.interaction).intent.values["strength"] == nil)
    }

    @Test("is what there is where nothing was replaced")
    func none() {
        #expect(context(nil).former(Self.interaction) == Self.interaction)
    }
}
