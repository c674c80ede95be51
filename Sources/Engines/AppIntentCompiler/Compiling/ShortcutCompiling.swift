// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences

/// The App Shortcuts of an app, with their phrases; what they may say `DeclarationCheck` knows.
struct ShortcutCompiling {
    let known: KnownTypes
    let findings: AppIntentFindings
    let file: DefinitionFile
    /// The program's own module; nil if it is not known.
    let program: String?

    func add(_ types: [ConstantType], to file: inout DefinitionFile) {
        guard let provider = provider(among: types.filter { $0.conforms(to: "AppShortcutsProvider") }) else { return }
        file.shortcutTileColor = provider.constant("shortcutTileColor")?.value.name
        let property = provider.constant("appShortcuts")
        guard let elements = property?.value.elements else {
            findings.error(
                at: provider.place(of: property),
                "the App Shortcuts of \(provider.unqualifiedName) are only known at run time",
                remedy: "list them in appShortcuts one after another, without return and loops")
            return
        }
        let place = provider.place(of: property)
        file.appShortcuts = elements.flatMap { shortcuts($0, at: place) }
    }

    /// The program's own, or that of a library if the program has none; all others are findings.
    private func provider(among all: [ConstantType]) -> ConstantType? {
        let own = all.filter { type in program.map { type.name.hasPrefix("\($0).") } ?? false }
        let candidates = own.isEmpty ? all : own
        for type in all.filter({ !candidates.contains($0) }) {
            findings.warning(
                at: type.place, "the App Shortcuts of \(type.unqualifiedName) are in a library and are not used",
                remedy: "list them in \(candidates[0].unqualifiedName), the provider of the app")
        }
        for type in candidates.dropFirst() {
            findings.error(
                at: type.place,
                "\(type.unqualifiedName) provides App Shortcuts, and \(candidates[0].unqualifiedName) does too",
                remedy: "list all App Shortcuts in one type; an app can have only one provider")
        }
        return candidates.first
    }

    /// One, or those of an array that is an element of the list.
    private func shortcuts(_ value: ConstantValue, at place: SourcePlace) -> [AppShortcutDeclaration] {
        if let elements = value.elements { return elements.flatMap { shortcuts($0, at: place) } }
        guard case .call(let type, nil, let arguments) = value, SpelledType(type).name == "AppIntents.AppShortcut",
            let spelled = arguments.first(where: { $0.label == "intent" })?.type, let intentType = known[spelled],
            let intent = file.intents.first(where: { $0.className == known.identifier(of: intentType) })
        else {
            findings.error(
                at: place, "an App Shortcut is only known at run time",
                remedy: "write it as AppShortcut(intent: …, phrases: […], …) with an intent of the app")
            return []
        }
        let listed = value.argument("phrases")?.elements ?? []
        var shortcut = AppShortcutDeclaration(
            at: place, intent: intent.className ?? intent.name,
            phrases: listed.compactMap { phrase($0, of: intent, at: place) })
        shortcut.shortTitle = ConstantText(value.argument("shortTitle")).text
        shortcut.systemImageName = value.argument("systemImageName")?.literal
        if listed.isEmpty {
            findings.error(
                at: place, "the App Shortcut of \(shortcut.intent) has no phrases, so people cannot say it",
                remedy: "add a phrase that contains \\(.applicationName)")
        }
        return [shortcut]
    }

    // MARK: Phrases

    private func phrase(
        _ value: ConstantValue, of intent: IntentDeclaration, at place: SourcePlace
    ) -> AppShortcutDeclaration.Phrase? {
        guard let words = words(value) else {
            findings.error(
                at: place, "a phrase for \(intent.name) contains a value that is only known at run time",
                remedy: "use only \\(.applicationName) and one parameter, such as \\(\\.$name), in it")
            return nil
        }
        return AppShortcutDeclaration.Phrase(
            LocalizableText(words, key: words), parameter: AppShortcutDeclaration.Phrase.parameters(in: words).first)
    }

    private func words(_ value: ConstantValue) -> String? {
        switch value {
        case .literal(let text): return text
        case .call: return (value.argument("") ?? value.argument("stringLiteral"))?.literal
        case .interpolation(let parts):
            let app = AppShortcutDeclaration.Phrase.applicationName
            let words = parts.map { part in
                part.literal ?? part.property.map { "${\($0)}" } ?? (part.name == app ? "${\(app)}" : nil)
            }
            return words.contains(nil) ? nil : words.compactMap { $0 }.joined()
        default: return nil
        }
    }
}
