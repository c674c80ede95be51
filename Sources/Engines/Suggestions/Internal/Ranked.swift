// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An action with its score, and how many others were used since.
struct Ranked {
    let slot: ActionSlot
    let rank: Int
    let score: Float
}
