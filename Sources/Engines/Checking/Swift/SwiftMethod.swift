// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A function in the body of a type: its name, and what its first parameter takes.
struct SwiftMethod: Hashable {
    var name: String
    /// The label that a call writes; empty where there is no parameter.
    var label: String
    /// The last part of the parameter's type: `OrderIntent` for `Kitchen.OrderIntent`.
    var type: String
    /// Of the name.
    var place: Place

    /// As messages name it: `handle(intent:)`.
    var title: String { "\(name)(\(label):)" }
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
        var next = colon + 1
        // A type is a chain of names here; attributes, functions and tuples are of no interest.
        while let part = word(next), next < parameters.upperBound {
            method.type = part
            guard isMark(next + 1, ".") else { break }
            next += 2
        }
        return method
    }

    /// The word at a token; nil where there is something else.
    func word(_ index: Int) -> String? {
        guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
        return text(index)
    }
}
