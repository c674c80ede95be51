// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person is likely to do next.
package struct Suggestion: Hashable, Sendable {
    package let action: ActionID
    /// How likely it is among everything the engine knows, 0 to 1.
    package let probability: Float
    package let reason: Reason
}
