// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Writes types in one way: `Void` as `()`, the type itself for `Self`, generic parameters by their numbers.
struct TypeScope {
    let container: String
    private(set) var generics: [String] = []

    init(container: String) { self.container = container }

    /// The scope of a function with the generic parameters that stand in front of its own.
    func with(generics tokens: ArraySlice<String>) -> TypeScope {
        guard tokens.first == "<" else { return self }
        let end = SignatureTokens.end(in: Array(tokens), of: 0) + tokens.startIndex
        var scope = self
        scope.generics = SignatureTokens.pieces(of: tokens[(tokens.startIndex + 1)..<end], at: ",")
            .compactMap(\.first)
        return scope
    }

    func type(_ tokens: ArraySlice<String>) -> String {
        var words: [String] = []
        for token in tokens {
            switch token {
            case "Void": words += ["(", ")"]
            case "Self": words.append(container.isEmpty ? token : container)
            default: words.append(generics.firstIndex(of: token).map { "$\($0)" } ?? token)
            }
        }
        words = withoutContainer(words)
        while let range = needlessParentheses(in: words) {
            words.remove(at: range.upperBound)
            words.remove(at: range.lowerBound)
        }
        return words.joined(separator: " ").replacing(" .", with: ".").replacing(". ", with: ".")
    }

    /// `Kind` for `INCar.Kind` inside of `INCar`.
    private func withoutContainer(_ words: [String]) -> [String] {
        let prefix = container.split(separator: ".").map(String.init)
        guard !prefix.isEmpty else { return words }
        var result: [String] = []
        var index = 0
        while index < words.count {
            let isPrefix = words[index] == prefix[0] && index + 2 < words.count && words[index + 1] == "."
            index += isPrefix ? 2 : 0
            result.append(words[index])
            index += 1
        }
        return result
    }

    /// Those around a single name, as in `(any Error)?`.
    private func needlessParentheses(in words: [String]) -> ClosedRange<Int>? {
        for (index, word) in words.enumerated() where word == "(" {
            guard let close = words[index...].firstIndex(of: ")"), close > index + 1 else { continue }
            let inside = words[(index + 1)..<close]
            let isName = inside.allSatisfy { $0 == "." || $0.first?.isLetter == true }
            let next = close + 1 < words.count ? words[close + 1] : ""
            if isName, ["?", "!", "."].contains(next) { return index...close }
        }
        return nil
    }
}
