// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A function in the body of a type: its name, and what its first parameter takes.
struct SwiftMethod: Hashable {
    var name: String
    /// The label that a call writes; empty if there is no parameter.
    var label: String
    /// The last part of the parameter's type: `OrderIntent` for `Kitchen.OrderIntent`.
    var type: String
    /// The label of a closure that the last parameter takes; nil if there is no such parameter.
    var completion: String?
    /// Whether the body never mentions that closure.
    var forgetsCompletion = false
    /// Of the name.
    var place: Place

    /// As messages name it: `handle(intent:)`.
    var title: String { "\(name)(\(label):)" }

    /// With the label of the closure too: `handle(intent:completion:)`.
    var fullTitle: String { "\(name)(\(label):\(completion.map { "\($0):" } ?? ""))" }
}

extension SwiftSource {
    /// The functions among some tokens, in bodies within them too.
    func methods(in range: Range<Int>) -> [SwiftMethod] {
        range.filter { isWord($0, "func") && !isMark($0 - 1, ".") }.compactMap { start in
            guard let name = word(start + 1), isMark(start + 2, "("), let end = closing(of: start + 2) else {
                return nil
            }
            return method(name, at: start + 1, parameters: start + 3..<end)
        }
    }

    private func method(_ name: String, at index: Int, parameters: Range<Int>) -> SwiftMethod {
        var method = SwiftMethod(name: name, label: "", type: "", place: place(index))
        guard let colon = parameters.prefix(3).first(where: { isMark($0, ":") }),
            let label = word(parameters.lowerBound)
        else { return method }
        method.label = label
        if let closure = completion(in: parameters) {
            method.completion = text(closure)
            method.forgetsCompletion = !bodyMentions(word(closure + 1) ?? text(closure), after: parameters.upperBound)
        }
        var next = colon + 1
        // A type is a chain of names here; attributes, functions and tuples are of no interest.
        while let part = word(next), next < parameters.upperBound {
            method.type = part
            guard isMark(next + 1, ".") else { break }
            next += 2
        }
        return method
    }

    /// The label of the closure that the last parameter takes; nil if it takes none.
    private func completion(in parameters: Range<Int>) -> Int? {
        var (index, last) = (parameters.lowerBound, parameters.lowerBound)
        while index < parameters.upperBound {
            if let end = closing(of: index) { index = end }
            if isMark(index, ",") { last = index + 1 }
            index += 1
        }
        let isClosure = (last..<parameters.upperBound).contains { isWord($0, "escaping") }
        return last > parameters.lowerBound && isClosure && word(last) != nil ? last : nil
    }

    /// Whether a word is in the body of a function; true for one without a body.
    private func bodyMentions(_ name: String, after parameters: Int) -> Bool {
        var index = parameters + 1
        while tokens.indices.contains(index), !isMark(index, "{") {
            if isWord(index, "func") || isMark(index, "}") { return true }
            index += 1
        }
        guard let end = closing(of: index) else { return true }
        return (index..<end).contains { isWord($0, name) }
    }

    /// The word at a token; nil if there is something else.
    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return text(index)
    }
}
