// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Makes templates of what is known about intents: their titles to the letter, and their words and values in any order,
/// as people say them.
package struct IntentPhrases {
    private var builder = GrammarBuilder()
    private var known: Set<String> = []
    private var languages: Set<String> = []
    /// By meaning, words that have to do with it.
    private var hints: [Int: Set<String>] = [:]

    private let isToTheLetter: Bool

    /// - Parameter isToTheLetter: Whether titles are all that is said. Anyone who listens for fewer sentences confuses
    ///   fewer.
    package init(isToTheLetter: Bool = false) {
        self.isToTheLetter = isToTheLetter
    }

    /// Adds the ways to say one intent.
    ///
    /// - Parameter meaning: What a reading of one of them has as its meaning.
    /// - Throws: ``TemplateError`` where the grammar becomes too large.
    package mutating func add(_ wording: IntentWording, meaning: Int) throws(TemplateError) {
        let words = LanguageWords.of(wording.language)
        languages.insert(wording.language)
        hints[meaning, default: []].formUnion(Self.words(of: wording.summary))
        for parameter in wording.parameters {
            let names = ParameterNames(parameter.title, words).all
            hints[meaning, default: []].formUnion(Self.words(of: parameter.title) + names)
        }
        // What everybody says tells nothing of what an app's sentences are about.
        builder.addsKnownWords = !wording.isToTheLetter
        try addLists(of: wording, words, meaning)
        for title in wording.titles { try add(title: title, of: wording, words, meaning) }
        if !wording.templates.isEmpty { try addTemplates(of: wording, words, meaning) }
        if !isToTheLetter, !wording.isToTheLetter { try addParts(of: wording, words, meaning) }
    }

    /// All that was added, and what the languages bring along.
    package func grammar() throws(TemplateError) -> Grammar {
        .joining([Grammar.Part(try LanguageGrammar.of(languages, isHeard: isToTheLetter)), Grammar.Part(try part())])
    }

    /// What was added, to be joined after the grammar of its languages.
    package consuming func part() throws(TemplateError) -> Grammar {
        try builder.add(fillers: [], hints: hints.mapValues { $0.sorted().map { .text($0) } })
        return builder.grammar()
    }

    // MARK: Titles

    /// A title to the letter, also with the app's name.
    private mutating func add(
        title: String, of wording: IntentWording, _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) {
        let reader = TitleReader(wording)
        guard var template = reader.template(title, list: listName(wording, meaning)) else { return }
        let isFree = !isToTheLetter && !wording.isToTheLetter
        if isFree, let more = try following(title, of: wording, words, meaning) {
            template = .sequence([template, more])
        }
        try builder.add(template, text: title, meaning: meaning, label: title)
        if isToTheLetter {
            let heard = HeardTitle(title, of: wording, words, list: listName(wording, meaning))
            for template in heard.templates { try builder.add(template, text: title, meaning: meaning) }
        }
        for app in wording.apps {
            let places = words.prepositions.map { PhraseTemplate.text(" " + $0 + " " + app) }
            try builder.add(.sequence([template, .alternatives(places)]), text: title, meaning: meaning, label: title)
            let gap = words.isUnspaced ? "" : " "
            let before = words.besideSentence.prefix(2).map { PhraseTemplate.text($0 + gap + app + gap) }
            let asking = words.asking.map { PhraseTemplate.text($0 + gap + app + words.askedFor) }
            let addressed: [PhraseTemplate] = before + asking + [.text(app + gap)]
            try builder.add(.sequence([.alternatives(addressed), template]), meaning: meaning, label: title)
        }
    }

    /// What may follow a title with values: others that it does not have, in any order.
    private mutating func following(
        _ title: String, of wording: IntentWording, _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) -> PhraseTemplate? {
        let said = Set(TitleReader.pieces(of: title))
        guard said.contains(where: \.isValue) else { return nil }
        let others = wording.parameters.filter { !said.contains(.value($0.name)) }
        var (values, texts): ([PhraseTemplate], [PhraseTemplate]) = ([], [])
        for parameter in others {
            if PartKind(parameter.values) == .freeText {
                // What may be anything is known by its name: with note too hot.
                guard let name = try nameSlot(of: parameter, wording, words) else { continue }
                let value: PhraseTemplate = .slot(list: LanguageGrammar.wholeText, name: parameter.name)
                texts.append(.sequence([name, Self.gap(words), value]))
            } else if !parameter.isInTitlesAlone {
                values.append(try part(for: parameter, of: wording, words, meaning))
            }
        }
        let parts = (values + texts).prefix(Self.mostFollowing).map { Self.joined($0, words) }
        return Self.anyOrder(of: parts, gap: Self.gap(words))
    }

    /// Each of them makes as many ways again as there were.
    private static let mostFollowing = 3

    /// A part that may follow an “and”, as one of several values does: elsewhere that begins another command.
    private static func joined(_ part: PhraseTemplate, _ words: LanguageWords) -> PhraseTemplate {
        let conjunctions = words.joiningCommands.map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.contains(where: \.isLetter) }
        let before: PhraseTemplate = .alternatives(conjunctions.map { .text($0 + (words.isUnspaced ? "" : " ")) })
        return conjunctions.isEmpty ? part : .sequence([.optional(before), part])
    }

    /// Some of the parts, each after a gap; nil of none.
    private static func anyOrder(of parts: [PhraseTemplate], gap: PhraseTemplate) -> PhraseTemplate? {
        guard !parts.isEmpty else { return nil }
        let ways = parts.indices.map { index in
            var others = parts
            let first = others.remove(at: index)
            return PhraseTemplate.sequence([gap, first] + [anyOrder(of: others, gap: gap)].compactMap(\.self))
        }
        return .optional(.alternatives(ways))
    }

    // MARK: Templates

    /// The templates of a domain, also with the app's name.
    private mutating func addTemplates(
        of wording: IntentWording, _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) {
        var reader = DomainTemplates(wording, meaning: meaning, listName: listName(wording, meaning))
        for (name, list) in try reader.lists() { try addOnce(list, named: name) }
        for template in wording.templates {
            let spoken = try reader.template(template.text)
            for (name, factor) in reader.numbers {
                try addOnce(ParameterList.numbers(times: factor, wording.language), named: name)
            }
            try builder.add(spoken, text: template.text, meaning: meaning, label: template.label, isStrict: true)
        }
    }

    // MARK: Lists

    /// The names of parameters' lists. What is said alike for many is one list.
    private func listName(_ wording: IntentWording, _ meaning: Int) -> (String) -> String {
        let values = Dictionary(wording.parameters.map { ($0.name, $0.values) }) { first, _ in first }
        return { name in
            switch values[name] {
            case .names: "\(meaning).\(wording.language).\(name)"
            case .numbers(IntentWording.Values.anyNumber): LanguageGrammar.numbers(in: wording.language)
            case .numbers(let bounds): "numbers.\(wording.language).\(bounds)"
            case .decimals: LanguageGrammar.decimals(in: wording.language)
            case .duration: LanguageGrammar.duration(in: wording.language)
            case .date: LanguageGrammar.date(in: wording.language)
            case .money: LanguageGrammar.money(in: wording.language)
            case .measurement(let dimension): "\(dimension).\(wording.language)"
            case .freeText, nil: LanguageGrammar.freeText
            }
        }
    }

    private mutating func addLists(
        of wording: IntentWording, _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) {
        let name = listName(wording, meaning)
        var words = words
        // Anyone who tells what they did asks for nothing to be begun.
        if wording.isToTheLetter { words.partedVerbs = [] }
        let isHeard = isToTheLetter
        for list in LanguageGrammar.lists(of: wording.language) { builder.declare(listNamed: list) }
        for parameter in wording.parameters where !LanguageGrammar.has(parameter.values) {
            try addOnce(
                ParameterList(parameter.values, words: words, language: wording.language, isHeard: isHeard).list,
                named: name(parameter.name), isShared: PartKind(parameter.values) != .value)
        }
    }

    private mutating func addOnce(
        _ list: @autoclosure () -> SlotList, named name: String, isShared: Bool = false
    ) throws(TemplateError) {
        guard known.insert(name).inserted else { return }
        try builder.add(list(), named: name, isShared: isShared)
    }

    /// The words of a sentence; of a script without spaces any two characters, for nothing says which are a word.
    private static func words(of text: String) -> [String] {
        let tokens = FoldedText(text).tokens
        let pairs = zip(tokens, tokens.dropFirst()).filter { $0.isIdeograph && $1.isIdeograph }
        return tokens.filter { !$0.isIdeograph }.map(\.text) + pairs.map { $0.text + $1.text }
    }

    // MARK: Parts in any order

    private mutating func addParts(
        of wording: IntentWording, _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) {
        let title = TitleWords(wording, words)
        var parts: [PhraseTemplate] = []
        var kinds: [PartKind] = []
        func add(_ part: PhraseTemplate, _ kind: PartKind) {
            guard parts.count < PhraseTemplate.mostPermuted else { return }
            parts.append(part)
            kinds.append(kind)
        }
        // A list that is named by all of its words is one for all apps that have it.
        let action = "action.\(wording.language).\(title.action.joined(separator: "|"))"
        if !title.action.isEmpty {
            hints[meaning, default: []].formUnion(title.action)
            try addOnce(.synonyms(title.action.map { .text($0) }), named: action, isShared: true)
            add(.slot(list: action, name: ""), .action)
        }
        if !title.things.isEmpty {
            let thing = "thing.\(wording.language).\(title.thingTexts)"
            try addOnce(.synonyms(title.things), named: thing, isShared: true)
            add(.slot(list: thing, name: ""), .thing)
        }
        if !wording.apps.isEmpty {
            let app = "app.\(wording.language).\(wording.apps[0])"
            try addOnce(.synonyms([Self.app(wording.apps, words)]), named: app)
            add(.slot(list: app, name: ""), .app)
        }
        let said = wording.parameters.filter { !$0.isInTitlesAlone }
        for parameter in said where PartKind(parameter.values) != .freeText {
            add(try part(for: parameter, of: wording, words, meaning), PartKind(parameter.values))
        }
        let hasThing = kinds.contains(.thing) && !title.isWhole
        try builder.add(anyOf: parts, text: wording.titles.first ?? "", meaning: meaning) { said in
            PartKind.penalty(of: kinds.indices.filter { said & (1 << $0) != 0 }.map { kinds[$0] }, hasThing: hasThing)
        }
        if let text = said.first(where: { PartKind($0.values) == .freeText }), kinds.first == .action {
            try addText(text, among: parts, kinds, hasThing: hasThing, of: wording, meaning)
        }
        let part = Dictionary(zip(kinds, parts)) { first, _ in first }
        if let parameter = Self.mainParameter(of: wording) {
            try addUnknownNames(for: parameter, of: wording, beside: part, words, meaning)
        }
    }

    /// A text that may be anything, which only the word for what is done tells from any other: it comes first.
    private mutating func addText(
        _ text: IntentWording.Parameter, among parts: [PhraseTemplate], _ kinds: [PartKind], hasThing: Bool,
        of wording: IntentWording, _ meaning: Int
    ) throws(TemplateError) {
        let words = LanguageWords.of(wording.language)
        let gap = Self.gap(words)
        let joining: PhraseTemplate = .slot(list: LanguageGrammar.joining(in: wording.language), name: "")
        // No word is left out behind a text, so those that join it to the next part are named.
        var others: [PhraseTemplate] = parts.dropFirst().prefix(PhraseTemplate.mostPermuted - 1).map {
            .sequence([.optional(.sequence([joining, gap])), $0])
        }
        others.append(.slot(list: LanguageGrammar.freeText, name: text.name))
        let otherKinds = kinds.dropFirst().prefix(PhraseTemplate.mostPermuted - 1) + [.freeText]
        try builder.add(
            anyOf: others, after: parts[0], text: wording.titles.first ?? "", meaning: meaning
        ) { said in
            guard said & (1 << (others.count - 1)) != 0 else { return nil }
            let said = otherKinds.enumerated().filter { said & (1 << $0.offset) != 0 }.map(\.element)
            return PartKind.penalty(of: [.action] + said, hasThing: hasThing)
        }
    }

    /// A parameter's value, and of several amounts each with the word that tells whose it is: three cups in five
    /// minutes.
    private mutating func part(
        for parameter: IntentWording.Parameter, of wording: IntentWording, _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) -> PhraseTemplate {
        let slot: PhraseTemplate = .slot(list: listName(wording, meaning)(parameter.name), name: parameter.name)
        let value = PartKind(parameter.values) == .amount ? Self.joined(slot, words) : slot
        let amounts = wording.parameters.filter { PartKind($0.values) == .amount && !$0.isInTitlesAlone }
        guard amounts.count > 1, PartKind(parameter.values) == .amount else { return value }
        guard let name = try nameSlot(of: parameter, wording, words) else { return value }
        return .sequence([value, .optional(.sequence([Self.gap(words), name]))])
    }

    /// What a parameter is called; nil if it is called nothing.
    private mutating func nameSlot(
        of parameter: IntentWording.Parameter, _ wording: IntentWording, _ words: LanguageWords
    ) throws(TemplateError) -> PhraseTemplate? {
        let names = ParameterNames(parameter.title, words).all
        guard !names.isEmpty else { return nil }
        let list = "called.\(wording.language).\(names.joined(separator: "|"))"
        try addOnce(.synonyms(names.map { .text($0) }), named: list, isShared: true)
        return .slot(list: list, name: "")
    }

    private static func gap(_ words: LanguageWords) -> PhraseTemplate { .text(words.isUnspaced ? "" : " ") }

    /// The parameter that a title names first and that has names: the kind of what is ordered.
    private static func mainParameter(of wording: IntentWording) -> String? {
        let kinds = Dictionary(wording.parameters.map { ($0.name, PartKind($0.values)) }) { first, _ in first }
        let inTitles = wording.titles.lazy.flatMap(TitleReader.pieces).compactMap { piece in
            if case .value(let name) = piece { name } else { nil }
        }
        return (inTitles + wording.parameters.map(\.name)).first { kinds[$0] == .value }
    }

    /// Names that no list has, beside the word for what they name: an app may know more than it offers.
    private mutating func addUnknownNames(
        for parameter: String, of wording: IntentWording, beside part: [PartKind: PhraseTemplate],
        _ words: LanguageWords, _ meaning: Int
    ) throws(TemplateError) {
        guard let thing = part[.thing] else { return }
        let gap: PhraseTemplate = .text(words.isUnspaced ? "" : " ")
        let joining: PhraseTemplate = .slot(list: LanguageGrammar.joining(in: wording.language), name: "")
        func optional(_ part: PhraseTemplate) -> PhraseTemplate { .optional(.sequence([part, gap])) }
        // Without them the words before a thing may be anything: who sells a pizza orders none.
        let first = [part[.action], part[.amount]].compactMap(\.self)
        let beginnings: [PhraseTemplate] = first.indices.map { index in
            .sequence([first[index], gap] + [optional(joining)] + first[(index + 1)...].map(optional))
        }
        guard !beginnings.isEmpty else { return }
        let name: PhraseTemplate = .slot(list: LanguageGrammar.unknownName, name: parameter)
        try builder.add(
            .sequence([.alternatives(beginnings), name, gap, thing]), text: wording.titles.first ?? "",
            meaning: meaning, penalty: PartKind.penaltyOfUnknownName)
    }

    private static func app(_ names: [String], _ words: LanguageWords) -> PhraseTemplate {
        let gap = words.isUnspaced ? "" : " "
        return .sequence([
            .optional(.alternatives(words.beforeApp.map { .text($0 + gap) })), .alternatives(names.map { .text($0) }),
            .optional(.alternatives(words.afterApp.map { .text(gap + $0) })),
        ])
    }
}
