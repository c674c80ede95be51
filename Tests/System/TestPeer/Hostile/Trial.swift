// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import HostileCalls
import IntentValues

/// What a process gets that tries what it should not.
enum Trial {
    /// Each attempt by its name, with its target: 0 when it was done, else the number of the error.
    /// Of a count without a target, how far it got.
    static func results(_ wishes: [String: IntentValue]) -> [String: IntentValue] {
        wishes.mapValuesWithKeys { name, wish in
            guard case .string(let target) = wish else { return .integer(Int(hostile_count(name))) }
            return .integer(Int(hostile_attempt(name, target)))
        }
    }
}

extension Dictionary {
    fileprivate func mapValuesWithKeys<Result>(_ transform: (Key, Value) -> Result) -> [Key: Result] {
        Dictionary<Key, Result>(uniqueKeysWithValues: map { ($0.key, transform($0.key, $0.value)) })
    }
}
