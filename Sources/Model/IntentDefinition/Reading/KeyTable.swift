// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The keys that one construct of the format may have, and what their values have to be.
struct KeyTable: Sendable {
    /// How the construct is called in a sentence, such as `a parameter`.
    let construct: String
    let kinds: [String: ValueKind]

    init(_ construct: String, _ kinds: [String: ValueKind]) {
        self.construct = construct
        self.kinds = kinds
    }

    /// A table of keys that begin alike; a text brings its `ID` along.
    init(_ construct: String, prefix: String, _ kinds: [String: ValueKind], texts: [String] = []) {
        self.construct = construct
        var all: [String: ValueKind] = [:]
        for (key, kind) in kinds { all[prefix + key] = kind }
        for key in texts {
            all[prefix + key] = .text
            all[prefix + key + "ID"] = .text
        }
        self.kinds = all
    }

    /// The key that was probably meant by one that does not exist.
    func nearest(to key: String) -> String? {
        NearestName(among: kinds.keys.sorted()).find(key, within: 2)
    }
}
