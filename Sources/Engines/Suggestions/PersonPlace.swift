// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a person is, as a fingerprint of the name they gave the place.
///
/// The name itself is not kept. Few and steady names teach most: "home", "office".
package struct PersonPlace: Hashable, Sendable {
    let fingerprint: UInt32

    /// The same place for every spelling of the name in upper and lower case.
    package init(named name: String) {
        // FNV-1a, 32 bits: http://www.isthe.com/chongo/tech/comp/fnv
        var hash: UInt32 = 0x811C_9DC5
        for byte in name.lowercased().utf8 {
            hash = (hash ^ UInt32(byte)) &* 0x0100_0193
        }
        fingerprint = hash
    }
}
