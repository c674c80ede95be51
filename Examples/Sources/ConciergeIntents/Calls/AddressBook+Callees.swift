// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit
import Intents

extension AddressBook {
    /// Who can be called of those who were named; one at a time.
    func callees(_ people: [INPerson]?) -> [INPersonResolutionResult] {
        guard let people, !people.isEmpty else { return [.needsValue()] }
        return people.map { person in
            switch match(person) {
            case .nobody, .unreachable: .unsupported()
            case .one(let person): people.count == 1 ? .success(with: person) : .unsupported()
            case .several(let people): .disambiguation(with: people)
            }
        }
    }
}
