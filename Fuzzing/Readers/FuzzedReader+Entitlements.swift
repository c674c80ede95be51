// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle

extension FuzzedReader {
    /// The `.entitlements` file of a target.
    static let entitlements = FuzzedReader(name: "Entitlements", dictionary: "property-list") { data in
        _ = accepted { () throws(InfoPlistError) in try Entitlements(PropertyTree(reading: data)) }
    }
}
