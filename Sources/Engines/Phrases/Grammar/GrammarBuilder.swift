// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Compiles templates into a grammar, from their ends to their beginnings: so places from which the same may be said
/// come out as one, however options nest.
package struct GrammarBuilder {
    private struct RuleUse: Hashable {
        var rule: String
        var next: UInt32
    }

    private var net = PlaceNet()
    private var short: [String: Utterance] = [:]

    private let rules: [String: PhraseTemplate]
    private var ruleUses: [RuleUse: UInt32] = [:]
    private var open: Set<String> = []

    private var slots: [SlotReference: Int] = [:]
    var lists: [String: Grammar.List] = [:]
    private var declared: Set<String> = []
    private var roots: Set<UInt32> = []
    private var ends: [Grammar.End: Int32] = [:]
    private var fillers: UInt32?
    private var knownWords: Set<String> = []
    /// Whether the words of what is added next may mean something where they are left out of a sentence.
    package var addsKnownWords = true
    private var solidWords: Set<String> = []
    private var askingWords: Set<String> = []
    private var quotingWords: Set<String> = []
    private var admitted: [String: Set<String>] = [:]
    private var template = ""
    /// Places and edges that it has taken so far.
    private var steps = 0
    private var listName: String?

    /// Edges that a grammar may have.
    package static let mostEdges = 20_000_000
    /// Places and edges that one template may take.
    private static let mostSteps = 1_000_000

    /// - Parameter rules: Templates that others refer to, by name.
    package init(rules: [String: PhraseTemplate] = [:]) {
        self.rules = rules
    }

    /// Lets slots refer to a list that the first of the grammars has with which this one is joined.
    package mutating func declare(listNamed name: String) {
        declared.insert(name)
    }

    /// Adds words that may be left out of any sentence.
    ///
    /// - Parameters:
    ///   - joining: Such as belong to free text that they stand before, as an article does.
    ///   - closing: Such as are left out behind a name too, as "please" is.
    ///   - hints: By meaning, such as have to do with it; they cost a little more, and stay in for every other meaning.
    package mutating func add(
        fillers words: [PhraseTemplate], joining: [PhraseTemplate] = [], closing: [PhraseTemplate] = [],
        hints: [Int: [PhraseTemplate]] = [:]
    ) throws(TemplateError) {
        listName = "fillers"
        template = "fillers"
        defer { listName = nil }
        var roots: [UInt32] = []
        for (kind, words) in [words, joining, closing].enumerated() {
            try add(beginsOf: .alternatives(words), before: net.place(meaning: Int32(kind)), to: &roots)
        }
        for (meaning, words) in hints.sorted(by: { $0.key < $1.key }) {
            try add(beginsOf: .alternatives(words), before: end(meaning, 0, ""), to: &roots)
        }
        fillers = net.strip(try union(roots))
    }

    /// Adds words that are never a slip for another one, such as “not”.
    ///
    /// - Parameters:
    ///   - asking: Those that make a question of a sentence.
    ///   - quoting: Words that keep all words behind a name that contains them.
    package mutating func add(solidWords words: [String], asking: [String], quoting: [String] = []) {
        // One character of a longer word is not a word.
        func folded(_ words: [String]) -> Set<String> {
            Set(
                words.map { FoldedText($0).tokens }.filter { $0.count == 1 || !$0.contains(where: \.isIdeograph) }
                    .flatMap { $0.map(\.text) })
        }
        askingWords.formUnion(folded(asking))
        solidWords.formUnion(folded(words + asking))
        quotingWords.formUnion(quoting.flatMap { FoldedText($0).tokens.map(\.text) })
    }

    /// Adds a template.
    ///
    /// - Parameters:
    ///   - text: The template as it is written, for errors.
    ///   - meaning: What is told when a sentence is this one.
    ///   - penalty: What is added to the cost of its readings, in thousandths of a slip.
    ///   - label: What its readings tell as their template; templates with one label and meaning share their endings.
    ///   - isStrict: Whether words that have no place in it are a reason to doubt that it is meant.
    ///   - admitted: What the attributes of the values in its slots may be.
    package mutating func add(
        _ template: PhraseTemplate, text: String = "", meaning: Int, penalty: Int32 = 0,
        label: String = "", isStrict: Bool = false, admitting admitted: [String: Set<String>] = [:]
    ) throws(TemplateError) {
        begin(text, admitting: admitted)
        roots.insert(net.strip(try begin(of: template, before: end(meaning, penalty, label, isStrict: isStrict))))
    }

    /// Adds parts that may be said in any order, some of them only.
    ///
    /// - Parameters:
    ///   - parts: At most ``PhraseTemplate/mostPermuted``.
    ///   - first: What is said before all of them.
    ///   - penalty: What is added to the cost of a sentence with these of the parts, as bits; nil if they are not
    ///     enough.
    package mutating func add(
        anyOf parts: [PhraseTemplate], after first: PhraseTemplate? = nil, text: String = "", meaning: Int,
        label: String = "", penalty: (_ said: Int) -> Int32?
    ) throws(TemplateError) {
        guard parts.count <= PhraseTemplate.mostPermuted else { throw TemplateError(.tooManyPermuted, template: text) }
        begin(text, admitting: [:])
        let ends = (0..<1 << parts.count).map { said in penalty(said).map { end(meaning, $0, label) } }
        let begins = try begins(of: parts, inAnyOrderTo: ends)
        guard !begins.isEmpty else { return }
        var root = try union(begins)
        if let first { root = try begin(of: first, before: root) }
        roots.insert(net.strip(root))
    }

    private mutating func begin(_ text: String, admitting admitted: [String: Set<String>]) {
        template = text
        steps = 0
        // Rules have slots too, which admit what their template does.
        if admitted != self.admitted { ruleUses = [:] }
        self.admitted = admitted
    }

    private mutating func end(_ meaning: Int, _ penalty: Int32, _ label: String, isStrict: Bool = false) -> UInt32 {
        let end = Grammar.End(meaning: meaning, penalty: penalty, label: label, isStrict: isStrict)
        let index = ends[end] ?? Int32(ends.count)
        ends[end] = index
        return net.place(meaning: Grammar.end(index))
    }

    /// The grammar of all that was added.
    package func grammar() -> Grammar {
        var grammar = net.grammar
        grammar.roots = roots.sorted()
        grammar.ends = ends.sorted { $0.value < $1.value }.map(\.key)
        grammar.fillers = fillers.map { [$0] } ?? []
        grammar.slots = slots.sorted { $0.value < $1.value }.map(\.key)
        grammar.lists = lists
        grammar.words = knownWords
        grammar.solidWords = solidWords
        grammar.askingWords = askingWords
        grammar.quotingWords = quotingWords
        return grammar
    }

    /// Where the words of a list's values begin; each value is the meaning of its number.
    mutating func root(of templates: [PhraseTemplate], in list: String) throws(TemplateError) -> UInt32 {
        listName = list
        template = list
        defer { listName = nil }
        var roots: [UInt32] = []
        net.reserve(placesFor: templates.count)
        for (index, words) in templates.enumerated() {
            steps = 0
            try add(beginsOf: words, before: net.place(meaning: Int32(index)), to: &roots)
        }
        return net.strip(try union(roots))
    }

    // MARK: Expressions

    private mutating func begin(of expression: PhraseTemplate, before next: UInt32) throws(TemplateError) -> UInt32 {
        try count(steps: 1)
        switch expression {
        case .text(let text): return words(text, before: next)
        case .sequence(let parts):
            var next = next
            for part in parts.reversed() { next = try begin(of: part, before: next) }
            return next
        case .slot(let list, let name): return try slot(list: list, name: name, before: next)
        case .rule(let name): return try rule(name, before: next)
        case .alternatives, .permutation, .optional:
            var begins: [UInt32] = []
            try add(beginsOf: expression, before: next, to: &begins)
            return try union(begins)
        }
    }

    /// All the places where an expression may begin, so that they become one no earlier than they must.
    private mutating func add(
        beginsOf expression: PhraseTemplate, before next: UInt32, to begins: inout [UInt32]
    ) throws(TemplateError) {
        try count(steps: 1)
        switch expression {
        case .alternatives(let branches):
            for branch in branches { try add(beginsOf: branch, before: next, to: &begins) }
        case .permutation(let parts):
            guard parts.count <= PhraseTemplate.mostPermuted else {
                throw TemplateError(.tooManyPermuted, template: template)
            }
            let unsaid = [UInt32?](repeating: nil, count: (1 << parts.count) - 1)
            begins += try self.begins(of: parts, inAnyOrderTo: unsaid + [next])
        case .optional(let inner):
            try add(beginsOf: inner, before: next, to: &begins)
            begins.append(next)
        case .sequence(let parts):
            guard let first = parts.first else { return begins.append(next) }
            var next = next
            for part in parts.dropFirst().reversed() { next = try begin(of: part, before: next) }
            try add(beginsOf: first, before: next, to: &begins)
        case .text, .slot, .rule: begins.append(try begin(of: expression, before: next))
        }
    }

    /// Where parts in any order begin: orders that have said the same parts go on as one, so there are as many places
    /// as sets of parts.
    ///
    /// - Parameter ends: For each set of parts as bits the place after it; nil if they are not enough.
    private mutating func begins(
        of parts: [PhraseTemplate], inAnyOrderTo ends: [UInt32?]
    ) throws(TemplateError) -> [UInt32] {
        var nodes = ends
        // Anyone who has said more parts has fewer left: from the last to the first.
        for said in nodes.indices.reversed() {
            var ways: [UInt32] = []
            for (index, part) in parts.enumerated() where said & (1 << index) == 0 {
                guard let next = nodes[said | (1 << index)] else { continue }
                try add(beginsOf: part, before: next, to: &ways)
            }
            let end = ends[said].map { [$0] } ?? []
            if said == 0 { return ways + end }
            if !ways.isEmpty { nodes[said] = try union([net.space(before: try union(ways))] + end) }
        }
        return []
    }

    private mutating func rule(_ name: String, before next: UInt32) throws(TemplateError) -> UInt32 {
        let use = RuleUse(rule: name, next: next)
        if let place = ruleUses[use] { return place }
        guard let rule = rules[name] else { throw TemplateError(.unknownRule(name), template: template) }
        guard open.insert(name).inserted else { throw TemplateError(.circularRule(name), template: template) }
        defer { open.remove(name) }
        let place = try begin(of: rule, before: next)
        ruleUses[use] = place
        return place
    }

    private mutating func slot(list: String, name: String, before next: UInt32) throws(TemplateError) -> UInt32 {
        if let listName { throw TemplateError(.slotInList(listName), template: template) }
        guard lists[list] != nil || declared.contains(list) else {
            throw TemplateError(.unknownList(list), template: template)
        }
        let attributes = lists[list]?.names ?? []
        let reference = SlotReference(
            list: list, name: name, admitted: admitted.filter { attributes.contains($0.key) })
        let index = slots[reference] ?? slots.count
        slots[reference] = index
        return net.letter(Symbol.slot(index), before: next)
    }

    private mutating func words(_ text: String, before next: UInt32) -> UInt32 {
        let spoken = utterance(of: text)
        if addsKnownWords {
            knownWords.formUnion(spoken.text.tokens.lazy.filter { !$0.isIdeograph }.map(\.text))
        }
        guard !spoken.symbols.isEmpty else { return spoken.hasGapBefore ? net.space(before: next) : next }
        var next = spoken.hasGapAfter ? net.space(before: next) : next
        for symbol in spoken.symbols.reversed() {
            next = symbol == Symbol.space ? net.space(before: next) : net.letter(symbol, before: next)
        }
        return spoken.hasGapBefore ? net.space(before: next) : next
    }

    /// What is as short as an ending or a gap comes again and again.
    private mutating func utterance(of text: String) -> Utterance {
        guard text.utf8.count < 4 else { return Utterance(text) }
        if let known = short[text] { return known }
        let utterance = Utterance(text)
        short[text] = utterance
        return utterance
    }

    private mutating func union(_ places: [UInt32]) throws(TemplateError) -> UInt32 {
        // A list may have as many values as a grammar has room for.
        if listName == nil { try count(steps: places.reduce(0) { $0 + net.grammar.edges(from: $1).count }) }
        guard let place = net.union(places, mostEdges: Self.mostEdges) else {
            throw TemplateError(.tooLarge, template: template)
        }
        return place
    }

    /// Counts what one template takes, so that none takes the place of all others.
    private mutating func count(steps: Int) throws(TemplateError) {
        self.steps += steps
        guard self.steps <= Self.mostSteps else { throw TemplateError(.tooLarge, template: template) }
    }
}
