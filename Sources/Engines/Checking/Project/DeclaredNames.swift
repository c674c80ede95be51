// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The names that the sources of a project declare, in whatever place.
struct DeclaredNames {
    private static let keywords: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "func", "let", "macro", "protocol", "struct",
        "typealias", "var", "interface", "implementation", "typedef", "define",
    ]

    private var names: Set<String> = []
    /// The classes of the project's own intents, whose names begin others that are generated.
    private let intents: Set<String>
    /// What the names of generated classes begin with.
    private let prefixes: Set<String>

    init(_ project: CheckedProject) {
        intents = Set(project.customIntents.keys)
        prefixes = Set(intents.map { String($0.prefix(2)) })
        for source in project.sources {
            for keyword in Self.keywords {
                for index in source.positions(of: keyword) {
                    if let name = source.word(index + 1) { names.insert(name) }
                }
            }
            names.formUnion(Self.generics(of: source))
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) || intents.contains(where: name.hasPrefix) }

    /// Whether a generated enumeration or type may have the name.
    func mayGenerate(_ name: String) -> Bool { prefixes.contains(String(name.prefix(2))) }

    /// `UIThing` in `<UIThing: …>`.
    private static func generics(of source: SwiftSource) -> Set<String> {
        guard source.path.hasSuffix(".swift") else { return [] }
        return Set(
            source.positions(of: "func").flatMap { start in
                (start..<start + 12).filter { source.isMark($0, "<") }.compactMap { source.word($0 + 1) }
            })
    }
}
