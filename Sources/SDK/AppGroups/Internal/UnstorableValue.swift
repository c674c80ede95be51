// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value that no property list can hold.
struct UnstorableValue: Error, Hashable {
    /// The key, and the way inside its value.
    var place: String
    /// What is wrong with it, without a full stop.
    var reason: String
}

extension UnstorableValue: CustomStringConvertible {
    var description: String {
        "the value for ‘\(place)’ \(reason), which a property list cannot hold; "
            + "store strings, numbers, booleans, dates, data, and arrays and dictionaries of these"
    }
}
