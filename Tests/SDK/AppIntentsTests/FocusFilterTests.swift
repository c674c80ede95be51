// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import SystemLink
import TestSupport
import Testing
import Wire

@testable import AppIntents

@Suite("What an app learns of its focus filters", .timeLimit(.minutes(2)))
struct FocusFilterTests {
    /// What a filter is with such values of the system’s.
    private func current<Filter: SetFocusFilterIntent>(
        _ type: Filter.Type, where values: [String: IntentValue]?
    ) async throws -> Filter {
        let system = try AppSystem.answering { call in
            guard case .focusFilter(let call) = call else { return nil }
            // The name by which the system knows the intent.
            return .reply(to: call, .init(values: call.intent == type.persistentIdentifier ? values : nil))
        }
        return try await CallChannel.$focus.withValue(CallChannel("focus", link: system.link)) {
            try await Filter.current
        }
    }

    @Test("the choices are those of the system, and what is not chosen has its default")
    func choices() async throws {
        let tomato = IntentValue.object(ObjectValue(typeName: "Soup", identifier: "tomato", displayString: "Tomato"))
        let filter = try await current(Menu.self, where: ["soup": tomato, "isHot": .boolean(false)])
        #expect(filter.soup?.id == Soup.all[0].id && !filter.isHot && filter.count == 1)
        #expect(try await current(Menu.self, where: [:]).isHot)
    }

    @Test("what is gone, or of another type, is left out")
    func gone() async throws {
        let none = IntentValue.object(ObjectValue(typeName: "Soup", identifier: "gone", displayString: "Gone"))
        let filter = try await current(
            Menu.self, where: ["soup": none, "count": .string("many"), "spoon": .integer(1)])
        #expect(filter.soup == nil && filter.count == 1)
    }

    @Test("there are none where no focus is on, or nothing was chosen; one that needs a value says that it lacks it")
    func missing() async throws {
        await #expect(throws: SetFocusFilterIntentError.notFound) { _ = try await current(Menu.self, where: nil) }
        await #expect(throws: SetFocusFilterIntentError.missingParameterValue) {
            _ = try await current(Needy.self, where: [:])
        }
        #expect(try await current(Needy.self, where: ["text": .string("a")]).text == "a")
    }

    @Test("a system that refuses is told about")
    func refusal() async throws {
        let system = try AppSystem.answering { _ in .refusal(CallRefusal(.noIdentity, "the bundle is not signed")) }
        await #expect(throws: SystemCallFailure.refused(CallRefusal(.noIdentity, "the bundle is not signed"))) {
            try await CallChannel.$focus.withValue(CallChannel("focus", link: system.link)) {
                _ = try await Menu.current
            }
        }
    }
}

private struct Menu: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Menu"

    @Parameter(title: "Soup") var soup: Soup?
    @Parameter(title: "Hot", default: true) var isHot: Bool
    @Parameter(title: "Count", default: 1) var count: Int

    var displayRepresentation: DisplayRepresentation { "Menu" }

    func perform() async throws -> some IntentResult { .result() }
}

private struct Needy: SetFocusFilterIntent {
    static let title: LocalizedStringResource = "Needy"

    @Parameter(title: "Text") var text: String

    var displayRepresentation: DisplayRepresentation { "Needy" }

    func perform() async throws -> some IntentResult { .result() }
}
