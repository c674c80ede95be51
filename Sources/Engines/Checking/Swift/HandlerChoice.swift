// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a `handler(for:)` returns for certain intents, as far as it is written out there.
struct HandlerChoice: Hashable {
    /// The type of the object that is returned.
    let type: String
    /// Where it is named.
    let place: Place
    /// The intents it is returned for, by class name; nil for all that there are.
    let intents: Set<String>?
}

extension SwiftSource {
    /// What the `handler(for:)` functions of a file return; only what stands there as `Type(…)` or `self`.
    ///
    /// - Parameter known: The class names of intents that conditions are searched for.
    func handlerChoices(among known: Set<String>) -> [HandlerChoice] {
        guard path.hasSuffix(".swift"), words.contains("INIntent") else { return [] }
        return positions(of: "handler").flatMap { name -> [HandlerChoice] in
            guard isWord(name - 1, "func"), isMark(name + 1, "("), isWord(name + 2, "for"),
                let end = closing(of: name + 1), (name..<end).contains(where: { isWord($0, "INIntent") }),
                let open = (end..<min(end + 8, tokens.count)).first(where: { isMark($0, "{") }),
                let close = closing(of: open)
            else { return [] }
            let body = open + 1..<close
            let branches = handlerBranches(in: body, among: known)
            if let branches {
                return branches.flatMap { branch in returned(in: branch.range, for: branch.intents) }
            }
            return returned(in: body, for: nil)
        }
    }

    /// The pieces of a function that only certain intents get to; nil if nothing branches.
    private func handlerBranches(
        in body: Range<Int>, among known: Set<String>
    ) -> [(intents: Set<String>, range: Range<Int>)]? {
        let keywords: Set = ["if", "guard", "case"]
        let starts = body.filter { word($0).map(keywords.contains) ?? false }
        guard !starts.isEmpty || body.contains(where: { isWord($0, "switch") || isMark($0, "?") }) else { return nil }
        return starts.compactMap { start in
            guard let stop = endOfCondition(from: start, in: body),
                let intents = intents(in: start + 1..<stop, among: known),
                let range = branch(of: start, after: stop, in: body)
            else { return nil }
            return (intents, range)
        }
    }

    /// The brace, colon or `else` that ends a condition.
    private func endOfCondition(from start: Int, in body: Range<Int>) -> Int? {
        var index = start + 1
        while index < body.upperBound {
            if isMark(index, isWord(start, "case") ? ":" : "{") || isWord(index, "else") { return index }
            if isMark(index, "("), let end = closing(of: index) { index = end }
            index += 1
        }
        return nil
    }

    /// The intents that a condition holds for; nil if it asks for none, or says what they are not.
    private func intents(in condition: Range<Int>, among known: Set<String>) -> Set<String>? {
        guard !condition.contains(where: { isMark($0, "!") }) else { return nil }
        let found = condition.filter { index in
            guard let name = word(index), known.contains(name) else { return false }
            return isWord(index - 1, "is") || isWord(index - 1, "as") || isWord(index - 2, "as")
        }
        return found.isEmpty ? nil : Set(found.map(text))
    }

    /// What runs under a condition: a block, the rest of the function, or what stands before the next case.
    private func branch(of start: Int, after stop: Int, in body: Range<Int>) -> Range<Int>? {
        if isWord(start, "if") { return isMark(stop, "{") ? closing(of: stop).map { stop + 1..<$0 } : nil }
        if isWord(start, "guard") {
            guard isWord(stop, "else"), isMark(stop + 1, "{"), let end = closing(of: stop + 1) else { return nil }
            return end + 1..<body.upperBound
        }
        var index = stop + 1
        while index < body.upperBound, !isMark(index, "}"), !isWord(index, "case"), !isWord(index, "default") {
            if ["(", "{", "["].contains(where: { isMark(index, $0) }), let end = closing(of: index) { index = end }
            index += 1
        }
        return stop + 1..<index
    }

    /// The objects that a piece of a function returns, or is.
    private func returned(in range: Range<Int>, for intents: Set<String>?) -> [HandlerChoice] {
        var found: [HandlerChoice] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if isMark(index, "("), let end = closing(of: index) { index = end }
            let isReturned = isWord(index, "return")
            // Without the keyword the object is all there is.
            if isReturned || index == range.lowerBound, let made = made(at: isReturned ? index + 1 : index),
                isReturned || made.end == range.upperBound
            {
                found.append(HandlerChoice(type: made.type, place: place(made.start), intents: intents))
            }
            index += 1
        }
        return found
    }

    /// An object that an expression makes, which is that and nothing more.
    private func made(at start: Int) -> (type: String, start: Int, end: Int)? {
        if isWord(start, "self") {
            return endsExpression(start + 1) ? enclosingType(of: start).map { ($0, start, start + 1) } : nil
        }
        var index = start
        while isMark(index + 1, "."), word(index + 2) != nil { index += 2 }
        guard let name = word(index), name.first?.isUppercase == true, isMark(index + 1, "("),
            let end = closing(of: index + 1), endsExpression(end + 1)
        else { return nil }
        return (name, start, end + 1)
    }

    private func endsExpression(_ index: Int) -> Bool {
        isMark(index, "}") || isMark(index, ";") || word(index) != nil || !tokens.indices.contains(index)
    }

    /// The name of the innermost type, or extension of one, around a token.
    private func enclosingType(of index: Int) -> String? {
        let starts = ["class", "extension", "struct", "actor"].flatMap(positions).filter { $0 < index }.sorted()
        return starts.last { start in
            guard word(start + 1) != nil, !isWord(start + 1, "func"), !isWord(start + 1, "var"),
                let open = (start..<index).first(where: { isMark($0, "{") }), let end = closing(of: open)
            else { return false }
            return end > index
        }.flatMap { start in
            var name = start + 1
            while isMark(name + 1, "."), word(name + 2) != nil { name += 2 }
            return word(name)
        }
    }
}
