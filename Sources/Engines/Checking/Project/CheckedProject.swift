// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentDefinition
package import Sentences

/// Everything the rules look at: apps and extensions, definitions, sources.
package struct CheckedProject: Sendable {
    /// Something that could not be read, and so could not be checked.
    package struct Problem: Hashable, Sendable {
        package var place: Place
        package var message: Sentence
        package var remedy: Sentence

        package init(place: Place, message: Sentence, remedy: Sentence) {
            self.place = place
            self.message = message
            self.remedy = remedy
        }
    }

    package let parts: [ProjectPart]
    package let definitions: [CheckedDefinition]
    package let sources: [SwiftSource]
    package let problems: [Problem]
    /// What was left unchecked and why, one sentence each.
    package let omissions: [Sentence]
    /// Whether ``sources`` holds everything the project has, so that what is nowhere in them is nowhere.
    package let knowsAllSources: Bool
    /// What is wrong with its App Intents, as far as the compiler was asked about them.
    package var appIntents: [Diagnostic] = []
    /// Its `.strings` files and string catalogs, a language each.
    package var tables: [CheckedTable] = []
    /// What SwiftPM says about it; nil for what is not a package.
    package var package: CheckedPackage?
    let words: SourceWords

    package init(
        parts: [ProjectPart] = [], definitions: [CheckedDefinition] = [], sources: [SwiftSource] = [],
        problems: [Problem] = [], omissions: [Sentence] = [], knowsAllSources: Bool = true
    ) {
        self.parts = parts
        self.definitions = definitions
        self.sources = sources
        self.problems = problems
        self.omissions = omissions
        self.knowsAllSources = knowsAllSources && !sources.isEmpty
        words = SourceWords(sources)
    }
}

extension CheckedProject {
    /// An app with the extensions that are embedded in it.
    struct Family {
        var app: ProjectPart
        var extensions: [ProjectPart]

        /// The app first.
        var parts: [ProjectPart] { [app] + extensions }
    }

    /// The apps with their extensions.
    var families: [Family] {
        parts.indices.filter { parts[$0].kind == .app }.map { index in
            Family(app: parts[index], extensions: parts.filter { $0.app == index })
        }
    }

    /// Every custom intent with its definition, by class name.
    var customIntents: [String: (CheckedDefinition, IntentDeclaration)] {
        var intents: [String: (CheckedDefinition, IntentDeclaration)] = [:]
        for definition in definitions {
            for intent in definition.customIntents { intents[definition.className(intent)] = (definition, intent) }
        }
        return intents
    }

    /// The classes of the intents of definitions that App Intents replace, as far as their names are written out.
    var replacedIntents: Set<String> {
        Set(
            sources.flatMap { source in
                source.positions(of: "intentClassName").compactMap { index in
                    // = "…", : String = "…", : String { "…" }
                    (index + 2...index + 4).first {
                        source.tokens.indices.contains($0) && source.tokens[$0].kind == .literal
                    }
                    .map { source.text($0).split(separator: ".").last.map(String.init) ?? "" }
                }
            })
    }

    /// Whether every definition could be read, so that an intent none declares is declared nowhere.
    var knowsAllIntents: Bool {
        !definitions.isEmpty && definitions.allSatisfy { $0.content != nil } && problems.isEmpty
    }
}

/// What is mentioned anywhere in the sources of a project.
struct SourceWords: Sendable {
    /// Identifiers and keywords.
    private(set) var words: Set<String> = []
    /// Literals that are nothing but text.
    private(set) var literals: Set<String> = []
    /// The last pieces that composed texts may end in.
    private(set) var fragments: Set<String> = []
    /// The cases of enumerations, whose names may be their raw values.
    private(set) var cases: Set<String> = []

    init(_ sources: [SwiftSource]) {
        for source in sources {
            words.formUnion(source.words)
            literals.formUnion(source.literals.keys)
            fragments.formUnion(source.fragments)
            cases.formUnion(source.caseNames)
        }
    }

    /// Whether the sources may form the name at run time: they hold it, or its last part by itself.
    ///
    /// Names such as `org.example.app.search` are put together from the bundle's identifier and
    /// `.search`, or are compared by their last part alone.
    func mayForm(_ name: String) -> Bool {
        if literals.contains(name) { return true }
        guard let last = name.split(separator: ".").last.map(String.init) else { return true }
        let isPiece = { (text: String) in text == last || text.hasSuffix(".\(last)") && name.hasSuffix(text) }
        return literals.contains(where: isPiece) || fragments.contains(where: isPiece) || cases.contains(last)
    }
}
