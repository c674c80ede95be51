// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The cells of ``Biases`` that one action has in one moment.
struct BiasPlace {
    let match: UInt8
    let alternation: UInt8
    let action: UInt32
}
