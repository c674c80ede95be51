// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Warns of placeholders that name nothing, and so are said as they stand.
struct PlaceholderCheck {
    let names: Set<String>
    /// Names that are filled in besides.
    var also: Set<String> = []

    func check(_ text: LocalizableText?, at place: Place, _ findings: Findings) {
        for placeholder in text?.placeholders ?? [] {
            // `${order.total}` is a property of a property; the first part has to be there.
            let name = String(placeholder.prefix { $0 != "." })
            guard !names.contains(name), !also.contains(name) else { continue }
            let near = NearestName(among: (names.union(also)).sorted()).find(name)
            findings.warning(
                at: place, "the placeholder '${\(placeholder.shortened)}' names nothing",
                mend: near.map { "write '${\($0)}'" } ?? "name a parameter, or take the placeholder away")
        }
    }
}
