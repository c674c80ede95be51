// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension [any CodingKey] {
    /// The way to a value as a person reads it, such as `reply.options.sections[0].items[2]`.
    var dotted: String {
        reduce(into: "") { path, key in
            if key.stringValue.wholeMatch(of: /_[0-9]/) != nil {
                // The compiler's name for what has none.
                return
            } else if let index = key.intValue {
                path += "[\(index)]"
            } else {
                path += (path.isEmpty ? "" : ".") + key.stringValue
            }
        }
    }
}
