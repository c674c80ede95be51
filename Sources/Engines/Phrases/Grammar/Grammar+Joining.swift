// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Grammar {
    /// A grammar that is joined with others.
    package struct Part: Sendable {
        package var grammar: Grammar
        /// What is added to its meanings.
        package var firstMeaning: Int

        package init(_ grammar: Grammar, firstMeaning: Int = 0) {
            self.grammar = grammar
            self.firstMeaning = firstMeaning
        }
    }

    /// One grammar of several that were compiled by themselves: who adds one compiles that one.
    ///
    /// What a part has declared and not added is the list of that name in the first part. Shared lists of one name are one;
    /// other lists are each part's own, whatever they are called. Parts beyond what a grammar may have are left out.
    package static func joining(_ parts: [Part]) -> Grammar {
        var joined = Grammar()
        joined.makeRoom(for: parts)
        var slots: [SlotReference: Int] = [:]
        for (number, part) in parts.enumerated() where joined.hasRoom(for: part.grammar) {
            joined.append(part, prefix: number == 0 ? "" : "\(number) ", &slots)
        }
        joined.slots = slots.sorted { $0.value < $1.value }.map(\.key)
        return joined
    }

    private mutating func makeRoom(for parts: [Part]) {
        func count(_ count: (Grammar) -> Int) -> Int { parts.reduce(1) { $0 + count($1.grammar) } }
        edges.reserveCapacity(count(\.edges.count))
        edgeStarts.reserveCapacity(count(\.size))
        meanings.reserveCapacity(count(\.meanings.count))
        meaningStarts.reserveCapacity(count(\.size))
        ends.reserveCapacity(count(\.ends.count))
        lists.reserveCapacity(count(\.lists.count))
    }

    private func hasRoom(for grammar: Grammar) -> Bool {
        [
            edges.count + grammar.edges.count, size + grammar.size, meanings.count + grammar.meanings.count,
            ends.count + grammar.ends.count,
        ].allSatisfy { $0 <= GrammarBuilder.mostEdges }
    }

    private mutating func append(_ part: Part, prefix: String, _ known: inout [SlotReference: Int]) {
        let grammar = part.grammar
        let (firstPlace, firstEnd) = (UInt32(size), Int32(ends.count))
        let slots = grammar.slots.map { slot in
            var slot = slot
            if let list = grammar.lists[slot.list], !list.isShared { slot.list = prefix + slot.list }
            let number = known[slot] ?? known.count
            known[slot] = number
            return Symbol.slot(number)
        }
        let (firstEdge, firstMeaning) = (Int32(edges.count), Int32(meanings.count))
        edges += grammar.edges.lazy.map { edge in
            let symbol = Symbol.isSlot(edge.symbol) ? slots[Symbol.slotIndex(edge.symbol)] : edge.symbol
            return Edge(symbol: symbol, target: edge.target + firstPlace)
        }
        edgeStarts += grammar.edgeStarts.dropFirst().lazy.map { $0 + firstEdge }
        meanings += grammar.meanings.lazy.map { Self.isEnd($0) ? $0 + firstEnd : $0 }
        meaningStarts += grammar.meaningStarts.dropFirst().lazy.map { $0 + firstMeaning }
        for end in grammar.ends {
            var joined = end
            joined.meaning += part.firstMeaning
            ends.append(joined)
        }
        roots += grammar.roots.map { $0 + firstPlace }
        fillers += grammar.fillers.map { $0 + firstPlace }
        for (name, list) in grammar.lists {
            let name = list.isShared ? name : prefix + name
            if lists[name] == nil { lists[name] = list.moved(by: firstPlace) }
        }
        words.formUnion(grammar.words)
        solidWords.formUnion(grammar.solidWords)
        askingWords.formUnion(grammar.askingWords)
        quotingWords.formUnion(grammar.quotingWords)
    }
}

extension Grammar.List {
    fileprivate func moved(by places: UInt32) -> Grammar.List {
        var moved = self
        moved.root = root.map { $0 + places }
        moved.measures = measures.map { $0 + places }
        return moved
    }
}
