// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads a declaration as an inventory or a symbol graph prints it.
package enum SignatureReader {
    /// What a declaration says; nil for anything else that can be compared.
    ///
    /// - Parameter container: the type it belongs to, whose name may be left out inside of it, or be `Self`.
    package static func read(_ text: String, in container: String = "") -> Signature? {
        var tokens = SignatureTokens(text).tokens[...]
        var isStatic = false
        while let first = tokens.first {
            if first == "static"
                || first == "class" && ["func", "var", "let", "subscript"].contains(tokens.dropFirst().first)
            {
                isStatic = true
                tokens = tokens.dropFirst()
                continue
            }
            break
        }
        guard let keyword = tokens.first, let name = tokens.dropFirst().first else { return nil }
        let rest = tokens.dropFirst(2)
        let scope = TypeScope(container: container)
        switch keyword {
        case "class", "struct", "enum", "protocol", "extension", "actor": return type(keyword, tokens.dropFirst())
        case "typealias": return Signature(kind: .type, name: name, keyword: keyword)
        case "case":
            return Signature(kind: .enumCase, name: name, isStatic: true, parameters: parameters(rest, scope))
        case "func":
            return callable(name, rest, scope, isStatic: isStatic)
        case "init":
            return initializer(tokens.dropFirst(), scope)
        case "var", "let":
            return property(name, rest, scope, isStatic: isStatic, isConstant: keyword == "let")
        default: return nil
        }
    }

    private static func type(_ keyword: String, _ tokens: ArraySlice<String>) -> Signature {
        let head = SignatureTokens.pieces(of: tokens, at: ":")
        let heritage = head.count > 1 ? SignatureTokens.pieces(of: head[1], at: ",") : []
        let name = (head.first ?? []).prefix { $0 != "<" && $0 != "where" }.joined()
        return Signature(
            kind: .type, name: name, keyword: keyword, heritage: heritage.map { $0.joined() }.filter { !$0.isEmpty })
    }

    private static func callable(
        _ name: String, _ tokens: ArraySlice<String>, _ scope: TypeScope, isStatic: Bool
    ) -> Signature? {
        let scope = scope.with(generics: tokens)
        guard let open = open(in: tokens) else { return nil }
        let close = SignatureTokens.end(in: Array(tokens), of: open - tokens.startIndex) + tokens.startIndex
        let after = tokens[(close + 1)...].prefix { $0 != "where" && $0 != "{" }
        let arrow = after.firstIndex(of: "->")
        let result = arrow.map { scope.type(after[($0 + 1)...]) } ?? ""
        return Signature(
            kind: .callable, name: name, isStatic: isStatic, parameters: parameters(tokens[open...close], scope),
            type: result == "( )" ? "" : result, isAsynchronous: after.prefix { $0 != "->" }.contains("async"))
    }

    private static func initializer(_ tokens: ArraySlice<String>, _ scope: TypeScope) -> Signature? {
        let mark = tokens.first.flatMap { $0 == "?" || $0 == "!" ? $0 : nil } ?? ""
        return callable("init" + mark, mark.isEmpty ? tokens : tokens.dropFirst(), scope, isStatic: true)
    }

    private static func property(
        _ name: String, _ tokens: ArraySlice<String>, _ scope: TypeScope, isStatic: Bool, isConstant: Bool
    ) -> Signature {
        let accessors = tokens.firstIndex(of: "{").map { tokens[$0...] }
        let type = scope.type(tokens.dropFirst().prefix { $0 != "{" && $0 != "=" })
        return Signature(
            kind: .property, name: name, isStatic: isStatic, type: type,
            isSettable: !isConstant && (accessors?.contains("set") ?? true))
    }

    /// The first parenthesis past generic parameters.
    private static func open(in tokens: ArraySlice<String>) -> Int? {
        guard tokens.first == "<" else { return tokens.firstIndex(of: "(") }
        let end = SignatureTokens.end(in: Array(tokens), of: 0) + tokens.startIndex
        return tokens[end...].firstIndex(of: "(")
    }

    /// - Parameter tokens: with their parentheses; none for a case without values.
    private static func parameters(_ tokens: ArraySlice<String>, _ scope: TypeScope) -> [Signature.Parameter] {
        guard tokens.first == "(", tokens.count > 2 else { return [] }
        return SignatureTokens.pieces(of: tokens.dropFirst().dropLast(), at: ",").map { piece in
            let halves = SignatureTokens.pieces(of: piece, at: ":")
            let typed = halves.count > 1 ? halves.dropFirst().joined(separator: [":"]).map { $0 }[...] : piece
            let sides = SignatureTokens.pieces(of: typed, at: "=")
            return Signature.Parameter(
                label: halves.count > 1 ? halves[0].first ?? "_" : "_", type: scope.type(sides[0]),
                hasDefault: sides.count > 1)
        }
    }
}
