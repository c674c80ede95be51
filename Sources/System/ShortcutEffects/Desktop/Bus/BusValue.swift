// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A value in a dictionary of D-Bus.
enum BusValue: Hashable, Sendable {
    case text(String)
    case flag(Bool)
}
