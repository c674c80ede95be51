// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What happened to one declaration of Apple's.
package enum Outcome: Hashable, Sendable {
    case present
    /// There under the same name, or nearly, and otherwise than Apple's.
    case different([Difference], SDKInterface.Declaration?)
    case absent
    /// It cannot exist on Linux, for a reason of the list.
    case excepted(String)
}

/// In what two declarations are not the same.
package enum Difference: String, Hashable, Sendable, CaseIterable {
    case kind, name, label, type, superclass, conformance, accessors
    case defaultValue = "default value"
}

/// A declaration of Apple's with what happened to it.
package struct ComparedRow: Sendable {
    package let row: InventoryRow
    package let outcome: Outcome
}
