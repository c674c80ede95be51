// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a `Package.swift` says about a target, as far as it is written out there.
struct TargetDeclaration {
    let name: String
    let isExecutable: Bool
    /// Of the name.
    let place: Place
    /// The names among its dependencies; nil where they are more than a list of literals.
    let dependencies: Set<String>?
    /// The names of its plugins; nil where they are more than a list of literals.
    let plugins: Set<String>?

    private static let kinds = ["target", "executableTarget"]

    /// The targets that a manifest declares by literal names.
    static func all(in manifest: SwiftSource) -> [TargetDeclaration] {
        kinds.flatMap(manifest.positions).sorted().compactMap { start in
            guard manifest.isMark(start - 1, "."), manifest.isMark(start + 1, "("),
                let end = manifest.closing(of: start + 1),
                let name = manifest.argument("name", in: start + 2..<end), manifest.tokens[name].kind == .literal
            else { return nil }
            return TargetDeclaration(
                name: manifest.text(name), isExecutable: manifest.isWord(start, "executableTarget"),
                place: manifest.place(name),
                dependencies: manifest.names(of: "dependencies", in: start + 2..<end),
                plugins: manifest.names(of: "plugins", in: start + 2..<end))
        }
    }
}

extension SwiftSource {
    /// The first token of the value that has a label in a list of arguments.
    fileprivate func argument(_ label: String, in range: Range<Int>) -> Int? {
        var index = range.lowerBound
        while index < range.upperBound {
            if isWord(index, label), isMark(index + 1, ":"), index + 2 < range.upperBound { return index + 2 }
            if ["(", "[", "{"].contains(where: { isMark(index, $0) }), let end = closing(of: index) { index = end }
            index += 1
        }
        return nil
    }

    /// The names in the list under a label; empty without the label, nil where more than literals makes the list.
    fileprivate func names(of label: String, in range: Range<Int>) -> Set<String>? {
        guard let start = argument(label, in: range) else { return [] }
        guard isMark(start, "["), let end = closing(of: start) else { return nil }
        // Something is added to the list.
        guard isMark(end + 1, ",") || end + 1 == range.upperBound else { return nil }
        let known: Set = ["name", "package", "product", "target", "plugin", "byName", "condition", "when", "platforms"]
        let isPlain = (start..<end).allSatisfy { word($0).map(known.contains) ?? true }
        guard isPlain else { return nil }
        return Set((start..<end).filter { tokens[$0].kind == .literal && !isWord($0 - 2, "package") }.map(text))
    }
}
