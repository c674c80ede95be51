// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Shortcuts

/// Names of files that are made from others.
enum FileName {
    /// A name without its extension.
    static func base(of name: String) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The name with the extension that a type has; a name that says the type already stays.
    static func name(_ name: String, type: PictureType) -> String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex,
            type.extensions.contains(name[name.index(after: dot)...].lowercased())
        else { return "\(base(of: name)).\(type.extensions[0])" }
        return name
    }
}
