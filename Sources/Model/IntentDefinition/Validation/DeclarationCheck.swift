// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences

/// Finds what no app may declare: more than others have to wait for, sentences that are not its own, and names that
/// stand twice.
///
/// The compiler asks it about what it has made, `beckon check` about what it has read, and an installation about what a
/// bundle says, which anybody may have written.
package struct DeclarationCheck {
    /// More than a person reads.
    private static let mostFindings = 50

    private let file: DefinitionFile
    private let path: String
    private var findings: [Diagnostic] = []

    /// What is wrong with the declarations; each finding is an error.
    ///
    /// - Parameter path: Where they are read from, for what has no place of its own.
    package static func findings(in file: DefinitionFile, path: String) -> [Diagnostic] {
        var check = DeclarationCheck(file, path)
        check.checkCounts()
        check.checkLengths()
        check.checkNames()
        check.checkShortcuts()
        return Array(check.findings.prefix(mostFindings))
    }

    /// What is wrong with translations of what people say.
    package static func findings(inTranslationsOf definition: LocalizedDefinition, path: String) -> [Diagnostic] {
        var check = DeclarationCheck(definition.file, path)
        for key in definition.file.spokenTexts.compactMap(\.key) {
            for (language, table) in definition.tables {
                guard let words = table.strings[key], words.utf8.count > DeclarationLimits.spokenLength else {
                    continue
                }
                check.refuse(
                    "the translation of “\(key.shortened)” for \(language) has \(words.utf8.count) bytes; the limit "
                        + "is \(DeclarationLimits.spokenLength)", remedy: "shorten it")
            }
        }
        return Array(check.findings.prefix(mostFindings))
    }

    private init(_ file: DefinitionFile, _ path: String) {
        self.file = file
        self.path = path
    }

    private mutating func refuse(at place: SourcePlace? = nil, _ message: Sentence, remedy: Sentence) {
        let location = place.map { SourceLocation(path: $0.file, line: $0.line) } ?? SourceLocation(path: path)
        findings.append(Diagnostic(.error, at: location, message, remedy: remedy))
    }

    // MARK: - Counts and lengths

    private mutating func checkCounts() {
        let limits = DeclarationLimits.self
        count(file.intents.count, "intents", limits.declarations)
        count(file.enums.count, "enumerations", limits.declarations)
        count(file.types.count, "types", limits.declarations)
        count(file.intents.reduce(0) { $0 + $1.titles.count }, "titles and sentences of intents", limits.titles)
        for intent in file.intents {
            count(intent.parameters.count, "parameters of \(intent.shownName)", limits.parameters)
        }
        for type in file.types {
            count(type.properties.count, "properties of \(type.name.shortened)", limits.parameters)
        }
        for found in file.enums { checkCounts(of: found) }
        let names = file.enums.reduce(0) { $0 + $1.cases.reduce(0) { $0 + 1 + $1.synonyms.count } }
        count(names, "names of enumerations' cases, with synonyms,", limits.names)
    }

    private mutating func checkCounts(of found: EnumDeclaration) {
        count(found.cases.count, "cases of \(found.name.shortened)", DeclarationLimits.cases)
        for one in found.cases {
            count(
                one.synonyms.count, "synonyms of \(found.name.shortened).\(one.name.shortened)",
                DeclarationLimits.synonyms)
        }
    }

    private mutating func count(_ number: Int, at place: SourcePlace? = nil, _ what: Sentence, _ limit: Int) {
        guard number > limit else { return }
        refuse(
            at: place, "there are \(number) \(what); the limit is \(limit)",
            remedy: "remove those that people need least")
    }

    private mutating func checkLengths() {
        for (texts, limit) in [
            (file.spokenTexts, DeclarationLimits.spokenLength), (file.writtenTexts, DeclarationLimits.writtenLength),
        ] {
            for text in texts where text.text.utf8.count > limit {
                refuse(
                    "the text “\(text.text.shortened)” has \(text.text.utf8.count) bytes; the limit is \(limit)",
                    remedy: "shorten it")
            }
        }
    }

    // MARK: - Names

    private mutating func checkNames() {
        for intent in file.intents {
            let names = intent.parameters.map(\.name)
            unique(names, at: intent.appIntent?.place) { "two parameters of \(intent.shownName) are called ‘\($0)’" }
        }
        unique(file.enums.map(\.name)) { "two enumerations are called ‘\($0)’" }
        unique(file.types.map(\.name)) { "two types are called ‘\($0)’" }
        for found in file.enums {
            unique(found.cases.map(\.name)) { "two cases of \(found.name.shortened) are called ‘\($0)’" }
        }
    }

    private mutating func unique(_ names: [String], at place: SourcePlace? = nil, _ message: (String) -> Sentence) {
        var known: Set<String> = []
        for name in names {
            if name.utf8.count > DeclarationLimits.identifierLength {
                refuse(
                    at: place,
                    "the name ‘\(name.shortened)’ is longer than \(DeclarationLimits.identifierLength) bytes",
                    remedy: "shorten it")
            }
            guard !known.insert(name).inserted else { continue }
            refuse(at: place, message(name.shortened), remedy: "rename one of them")
        }
    }

    // MARK: - App Shortcuts

    private mutating func checkShortcuts() {
        let shortcuts = file.appShortcuts
        if shortcuts.count > DeclarationLimits.shortcuts {
            refuse(
                at: shortcuts.first?.place,
                "there are \(shortcuts.count) App Shortcuts; an app can have \(DeclarationLimits.shortcuts)",
                remedy: "remove those that people need least")
        }
        count(
            shortcuts.reduce(0) { $0 + $1.phrases.count }, at: shortcuts.first?.place, "phrases of App Shortcuts",
            DeclarationLimits.phrases)
        for shortcut in shortcuts { check(shortcut) }
    }

    private mutating func check(_ shortcut: AppShortcutDeclaration) {
        guard let intent = file.intents.first(where: { ($0.className ?? $0.name) == shortcut.intent }) else {
            return refuse(
                at: shortcut.place,
                "there is an App Shortcut of ‘\(shortcut.intent.shortened)’, which is not an "
                    + "intent",
                remedy: "write it as AppShortcut(intent: …, phrases: […], …) with an intent of the app")
        }
        for phrase in shortcut.phrases { check(phrase, of: intent, at: shortcut.place) }
    }

    private mutating func check(
        _ phrase: AppShortcutDeclaration.Phrase, of intent: IntentDeclaration, at place: SourcePlace
    ) {
        let words = phrase.text.text
        if words.contains(where: \.isNewline) {
            refuse(
                at: place, "the phrase “\(words.shortened)” for \(intent.shownName) has more than one line",
                remedy: "write it on one line")
        }
        if !phrase.text.namesApp {
            refuse(
                at: place, "the phrase “\(words.shortened)” for \(intent.shownName) lacks the app's name",
                remedy: "add \\(.applicationName)")
        }
        let parameters = AppShortcutDeclaration.Phrase.parameters(in: words)
        if parameters.count > 1 {
            refuse(
                at: place,
                "the phrase “\(words.shortened)” for \(intent.shownName) has \(parameters.count) parameters; it can "
                    + "have one", remedy: "keep one; the system asks for the others")
        }
        if let parameter = phrase.parameter, !parameters.contains(parameter) {
            refuse(
                at: place,
                "the phrase “\(words.shortened)” for \(intent.shownName) does not contain ‘\(parameter.shortened)’, "
                    + "its parameter", remedy: "add \\(\\.$\(parameter.shortened))")
        }
        for name in parameters { check(name, in: words, of: intent, at: place) }
    }

    private mutating func check(_ name: String, in words: String, of intent: IntentDeclaration, at place: SourcePlace) {
        guard let parameter = intent.parameters.first(where: { $0.name == name }) else {
            return refuse(
                at: place,
                "the phrase “\(words.shortened)” names ‘\(name.shortened)’, which is not a parameter of "
                    + "\((intent.className ?? intent.name).shortened)",
                remedy: "use a property marked with @Parameter")
        }
        switch parameter.type {
        case .enumeration, .object: return
        case .string, .integer, .decimal, .boolean, .timeInterval, .dateComponents, .url, .file, .person, .placemark,
            .speakableString, .currencyAmount, .mass, .length, .speed, .temperature, .energy, .volume, .system:
            refuse(
                at: place,
                "the parameter ‘\(name.shortened)’ in the phrase “\(words.shortened)” is neither an App Enum nor an "
                    + "App Entity, so its values are not known in advance",
                remedy: "remove it from the phrase; the system asks for it")
        }
    }
}

extension IntentDeclaration {
    /// What a message calls the intent.
    fileprivate var shownName: String { name.shortened }
}

extension String {
    /// As much of a text as a message shows.
    fileprivate var shortened: String { count > 100 ? prefix(100) + "…" : self }
}
