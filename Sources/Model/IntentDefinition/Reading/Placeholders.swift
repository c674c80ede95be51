// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// The `${name}` and `${name.property}` in a text.
package enum Placeholders {
    /// The names before the first dot, in order; unclosed ones are plain text.
    package static func names(in text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "${") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "}") else { break }
            let name = rest[..<end].prefix { $0 != "." }
            names.append(String(name.trimmingPrefix(while: \.isWhitespace)))
            rest = rest[rest.index(after: end)...]
        }
        return names
    }

    /// Warns of each placeholder that names nothing.
    static func check(
        _ text: LocalizableText?, at location: PropertyListLocation, against known: Set<String>, _ findings: Findings
    ) {
        guard let text else { return }
        for name in names(in: text.text) where findings.hasRoom && !known.contains(name) {
            let meant: Sentence? = Spelling.nearest(to: name, in: known, within: 2).map {
                "write ${\($0)} or remove it"
            }
            findings.warning(
                at: location, "the placeholder ${\(SwiftIdentifier.shown(name))} names no parameter or property",
                remedy: meant ?? (known.isEmpty ? "remove it" : "use one of: \(known.sorted().joined(separator: ", "))")
            )
        }
    }
}
