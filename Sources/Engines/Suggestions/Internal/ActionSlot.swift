// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The place of an action in the engine's tables.
typealias ActionSlot = UInt16

extension ActionSlot {
    /// Stands for no action.
    static let none: ActionSlot = .max
}
