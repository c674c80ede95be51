// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The texts in the folder `Templates`.
enum ProjectTemplate {
    /// The text of a template such as `App/README.md`, without the line break at its end.
    static func text(_ name: String) -> String {
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let text = embeddedTexts[parts[0]]?["\(parts[1]).template"] else {
            preconditionFailure("there is no template \(name)")
        }
        return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
}
