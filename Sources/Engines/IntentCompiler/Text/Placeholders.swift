// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The `${name}` placeholders of a template.
struct Placeholders {
    /// In order and with repetitions; of `${order.total}` the part before the dot.
    let roots: [String]

    init(in template: String) {
        var roots: [String] = []
        var rest = template[...]
        while let opening = rest.firstRange(of: "${") {
            rest = rest[opening.upperBound...]
            guard let closing = rest.firstIndex(of: "}") else { break }
            roots.append(String(rest[..<closing].prefix { $0 != "." }))
            rest = rest[rest.index(after: closing)...]
        }
        self.roots = roots
    }
}
