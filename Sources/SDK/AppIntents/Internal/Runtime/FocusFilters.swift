// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the system knows of the person's focus.
enum FocusFilters {
    /// The intent with the person's choices for the focus that is on; nil, as none is ever on here.
    static func current(_ type: any SetFocusFilterIntent.Type) async throws -> (any SetFocusFilterIntent)? { nil }
}
