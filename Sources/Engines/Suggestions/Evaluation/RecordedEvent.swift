// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One thing that a person did, of a recording by which engines are compared.
package struct RecordedEvent: Hashable, Sendable {
    /// What a row is for.
    package enum Split: String, Sendable {
        case train, valid, test
    }

    package let identifier: String
    package let user: String
    package let occasion: Occasion
    package let action: String
    package let split: Split
}
