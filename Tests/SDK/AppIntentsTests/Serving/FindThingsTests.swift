// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Synchronization
import Testing
import Wire

@testable import AppIntents
@testable import TeaIntents

/// What a process answers that is to find its things.
@Suite(.timeLimit(.minutes(1))) struct FindThingsTests {
    /// Apart from the numbers of other suites' runs.
    private static let runs = Mutex(1_000_000)

    private static let unasked: [(any AppEntity.Type, SearchPayload)] = [
        (Cup.self, .all), (Tea.self, .all),
        (Pot.self, .matching([], isAny: false, orders: [], limit: nil)),
        (
            Cup.self,
            .matching([.init(property: .max, comparator: 0, values: [])], isAny: true, orders: [], limit: nil)
        ),
        (
            Cup.self,
            .matching([.init(property: 0, comparator: -1, values: [.string("")])], isAny: true, orders: [], limit: 1)
        ),
        (
            Cup.self, .matching([], isAny: false, orders: [.init(option: .min, isAscending: true)], limit: nil)
        ),
        (
            Cup.self,
            .matching(
                [.init(property: 1, comparator: 0, values: [.string("wide")])], isAny: false, orders: [], limit: nil)
        ),
    ]

    private func find(_ type: Any.Type, _ search: SearchPayload) async -> ExtensionReply {
        let number = Self.runs.withLock { number in
            number += 1
            return number
        }
        let run = RunPayload(of: _mangledTypeName(type) ?? "", number: number, search: search)
        return await Responder.reply(to: .handle(IntentPayload(className: "Tea", run: run)), report: { _ in })
    }

    private func identifiers(_ reply: ExtensionReply) -> [String]? {
        guard case .response(let response) = reply, case .array(let found)? = response.properties["value"] else {
            return nil
        }
        return found.map { if case .object(let object) = $0 { object.identifier ?? "-" } else { "-" } }
    }

    @Test("things are found by the query of their type, with their properties")
    func found() async {
        let sized = SearchPayload.Filter(property: 1, comparator: 1, values: [.integer(200)])
        let search = SearchPayload.matching(
            [sized], isAny: false, orders: [.init(option: 0, isAscending: false)], limit: 5)
        #expect(identifiers(await find(Cup.self, search)) == ["green", "red"])
        #expect(identifiers(await find(Pot.self, .all)) == ["iron", "clay", "spare"])
        guard case .response(let response) = await find(Pot.self, .all),
            case .array(let pots)? = response.properties["value"], case .object(let iron)? = pots.first
        else { Issue.record("no pots"); return }
        #expect(iron.properties["litres"] == .decimal(1.5))
        #expect(iron.properties["strength"] == .enumeration(IntentValue.rawNumber(of: "strong")))
    }

    @Test("what a query cannot be asked is refused", arguments: 0..<7)
    func refusedSearch(index: Int) async {
        let (type, search) = Self.unasked[index]
        guard case .refusal(let refusal) = await find(type, search) else { Issue.record("no refusal"); return }
        #expect(refusal.reason == .wrongValue)
    }

    @Test("a type that is not an entity of the program's is refused")
    func strangeSearch() async {
        guard case .refusal(let refusal) = await find(BrewTea.self, .all) else { Issue.record("no refusal"); return }
        #expect(refusal.reason == .unknownIntent)
    }
}
