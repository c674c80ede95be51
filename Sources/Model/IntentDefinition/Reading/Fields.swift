// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The dictionary of one construct, with its keys checked.
///
/// A wrong type is reported once, when the fields are made; the accessors then
/// read such a key as absent.
struct Fields {
    let place: Place
    let findings: Findings
    private let dictionary: PropertyListDictionary

    /// Checks every key against the table.
    ///
    /// Keys that the table does not have are ignored, unless they look like a
    /// slip of the pen.
    init(_ dictionary: PropertyListDictionary, at place: Place, keys table: KeyTable, findings: Findings) {
        self.dictionary = dictionary
        self.place = place
        self.findings = findings
        for entry in dictionary.entries {
            let here = Place(offset: entry.node.offset, path: .key(entry.key, in: place.path))
            if let kind = table.kinds[entry.key] {
                guard !kind.accepts(entry.node.value) else { continue }
                findings.error(
                    at: here, "'\(entry.key)' has to be \(kind.name), and is \(entry.node.value.kindName)",
                    mend: "write \(kind.example)")
            } else if let near = findings.keyMeant(by: entry.key, in: table), dictionary[near] == nil {
                findings.warning(
                    at: Place(offset: entry.keyOffset, path: here.path),
                    "'\(entry.key.shortened)' is no key of \(table.construct)", mend: "write '\(near)' if that is meant"
                )
            }
        }
    }

    /// The keys of a dictionary whose keys are names of the app's own.
    init(_ dictionary: PropertyListDictionary, at place: Place, findings: Findings) {
        self.dictionary = dictionary
        self.place = place
        self.findings = findings
    }

    var entries: [PropertyListDictionary.Entry] { dictionary.entries }

    func has(_ key: String) -> Bool { dictionary[key] != nil }

    func value(_ key: String) -> PropertyListNode.Value? { dictionary[key]?.value }

    /// The place of a key's value, or of the whole construct where it is absent.
    func place(of key: String) -> Place {
        guard let node = dictionary[key] else { return place }
        return Place(offset: node.offset, path: .key(key, in: place.path))
    }

    // MARK: Values

    func string(_ key: String) -> String? { value(key)?.string }

    /// Absent is false.
    func flag(_ key: String) -> Bool { value(key)?.flag ?? false }

    func optionalFlag(_ key: String) -> Bool? { value(key)?.flag }

    func integer(_ key: String) -> Int? { value(key)?.integer }

    /// A number; nil as well for the empty data that stands for none.
    func number(_ key: String) -> Double? { value(key)?.number }

    /// A text and the id under `<key>ID`; nil where it has no words.
    func text(_ key: String) -> LocalizableText? {
        guard let words = string(key), !words.isEmpty else { return nil }
        return LocalizableText(words, key: string(key + "ID"))
    }

    func fields(_ key: String, keys table: KeyTable) -> Fields? {
        guard case .dictionary(let dictionary) = value(key) else { return nil }
        return Fields(dictionary, at: place(of: key), keys: table, findings: findings)
    }

    /// A dictionary whose keys are names of the app's own, or were checked before.
    func fields(_ key: String) -> Fields? {
        guard case .dictionary(let dictionary) = value(key) else { return nil }
        return Fields(dictionary, at: place(of: key), findings: findings)
    }

    /// The dictionaries of a list; anything else in it is reported.
    func list(_ key: String, keys table: KeyTable) -> [Fields] {
        nodes(key).compactMap { node, here in
            guard case .dictionary(let dictionary) = node.value else {
                findings.error(
                    at: here, "each element of '\(key)' has to be a dictionary, and this is \(node.value.kindName)",
                    mend: "write <dict>…</dict>")
                return nil
            }
            return Fields(dictionary, at: here, keys: table, findings: findings)
        }
    }

    func nodes(_ key: String) -> [(node: PropertyListNode, place: Place)] {
        guard case .array(let nodes) = value(key) else { return [] }
        let path = Place.Path.key(key, in: place.path)
        return nodes.enumerated().map { ($1, Place(offset: $1.offset, path: .index($0, in: path))) }
    }

    // MARK: Required values

    /// A string that has to be there and to hold something.
    func required(_ key: String, of construct: String, mend: String) -> String? {
        guard has(key) else {
            findings.error(at: place, "\(construct) has no '\(key)'", mend: mend)
            return nil
        }
        guard let string = string(key) else { return nil }
        if string.isEmpty {
            findings.error(at: place(of: key), "'\(key)' is empty", mend: mend)
            return nil
        }
        return string
    }

    /// A string out of a few that are known.
    func choice<Choice: RawRepresentable<String>>(
        _ key: String, of construct: String, among choices: [Choice]
    ) -> Choice? {
        let names = choices.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        guard let string = required(key, of: construct, mend: "add it; it is one of \(names)") else { return nil }
        if let choice = Choice(rawValue: string) { return choice }
        let nearest = NearestName(among: choices.map(\.rawValue)).find(string)
        findings.error(
            at: place(of: key), "'\(string.shortened)' is no value of '\(key)'",
            mend: nearest.map { "write '\($0)'" } ?? "write one of \(names)")
        return nil
    }
}
