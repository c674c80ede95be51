// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

<<<<<<< HEAD
/// The keys of one dictionary, read by the types they must have.
///
/// A wrong type is reported where it stands and reads as absent. Booleans and
/// numbers take the other spellings that Xcode's own reader takes.
final class Fields {
    let location: SourceLocation
    let findings: Findings
    let entries: [PropertyListNode.Entry]
    private let places: [String: Int]
    private var asked: Set<String> = []

    init?(_ node: PropertyListNode, of what: String, _ findings: Findings) {
        guard case .dictionary(let entries) = node.content else {
            findings.error(at: node.location, "\(what) is \(node.kind)", mend: "make it a dictionary")
            return nil
        }
        location = node.location
        self.findings = findings
        self.entries = entries
        places = Dictionary(entries.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The value under a key, whatever it is.
    func node(_ key: String) -> PropertyListNode? {
        asked.insert(key)
        return places[key].map { entries[$0].value }
    }

    /// Where a message about a key points: at its value, else at the dictionary without it.
    func place(of key: String) -> SourceLocation {
        places[key].map { entries[$0].value.location } ?? location
    }

    func has(_ key: String) -> Bool { node(key) != nil }

    func string(_ key: String) -> String? {
        guard let node = node(key) else { return nil }
        if case .string(let text) = node.content { return text }
        return wrong(key, node, "a string")
    }

    /// A string that has to be there and not be empty.
    func requiredString(_ key: String, of what: String, example: String) -> String? {
        guard let node = node(key) else {
            findings.error(
                at: location, "\(what) has no \(key)", mend: "add <key>\(key)</key> <string>\(example)</string>")
            return nil
        }
        guard let text = string(key) else { return nil }
        guard text.contains(where: { !$0.isWhitespace }) else {
            findings.error(at: node.location, "\(key) of \(what) is empty", mend: "write a name such as \(example)")
            return nil
        }
        return text
    }

    /// Absent is false.
    func flag(_ key: String) -> Bool { boolean(key) ?? false }

    /// `YES` and 1 are written by older editors and by tools.
    func boolean(_ key: String) -> Bool? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .boolean(let value): return value
        case .integer(0): return false
        case .integer(1): return true
        case .string(let text) where ["YES", "TRUE", "1"].contains(text.uppercased()): return true
        case .string(let text) where ["NO", "FALSE", "0"].contains(text.uppercased()): return false
        default: return wrong(key, node, "<true/> or <false/>")
        }
    }

    func integer(_ key: String) -> Int? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .integer(let value): return value
        case .real(let value) where Int(exactly: value) != nil: return Int(exactly: value)
        case .string(let text) where Int(text) != nil: return Int(text)
        default: return wrong(key, node, "an integer")
        }
    }

    /// A finite number; the empty `<data/>` that stands for no bound is nil.
    func number(_ key: String) -> Double? {
        guard let node = node(key) else { return nil }
        switch node.content {
        case .integer(let value): return Double(value)
        case .large(let value): return Double(value)
        case .real(let value) where value.isFinite: return value
        case .string(let text): return Double(text).flatMap { $0.isFinite ? $0 : nil } ?? wrong(key, node, "a number")
        case .data(let data) where data.isEmpty: return nil
        default: return wrong(key, node, "a number")
        }
    }

    /// The words under a key with the translation key under the same key and `ID`; nil without words.
    func text(_ key: String) -> LocalizableText? {
        let translationKey = string(key + "ID").flatMap { $0.isEmpty ? nil : $0 }
        guard let words = string(key), !words.isEmpty else { return nil }
        return LocalizableText(words, key: translationKey)
    }

    /// The elements of an array; none where the key is absent.
    func elements(_ key: String) -> [PropertyListNode] {
        guard let node = node(key) else { return [] }
        if case .array(let elements) = node.content { return elements }
        return wrong(key, node, "an array") ?? []
    }

    /// The elements of an array of dictionaries.
    func dictionaries(_ key: String, of what: String) -> [Fields] {
        elements(key).compactMap { Fields($0, of: what, findings) }
    }

    func dictionary(_ key: String) -> Fields? {
        node(key).flatMap { Fields($0, of: key, findings) }
    }

    /// Says that the value under a key is of the wrong type.
    func wrong<Value>(_ key: String, _ node: PropertyListNode, _ expected: String) -> Value? {
        findings.error(at: node.location, "\(key) is \(node.kind)", mend: "make it \(expected)")
        return nil
    }

    /// Keys that are known and say nothing that is used.
    func ignore(_ keys: String...) {
        asked.formUnion(keys)
    }

    /// Warns of keys that nobody asked for and that look like one that was.
    func finish() {
        let known = asked.union(asked.map { $0 + "ID" })
        for entry in entries where !known.contains(entry.key) {
            guard let meant = Spelling.nearest(to: entry.key, in: known, within: 2) else { continue }
            findings.warning(
                at: entry.keyLocation, "'\(entry.key)' is no key of a definition and is not read",
                mend: "write \(meant)")
        }
    }
=======
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
>>>>>>> room/system
}
