// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

@testable import TeaDiary

extension IntentProgram {
    static let teaDiary = IntentProgram(
        "TeaDiary",
        intents: [
            BuyTea.self, CaffeineFocus.self, CountCups.self, LogCup.self, OpenTea.self, RateTea.self, SteepTea.self,
            SuggestTea.self,
        ],
        enums: [TeaKind.self, TeaPeriod.self],
        entities: [Tea(id: "sencha", name: "Sencha", otherNames: [], kind: .green, price: 9, steeping: 60)],
        shortcuts: TeaShortcuts.self)
}
