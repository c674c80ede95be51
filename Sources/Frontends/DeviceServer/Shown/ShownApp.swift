// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An installed app.
struct ShownApp: Encodable, Hashable, Sendable {
    /// A way up.
    enum Stance: String, Encodable, Hashable, Sendable {
        case upright, sideways
    }

    /// A shortcut that the app brings along.
    struct Shortcut: Encodable, Hashable, Sendable {
        /// What it does, in a word or two.
        var title: String
        /// A sentence that calls it, with nothing left open.
        var phrase: String
    }

    /// The bundle identifier.
    var id: String
    /// What a person reads.
    var name: String
    /// What tells its icon from an older one; nil if its first letter stands for it.
    var icon: String?
    /// What may be said to it without setting anything up.
    var shortcuts: [Shortcut] = []
    /// Which way up it stays on a phone however that is held; nil if it turns.
    var stance: Stance?
    /// The same on a tablet.
    var padStance: Stance?
}
