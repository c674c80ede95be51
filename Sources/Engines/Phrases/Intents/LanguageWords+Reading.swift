// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

extension LanguageWords {
    /// Reads a `Words.strings` file.
    ///
    /// Lists have commas between their words, and groups are lines of such a list. Marks have bars between them and keep
    /// their spaces.
    ///
    /// - Parameter strings: Its texts by key; an absent one is an empty list.
    init(_ strings: [String: String]) {
        func words(_ key: String) -> [String] { strings[key]?.listedWords ?? [] }
        func marks(_ key: String) -> [String] { strings[key]?.split(separator: "|").map(String.init) ?? [] }
        func groups(_ key: String) -> [[String]] {
            strings[key]?.split(separator: "\n").map(\.listedWords).filter { !$0.isEmpty } ?? []
        }
        func numbered<Number: LosslessStringConvertible>(_ prefix: String) -> [Number: [String]] {
            strings.reduce(into: [:]) { lists, entry in
                guard entry.key.hasPrefix(prefix), let number = Number(String(entry.key.dropFirst(prefix.count)))
                else { return }
                lists[number] = entry.value.listedWords
            }
        }
        let category = "category."
        let categories = strings.filter { $0.key.hasPrefix(category) }.map {
            (String($0.key.dropFirst(category.count)), $0.value)
        }
        self.init(
            actions: groups("actions"), things: groups("things"),
            categories: Dictionary(categories) { first, _ in first },
            whole: words("whole"), joining: words("joining"), correcting: words("correcting"),
            takingBack: marks("takingBack"), continuing: words("continuing"), solid: words("solid"),
            questions: words("questions"), again: words("again"), oneMore: words("oneMore"),
            pointing: words("pointing"), parting: marks("parting"), joiningCommands: marks("joiningCommands"),
            measures: words("measures"), beforeApp: words("beforeApp"), afterApp: words("afterApp"),
            besideSentence: words("besideSentence"), afterBeside: words("afterBeside"),
            asking: words("asking"), askedFor: strings["askedFor"] ?? " ", units: words("units"),
            spans: words("spans"),
            clauses: words("clauses"), introducing: words("introducing"),
            introducingClauses: words("introducingClauses"), nameless: words("nameless"),
            numbers: numbered("number."), partedVerbs: Set(words("partedVerbs")),
            plurals: words("plurals"), ones: Set(words("ones")), isUnspaced: strings["wordGap"] == "",
            hasActionLast: strings["actionPlace"] == "last")
    }
}
