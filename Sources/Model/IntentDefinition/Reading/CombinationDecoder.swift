// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// Decodes the two tables of parameter combinations; each maps comma-joined
/// parameter names to a title and flags.
struct CombinationDecoder {
    /// The names a combination may have.
    let parameters: Set<String>

    func decode(_ table: Fields?) -> [CombinationDeclaration] {
        guard let table else { return [] }
        return table.entries.compactMap { entry in
            Fields(entry.value, of: "the combination '\(SwiftIdentifier.shown(entry.key))'", table.findings)
                .map { decode($0, key: entry) }
        }
    }

    private func decode(_ fields: Fields, key: PropertyListNode.Entry) -> CombinationDeclaration {
        defer { fields.finish() }
        let row = PrefixedFields(fields, prefix: "INIntentParameterCombination")
        let names = key.key.split(separator: ",").map { String($0.trimmingPrefix(while: \.isWhitespace)) }
        var combination = CombinationDeclaration(parameters: names, title: row.text("Title"))
        combination.subtitle = row.text("Subtitle")
        combination.isPrimary = row.flag("IsPrimary")
        combination.runsInBackground = row.flag("SupportsBackgroundExecution")
        let followsOther = row.flag("IsLinked")
        let leadsOther = row.flag("UpdatesLinked")
        combination.isLinked = followsOther || leadsOther
        for name in names where !parameters.contains(name) {
            let meant = fields.findings.word(near: name, among: parameters, within: 2)
            fields.findings.warning(
                at: key.keyLocation, "the combination names '\(SwiftIdentifier.shown(name))', which is no parameter",
                remedy: meant.map { "write \($0)" } ?? "remove the name or declare the parameter")
        }
        Placeholders.check(combination.title, at: row.place(of: "Title"), against: parameters, fields.findings)
        Placeholders.check(combination.subtitle, at: row.place(of: "Subtitle"), against: parameters, fields.findings)
        return combination
    }
}
