// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds out whether the condition of an `#if` holds on Linux; nil if that cannot be said.
struct CompilationCondition {
    /// Parentheses and negations inside of one another.
    private static let depthLimit = 32
    /// The oldest compiler that apps are built with here.
    private static let compiler = [6, 3]
    /// The language that is certain, whatever a package asks for.
    private static let language = [5, 10]

    private let source: SwiftSource
    private let modules: ImportableModules
    private let end: Int
    private var index: Int
    private var depth = 0

    /// - Parameter range: the tokens behind `#if` or `#elseif`, up to the end of the line.
    static func holds(_ range: Range<Int>, of source: SwiftSource, _ modules: ImportableModules) -> Bool? {
        var condition = CompilationCondition(source: source, modules: modules, range: range)
        let result = condition.alternatives()
        return condition.index == range.upperBound ? result : nil
    }

    private init(source: SwiftSource, modules: ImportableModules, range: Range<Int>) {
        (self.source, self.modules, index, end) = (source, modules, range.lowerBound, range.upperBound)
    }

    private mutating func alternatives() -> Bool? {
        var result = conjunction()
        while takes("|", "|") {
            let next = conjunction()
            result = result == true || next == true ? true : result == nil || next == nil ? nil : false
        }
        return result
    }

    private mutating func conjunction() -> Bool? {
        var result = operand()
        while takes("&", "&") {
            let next = operand()
            result = result == false || next == false ? false : result == nil || next == nil ? nil : true
        }
        return result
    }

    private mutating func operand() -> Bool? {
        guard index < end, depth < Self.depthLimit else { return nil }
        depth += 1
        defer { depth -= 1 }
        if takes("!") { return operand().map { !$0 } }
        if takes("(") {
            let result = alternatives()
            return takes(")") ? result : nil
        }
        guard let name = source.word(index) else { return nil }
        index += 1
        guard source.isMark(index, "("), let close = source.closing(of: index, within: end - index) else {
            return name == "true" ? true : name == "false" ? false : nil
        }
        let arguments = index + 1..<close
        index = close + 1
        return platform(name, arguments)
    }

    private func platform(_ name: String, _ arguments: Range<Int>) -> Bool? {
        let argument = source.text(arguments.lowerBound)
        switch name {
        case "os": return argument == "Linux"
        case "canImport": return modules.has(argument)
        case "targetEnvironment": return false
        case "_runtime": return argument == "_Native"
        case "_endian": return argument == "little"
        case "swift": return version(arguments, is: Self.language)
        case "compiler": return version(arguments, is: Self.compiler)
        default: return nil
        }
    }

    /// Whether a version that is at least `known` is in the range; nil if a newer one might not be.
    private func version(_ arguments: Range<Int>, is known: [Int]) -> Bool? {
        let numbers = arguments.compactMap { Int(source.text($0)) }
        guard !numbers.isEmpty, numbers.count <= 3 else { return nil }
        let isReached = !known.lexicographicallyPrecedes(numbers)
        if source.isMark(arguments.lowerBound, ">"), source.isMark(arguments.lowerBound + 1, "=") {
            return isReached ? true : nil
        }
        return source.isMark(arguments.lowerBound, "<") && isReached ? false : nil
    }

    private mutating func takes(_ marks: String...) -> Bool {
        for (distance, mark) in marks.enumerated() {
            guard index + distance < end, source.isMark(index + distance, mark) else { return false }
        }
        index += marks.count
        return true
    }
}
