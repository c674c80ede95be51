// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A row of the table from intents to Home Assistant's services: the first row that fits counts.
struct HomeService: Sendable {
    /// Where a value comes from that goes to the service.
    enum Datum: Sendable {
        /// The slot of this name; left out where nothing is said for it.
        case slot(String)
        /// The same, of which a hundredth is sent.
        case hundredth(of: String)
        /// The same each time.
        case fixed(TemplateValue)
    }

    /// The intent that asks for it.
    let intent: String
    /// The kinds of thing that it is for; empty if it is for none.
    let domains: Set<String>
    /// Kind and name, with a dot between.
    let name: String
    /// What goes to the service besides the things, by the service's own names.
    var data: [String: Datum] = [:]
    /// A slot with the value that it needs; nil for any.
    var condition: (slot: String, value: TemplateValue)?
    /// Whether it means things that are named or whose kind is, and not all in a room.
    var needsKind = false

    /// Makes a row.
    init(
        _ intent: String, _ domains: Set<String>, _ name: String, _ data: [String: Datum] = [:],
        if condition: (slot: String, value: TemplateValue)? = nil, needsKind: Bool = false
    ) {
        self.intent = intent
        self.domains = domains
        self.name = name
        self.data = data
        self.condition = condition
        self.needsKind = needsKind
    }

    /// Whether it lets people or things into the house: a person is asked first.
    func opens(_ entity: Home.Entity, with data: [String: TemplateValue]) -> Bool {
        switch name {
        case "lock.unlock": true
        case "cover.open_cover", "cover.toggle": Self.entrances.contains(entity.deviceClass ?? "")
        case "cover.set_cover_position":
            Self.entrances.contains(entity.deviceClass ?? "") && data["position"] != .number(0)
        default: false
        }
    }

    private static let entrances: Set = ["door", "garage", "gate"]
}
