// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the two tables of parameter combinations.
struct CombinationDecoder {
    /// The parameters of the intent.
    let names: Set<String>

    private static let keys = KeyTable(
        "a combination",
        [
            "INIntentParameterCombinationIsLinked": .flag,
            "INIntentParameterCombinationIsPrimary": .flag,
            "INIntentParameterCombinationSubtitle": .text,
            "INIntentParameterCombinationSubtitleID": .text,
            "INIntentParameterCombinationSupportsBackgroundExecution": .flag,
            "INIntentParameterCombinationTitle": .text,
            "INIntentParameterCombinationTitleID": .text,
            "INIntentParameterCombinationUpdatesLinked": .flag,
        ])

    /// - Returns: The combinations in the order of their keys, since a binary list keeps none of its own.
    func decode(_ key: String, of intent: Fields) -> [CombinationDeclaration] {
        guard let table = intent.fields(key) else { return [] }
        return table.entries.sorted { $0.key < $1.key }.compactMap { entry in
            let place = Place(offset: entry.node.offset, path: .key(entry.key, in: table.place.path))
            guard case .dictionary(let dictionary) = entry.node.value else {
                table.findings.error(
                    at: place, "a combination has to be a dictionary, and is \(entry.node.value.kindName)",
                    mend: "write <dict>…</dict>")
                return nil
            }
            let keyPlace = Place(offset: entry.keyOffset ?? entry.node.offset, path: place.path)
            return decode(
                parameters: parameters(entry.key, at: keyPlace, table.findings),
                Fields(dictionary, at: place, keys: Self.keys, findings: table.findings))
        }
    }

    /// The names that a key joins with commas.
    private func parameters(_ key: String, at place: Place, _ findings: Findings) -> [String] {
        let listed = key.split(separator: ",").map { $0.drop(while: \.isWhitespace) }.map(String.init)
        for name in listed where !names.contains(name) {
            findings.warning(
                at: place, "the combination names '\(name.shortened)', which is no parameter of the intent",
                mend: NearestName(among: names.sorted()).find(name).map { "write '\($0)'" } ?? "take the name away")
        }
        return listed
    }

    private func decode(parameters: [String], _ fields: Fields) -> CombinationDeclaration {
        var combination = CombinationDeclaration(parameters: parameters)
        combination.title = text("INIntentParameterCombinationTitle", fields)
        combination.subtitle = text("INIntentParameterCombinationSubtitle", fields)
        combination.isPrimary = fields.flag("INIntentParameterCombinationIsPrimary")
        combination.runsInBackground = fields.flag("INIntentParameterCombinationSupportsBackgroundExecution")
        combination.isLinked =
            fields.flag("INIntentParameterCombinationIsLinked")
            || fields.flag("INIntentParameterCombinationUpdatesLinked")
        return combination
    }

    private func text(_ key: String, _ fields: Fields) -> LocalizableText? {
        let text = fields.text(key)
        PlaceholderCheck(names: names).check(text, at: fields.place(of: key), fields.findings)
        return text
    }
}
