// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The types of a project by their last names: what they inherit, and the functions in all their bodies.
///
/// Types of the same last name count as one, so a rule about missing members
/// reports too little rather than too much.
struct TypeBodies {
    struct Body {
        /// What stands behind the colon, by last names, in any of the declarations.
        var inherits: Set<String> = []
        var methods: [SwiftMethod] = []
        /// Where the type says that it inherits something.
        var places: [String: Place] = [:]
        var isProtocol = false
    }

    private(set) var bodies: [String: Body] = [:]

    private static let keywords: Set<String> = ["class", "struct", "enum", "actor", "extension", "protocol"]

    init(_ sources: [SwiftSource]) {
        for source in sources where source.path.hasSuffix(".swift") {
            for start in Self.keywords.flatMap(source.positions) { add(source, at: start) }
        }
    }

    private mutating func add(_ source: SwiftSource, at start: Int) {
        guard !source.isMark(start - 1, "."), var index = Optional(start + 1), var name = source.word(index),
            name != "func", name != "var"
        else { return }
        while source.isMark(index + 1, "."), let next = source.word(index + 2) { (index, name) = (index + 2, next) }
        var heritage: [Int] = []
        index += 1
        while source.tokens.indices.contains(index), !source.isMark(index, "{") {
            // No declaration of a type has one of these before its body.
            if [";", "}", "=", ")"].contains(where: { source.isMark(index, $0) }) { return }
            if source.isMark(index, "("), let end = source.closing(of: index) { index = end }
            if source.word(index) != nil { heritage.append(index) }
            index += 1
        }
        guard source.tokens.indices.contains(index) else { return }
        let end = source.closing(of: index) ?? source.tokens.count
        var body = bodies[name] ?? Body()
        for word in heritage where !source.isMark(word + 1, ".") {
            body.inherits.insert(source.text(word))
            body.places[source.text(word)] = source.place(word)
        }
        if source.isWord(start, "protocol") { body.isProtocol = true }
        body.methods += source.methods(in: index..<end)
        bodies[name] = body
    }

    /// Everything a type has from itself and from what it inherits, with the names of that, and those in no source.
    func reach(of name: String) -> (methods: [SwiftMethod], names: Set<String>, unknown: Set<String>) {
        var (seen, waiting, methods, unknown) = (Set([name]), [name], [SwiftMethod](), Set<String>())
        while let next = waiting.popLast() {
            guard let body = bodies[next] else {
                unknown.insert(next)
                continue
            }
            methods += body.methods
            waiting += body.inherits.filter { seen.insert($0).inserted }
        }
        return (methods, seen, unknown)
    }
}
