// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Sentences

/// Finds the things that an answer means, and the services to call for them.
struct HomePlanner: Sendable {
    /// What is there.
    let home: Home
    /// The speaker's room; nil if it is not known.
    let room: String?

    /// What is to be done; with `chosen` for that one of several things of a name.
    ///
    /// - Throws: ``HomeError`` where nothing can do it, or nothing that is meant is there.
    func plan(_ answer: HomeAnswer, chosen: Home.Entity? = nil) throws(HomeError) -> HomePlan {
        if Self.idle.contains(answer.intent) { return .nothing }
        if let (attribute, domains) = HomeQuestion.about(answer.intent) {
            let entities = try entities(for: answer, of: domains)
            // Of a thing that is named its state is told, whether or not it is the one that is asked for.
            let state = Self.text("name", of: answer) == nil ? Self.text("state", of: answer) : nil
            return .question(HomeQuestion(entities: entities, attribute: attribute, state: state))
        }
        let services = HomeService.table.filter { $0.intent == answer.intent && Self.holds($0.condition, answer) }
        guard !services.isEmpty else {
            throw HomeError("Beckon can't ask Home Assistant for ‘\(answer.intent)’; say it to Home Assistant itself")
        }
        if let service = services.first(where: \.domains.isEmpty) {
            return .calls([call(service, [], answer)])
        }
        let isBroad = Self.text("name", of: answer) == nil && Self.text("domain", of: answer) == nil
        let usable = services.filter { !isBroad || !$0.needsKind }
        let domains = usable.reduce(into: Set<String>()) { $0.formUnion($1.domains) }
        let entities = if let chosen { [chosen] } else { try entities(for: answer, of: domains) }
        if entities.count > 1, Self.text("name", of: answer) != nil { return .choice(entities) }
        return .calls(calls(usable, entities, answer))
    }

    /// Intents after which nothing is done.
    private static let idle: Set = ["HassNevermind", "HassRespond"]

    private func calls(_ services: [HomeService], _ entities: [Home.Entity], _ answer: HomeAnswer) -> [HomeCall] {
        var left = entities
        var calls: [HomeCall] = []
        for service in services {
            let own = left.filter { service.domains.contains($0.domain) }
            guard !own.isEmpty else { continue }
            left.removeAll { service.domains.contains($0.domain) }
            calls.append(call(service, own, answer))
        }
        return calls
    }

    private func call(_ service: HomeService, _ entities: [Home.Entity], _ answer: HomeAnswer) -> HomeCall {
        let data = service.data.compactMapValues { datum -> TemplateValue? in
            switch datum {
            case .fixed(let value): value
            case .slot(let name): answer.slots[name].map(TemplateValue.init)
            case .hundredth(let name): answer.slots[name].flatMap(\.number).map { .number($0 / 100) }
            }
        }
        return HomeCall(
            service: service.name, entities: entities, data: data,
            isOpening: entities.contains { service.opens($0, with: data) })
    }

    private static func holds(_ condition: (slot: String, value: TemplateValue)?, _ answer: HomeAnswer) -> Bool {
        guard let condition else { return true }
        return answer.slots[condition.slot].map(TemplateValue.init) == condition.value
    }

    private static func text(_ slot: String, of answer: HomeAnswer) -> String? {
        if case .text(let text)? = answer.slots[slot], !text.isEmpty { text } else { nil }
    }
}

// MARK: - Things

extension HomePlanner {
    /// The things of some kinds that an answer means, of one name those in the speaker's room before others.
    private func entities(for answer: HomeAnswer, of domains: Set<String>) throws(HomeError) -> [Home.Entity] {
        let name = Self.text("name", of: answer)
        let area = Self.text("area", of: answer)
        let floor = Self.text("floor", of: answer)
        let rooms = floor.map { floor in Set(home.areas.filter { Self.same($0.floor, floor) }.map(\.name)) }
        let kind = Self.text("domain", of: answer)
        let deviceClass = Self.text("device_class", of: answer)
        let found = home.entities.filter { entity in
            (domains.isEmpty || domains.contains(entity.domain))
                && (name.map { Self.same(entity.name, $0) } ?? (kind.map { entity.domain == $0 } ?? true))
                && (name != nil || deviceClass.map { entity.deviceClass == $0 } ?? true)
                && (area.map { Self.same(entity.area, $0) } ?? true)
                && (rooms.map { $0.contains(entity.area ?? "") } ?? true)
        }
        guard !found.isEmpty else { throw Self.nothing(name, area ?? floor, kind ?? deviceClass) }
        guard name != nil, found.count > 1, let room else { return found }
        let near = found.filter { Self.same($0.area, room) }
        return near.isEmpty ? found : near
    }

    private static func same(_ text: String?, _ other: String) -> Bool { text?.lowercased() == other.lowercased() }

    private static func nothing(_ name: String?, _ place: String?, _ kind: String?) -> HomeError {
        switch (name, place, kind) {
        case (let name?, let place?, _):
            HomeError("there is no ‘\(name)’ in ‘\(place)’ that can do that; say another name or place")
        case (let name?, nil, _): HomeError("‘\(name)’ can't do that; say the name of another thing")
        case (nil, let place?, let kind?):
            HomeError("there is nothing of the kind ‘\(kind)’ in ‘\(place)’; say a name or another place")
        case (nil, let place?, nil): HomeError("nothing in ‘\(place)’ can do that; say a name or another place")
        case (nil, nil, _): HomeError("nothing in your home can do that; run 'beckon house connect' if it is new")
        }
    }
}

extension SlotValue {
    fileprivate var number: Double? {
        switch self {
        case .number(let number): number
        case .text(let text): Double(text)
        }
    }
}
