// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether the person or someone else acted in an interaction.
public enum INInteractionDirection: Int, Sendable {
    /// Neither, or not known.
    case unspecified = 0
    /// The person.
    case outgoing
    /// Someone else.
    case incoming
}
