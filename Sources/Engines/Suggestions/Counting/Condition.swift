// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A condition under which it is counted what is done.
struct Condition: Hashable, Codable, Sendable {
    let feature: Feature
    /// The numbers of what was done before, the last first.
    var actions: [Int] = []
    /// A class of a pause or of the time, or a place.
    var number = 0
}
