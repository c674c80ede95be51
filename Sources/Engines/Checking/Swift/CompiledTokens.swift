// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which tokens of a source are certain to be compiled on Linux: not those of an `#if` that does not hold, or may not.
struct CompiledTokens: Sendable {
    /// An `#if` that is open.
    private struct Branch {
        /// Whether all around it is compiled.
        var isReached: Bool
        /// Whether one of its conditions held already; nil if that is not known.
        var isTaken: Bool?
    }

    /// In order, and apart from one another.
    private var omitted: [Range<Int>] = []

    init(_ source: SwiftSource, _ modules: ImportableModules) {
        var branches: [Branch] = []
        var start: Int?
        for index in source.tokens.indices where source.tokens[index].kind == .directive {
            let directive = source.text(index)
            guard ["#if", "#elseif", "#else", "#endif"].contains(directive) else { continue }
            let end = source.endOfLine(after: index)
            let holds = { CompilationCondition.holds(index + 1..<end, of: source, modules) }
            let isCompiled =
                switch directive {
                case "#if": Self.open(&branches, isReached: start == nil, holds)
                case "#endif": branches.popLast()?.isReached ?? (start == nil)
                default: Self.turn(&branches, directive == "#else" ? { true } : holds) ?? (start == nil)
                }
            // The directive itself is no code, nor is its condition.
            omitted.append((start ?? index)..<end)
            start = isCompiled ? nil : end
        }
        if let start { omitted.append(start..<source.tokens.count) }
    }

    private static func open(_ branches: inout [Branch], isReached: Bool, _ holds: () -> Bool?) -> Bool {
        let isTaken = isReached ? holds() : nil
        branches.append(Branch(isReached: isReached, isTaken: isTaken))
        return isTaken == true
    }

    /// At an `#elseif` or `#else`; nil if no `#if` is open.
    private static func turn(_ branches: inout [Branch], _ holds: () -> Bool?) -> Bool? {
        guard var branch = branches.popLast() else { return nil }
        let isNext = branch.isReached && branch.isTaken == false ? holds() : nil
        if branch.isTaken == false { branch.isTaken = isNext }
        branches.append(branch)
        return isNext == true
    }

    func contains(_ index: Int) -> Bool {
        var (low, high) = (0, omitted.count)
        while low < high {
            let middle = (low + high) / 2
            if omitted[middle].upperBound <= index { low = middle + 1 } else { high = middle }
        }
        return low == omitted.count || !omitted[low].contains(index)
    }
}
