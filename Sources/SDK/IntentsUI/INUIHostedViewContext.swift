// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a hosted view is shown.
public enum INUIHostedViewContext: UInt, Sendable {
    /// In Siri's panel.
    case siriSnippet = 0
    /// On the card of a place in Maps; nothing here shows any.
    case mapsCard = 1
}
