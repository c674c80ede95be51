// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where the suggestion of a person came from.
public enum INPersonSuggestionType: Int, Sendable {
    /// It was no suggestion.
    case none = 0
    /// A social profile.
    case socialProfile
    /// An address for instant messages.
    case instantMessageAddress
}
