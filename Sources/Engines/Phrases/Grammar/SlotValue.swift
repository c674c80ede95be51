// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What stands in a slot.
package enum SlotValue: Hashable, Sendable {
    case text(String)
    case number(Double)
}
