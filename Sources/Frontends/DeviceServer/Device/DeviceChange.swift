// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What of the screen is different from before: whole sections by their names, and what was added to the activity.
struct DeviceChange: Encodable {
    private enum Key: String, CodingKey {
        case apps, shortcuts, isLocked, front, picture, fields, display, browserLanguage
        case recents, sheet, conversation, behind, runs, phraseScreens, clash
        case lockSuggestions, searchSuggestions, actions, sayings, proposals
        case settings, hears, arrangement, situation, notice, activityAdded
    }

    let old: DeviceState
    let new: DeviceState

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        func note<Section: Encodable & Equatable>(_ path: KeyPath<DeviceState, Section>, _ key: Key) throws {
            // A section that is nil now is sent as null, not left out.
            if old[keyPath: path] != new[keyPath: path] { try container.encode(new[keyPath: path], forKey: key) }
        }
        try note(\.apps, .apps)
        try note(\.shortcuts, .shortcuts)
        try note(\.isLocked, .isLocked)
        try note(\.front, .front)
        try note(\.picture, .picture)
        try note(\.fields, .fields)
        try note(\.display, .display)
        try note(\.browserLanguage, .browserLanguage)
        try note(\.recents, .recents)
        try note(\.sheet, .sheet)
        try note(\.conversation, .conversation)
        try note(\.behind, .behind)
        try note(\.runs, .runs)
        try note(\.phraseScreens, .phraseScreens)
        try note(\.clash, .clash)
        try note(\.lockSuggestions, .lockSuggestions)
        try note(\.searchSuggestions, .searchSuggestions)
        try note(\.actions, .actions)
        try note(\.sayings, .sayings)
        try note(\.proposals, .proposals)
        try note(\.settings, .settings)
        try note(\.hears, .hears)
        try note(\.arrangement, .arrangement)
        try note(\.situation, .situation)
        try note(\.notice, .notice)
        let known = old.activity.last?.id ?? 0
        let added = new.activity.filter { $0.id > known }
        if !added.isEmpty { try container.encode(added, forKey: .activityAdded) }
    }
}
