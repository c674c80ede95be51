// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

extension HomeServer {
    /// Calls a service for its things.
    func perform(_ call: HomeCall) async throws(HomeError) {
        let identifiers = call.entities.compactMap(\.identifier)
        guard identifiers.count == call.entities.count else {
            throw HomeError("Home Assistant doesn't know that name; run 'beckon house connect' to fetch the names")
        }
        var data = call.data
        if !identifiers.isEmpty { data["entity_id"] = .list(identifiers.map { .text($0) }) }
        try await post("/api/services/" + call.service.replacing(".", with: "/"), data)
    }

    /// What things are at the moment; those that are not in the state that is asked for are left out.
    func answers(to question: HomeQuestion) async throws(HomeError) -> [HouseAnswer] {
        let states = Dictionary(try await states().map { ($0.identifier, $0) }) { first, _ in first }
        return question.entities.compactMap { entity in
            guard let state = entity.identifier.flatMap({ states[$0] }), question.admits(state.state) else {
                return nil
            }
            return HouseAnswer(entity: entity, value: state.value(of: question.attribute))
        }
    }
}

extension HomeServer.State {
    /// The state, or an attribute, with its unit.
    fileprivate func value(of attribute: String?) -> String {
        guard let attribute else { return Self.joined(state, attributes["unit_of_measurement"]) }
        switch attributes[attribute] {
        case .number(let number)?: return Self.joined(number.formatted(), attributes[attribute + "_unit"])
        case .text(let text)?: return text
        default: return state
        }
    }

    private static func joined(_ value: String, _ unit: TemplateValue?) -> String {
        unit?.text.map { "\(value) \($0)" } ?? value
    }
}
