// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// A cup of the room, which its query finds.
struct Cup: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Cup", numericFormat: "\(placeholder: .int) cups")
    static let defaultQuery = CupQuery()
    static let all = [Cup("red", "Red Cup", 200), Cup("green", "Green Cup", 300), Cup("glass", "Glass", 150)]

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Room Inside") var size: Int

    init(_ id: String, _ name: String, _ size: Int) {
        self.id = id
        self.name = name
        self.size = size
    }

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}
