// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where a value stands: its offset in the text, and the way to it from the root.
struct Place: Sendable {
    /// The way to a value, kept as steps and only spelled out for a diagnostic.
    indirect enum Path: Sendable {
        case root
        case key(String, in: Path)
        case index(Int, in: Path)

        /// Such as `INIntents[0].INIntentName`.
        var description: String {
            switch self {
            case .root: return ""
            case .key(let key, let parent):
                let prefix = parent.description
                return prefix.isEmpty ? key : "\(prefix).\(key)"
            case .index(let index, let parent): return "\(parent.description)[\(index)]"
            }
        }
    }

    /// In UTF-8 bytes of the text; nil in binary lists.
    var offset: Int?
    var path: Path
}
