// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension GrammarBuilder {
    /// Adds a list that slots may refer to, or puts another in its place: templates stay as they are.
    ///
    /// - Parameters:
    ///   - attributes: Those that templates may choose its values by.
    ///   - isShared: Whether the name says all that is in the list, so that grammars which are joined have it once.
    package mutating func add(
        _ list: SlotList, named name: String, attributes: Set<String> = [], isShared: Bool = false
    ) throws(TemplateError) {
        var compiled = Grammar.List(names: attributes)
        compiled.isShared = isShared
        switch list {
        case .freeText:
            compiled.isFreeText = true
            compiled.keepsBeginning = true
            compiled.keepsEnd = true
        case .unknownName:
            compiled.isFreeText = true
            compiled.isUnknownName = true
        case .wholeText(let words), .verbatim(let words):
            compiled.isFreeText = true
            compiled.keepsBeginning = true
            if case .verbatim = list { (compiled.isVerbatim, compiled.keepsEnd) = (true, true) }
            guard !words.isEmpty else { break }
            compiled.values = [nil]
            compiled.attributes = [[:]]
            compiled.root = try root(of: [.alternatives(words)], in: name)
        case .numbers(let range):
            compiled.range = range
            let words = range.words.sorted { $0.key < $1.key }.filter { range.contains($0.key) }
            compiled.values = words.map { .number($0.key * range.multiplier) }
            compiled.attributes = words.map { _ in [:] }
            compiled.root = try root(of: words.map { .alternatives($0.value.map { .text($0) }) }, in: name)
            compiled.measures = try root(of: range.measures.map { .text($0) }, in: name)
        case .spoken(let spoken):
            compiled.spoken = spoken
            compiled.values = [nil]
            compiled.attributes = [[:]]
        case .synonyms(let words):
            compiled.isSilent = true
            compiled.values = [nil]
            compiled.attributes = [[:]]
            compiled.root = try root(of: [.alternatives(words)], in: name)
        case .form(let words):
            compiled.values = [nil]
            compiled.attributes = [[:]]
            compiled.root = try root(of: [words], in: name)
        case .values(let values), .names(let values):
            if case .names = list { compiled.isNames = true }
            compiled.values = values.map(\.value)
            compiled.attributes = values.map(\.attributes)
            compiled.root = try root(of: values.map(\.words), in: name)
        }
        lists[name] = compiled
    }
}
