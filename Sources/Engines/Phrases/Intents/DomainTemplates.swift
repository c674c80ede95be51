// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Reads the templates of a wording: rules are put in their places, and slots refer to the lists of what may be said there.
///
/// `{content}` is what may be said for a parameter, `{text:content}` any words to the last one, `{clause:content}` the same
/// where they begin as a message does, `{goalValue*1000}` a number of thousands, `{place:dropOffLocation}` a list of the
/// wording's own, `<app>` the app's name.
struct DomainTemplates {
    private let wording: IntentWording
    private let words: LanguageWords
    private let listName: (String) -> String
    private let prefix: String
    /// The rules that are being put in their places.
    private var open: Set<String> = []
    /// The numbers that are counted in thousands and the like, by the names of their lists.
    private(set) var numbers: [String: Double] = [:]

    /// - Parameter listName: Gives the name of a parameter's list.
    init(_ wording: IntentWording, meaning: Int, listName: @escaping (String) -> String) {
        self.wording = wording
        self.listName = listName
        words = LanguageWords.of(wording.language)
        prefix = "own.\(meaning).\(wording.language)."
    }

    /// The lists of the wording's own, each by the name that slots refer to it with.
    func lists() throws(TemplateError) -> [(name: String, list: SlotList)] {
        var lists: [(name: String, list: SlotList)] = []
        for (name, text) in wording.lists.sorted(by: { $0.key < $1.key }) {
            let words = SlotList.Value(words: try TemplateReader.template(text), value: nil)
            lists.append((prefix + name, .names([words])))
        }
        return lists
    }

    /// A template as a sentence is compared with it, also with the app's name.
    mutating func template(_ text: String) throws(TemplateError) -> PhraseTemplate {
        let sentence = try expanded(try TemplateReader.template(text), in: text)
        guard !wording.apps.isEmpty else { return sentence }
        let app: PhraseTemplate = .alternatives(wording.apps.map { .text($0) })
        guard !words.isUnspaced else {
            let before: PhraseTemplate = .alternatives(words.besideSentence.map { .text($0) })
            let after: PhraseTemplate = .optional(.alternatives(words.afterBeside.map { .text($0) }))
            return .sequence([.optional(.sequence([before, app, after])), sentence])
        }
        let asks: PhraseTemplate = .alternatives(words.asking.map { .text($0 + " ") })
        let asking: PhraseTemplate = .sequence([asks, app, .text(words.askedFor)])
        let preposition: PhraseTemplate = .alternatives(words.besideSentence.map { .text($0 + " ") })
        let beside: PhraseTemplate = .sequence([preposition, app])
        let afterBeside = words.afterBeside.map { PhraseTemplate.text(" " + $0) }
        return .sequence([
            .optional(.alternatives([asking, .sequence([beside, .text(" ")])])), sentence,
            .optional(.sequence([.text(" "), beside, .optional(.alternatives(afterBeside))])),
        ])
    }

    private mutating func expanded(_ template: PhraseTemplate, in text: String) throws(TemplateError) -> PhraseTemplate
    {
        switch template {
        case .text: return template
        case .sequence(let parts): return .sequence(try all(parts, in: text))
        case .alternatives(let parts): return .alternatives(try all(parts, in: text))
        case .permutation(let parts): return .permutation(try all(parts, in: text))
        case .optional(let part): return .optional(try expanded(part, in: text))
        case .slot(let list, let name): return try slot(list, name, in: text)
        case .rule("app"): return .alternatives(wording.apps.map { .text($0) })
        case .rule(let name):
            guard let rule = wording.rules[name] else { throw TemplateError(.unknownRule(name), template: text) }
            guard open.insert(name).inserted else { throw TemplateError(.circularRule(name), template: text) }
            defer { open.remove(name) }
            return try expanded(try TemplateReader.template(rule), in: text)
        }
    }

    private mutating func all(_ parts: [PhraseTemplate], in text: String) throws(TemplateError) -> [PhraseTemplate] {
        var expanded: [PhraseTemplate] = []
        for part in parts { expanded.append(try self.expanded(part, in: text)) }
        return expanded
    }

    private mutating func slot(_ list: String, _ name: String, in text: String) throws(TemplateError) -> PhraseTemplate
    {
        // A number of another unit, or one that may have a fraction.
        let parts = name.split(separator: "*", maxSplits: 1).map(String.init)
        guard let parameter = wording.parameters.first(where: { $0.name == parts[0] }) else {
            throw TemplateError(.unknownList(parts[0]), template: text)
        }
        if parts.count == 2 {
            guard let factor = Double(parts[1]), factor > 0 else {
                throw TemplateError(.unknownList(name), template: text)
            }
            let list = "numbers.\(wording.language)*\(parts[1])"
            numbers[list] = factor
            return .slot(list: list, name: parameter.name)
        }
        let known: PhraseTemplate = .slot(list: listName(parameter.name), name: parameter.name)
        func orNamed(_ list: String) -> PhraseTemplate {
            let other: PhraseTemplate = .slot(list: list, name: parameter.name)
            return parameter.hasNames ? .alternatives([known, other]) : other
        }
        switch list {
        case "text": return orNamed(LanguageGrammar.verbatim)
        case "clause": return orNamed(LanguageGrammar.clause(in: wording.language))
        case name:
            let isFree = parameter.isOpen || parameter.values == .freeText
            let person = LanguageGrammar.person(in: wording.language)
            return isFree ? orNamed(parameter.isPerson ? person : LanguageGrammar.wholeText) : known
        case let own where wording.lists[own] != nil: return orNamed(prefix + own)
        default: throw TemplateError(.unknownList(list), template: text)
        }
    }
}

extension IntentWording.Parameter {
    fileprivate var hasNames: Bool {
        if case .names = values { true } else { false }
    }
}

extension IntentWording.Template {
    private static let arrow = " -> "

    /// What its readings tell as their template: its words, and what they say without a word for it.
    package var label: String {
        guard !constants.isEmpty else { return text }
        return text + Self.arrow
            + constants.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }

    /// What a reading says without a word for it, by the label of its template.
    package static func constants(of label: String) -> [String: String] {
        guard let arrow = label.range(of: Self.arrow, options: .backwards) else { return [:] }
        let pairs = label[arrow.upperBound...].split(separator: ",").compactMap { constant -> (String, String)? in
            let parts = constant.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
