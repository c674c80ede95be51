// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

/// What a guest wants: a tea of the room's, how strong, how many, or anything in words.
@UnionValue
enum TeaOrder {
    case tea(Tea)
    case strength(TeaStrength)
    case cups(Int)
    case words(String)

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
    static let caseDisplayRepresentations: [Cases: DisplayRepresentation] = [.tea: "Tea", .words: "Something Else"]
}

/// What can be put on a table.
@UnionValue
enum TeaVessel {
    case pot(TeaPot)
}
