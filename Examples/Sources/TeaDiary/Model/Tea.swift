// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents
import Foundation

/// A tea on the shelf.
struct Tea: AppEntity {
    static let typeDisplayRepresentation = TypeDisplayRepresentation(
        name: "Tea", numericFormat: "\(placeholder: .int) teas")
    static let defaultQuery = TeaQuery()

    let id: String
    @Property(title: "Name") var name: String
    @Property(title: "Kind") var kind: TeaKind
    /// Seconds in the pot.
    @Property(title: "Steeping Time") var steeping: Int
    /// What it is called besides.
    let otherNames: [String]
    /// For a hundred grams, in euros.
    let price: Decimal

    init(id: String, name: String, otherNames: [String], kind: TeaKind, price: Decimal, steeping: Int) {
        self.id = id
        self.otherNames = otherNames
        self.price = price
        self.name = name
        self.kind = kind
        self.steeping = steeping
    }

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(
            title: "\(name)", subtitle: "\(price.formatted(.currency(code: "EUR")))",
            image: .init(systemName: kind.symbol),
            synonyms: otherNames.map { "\($0)" })
    }
}
