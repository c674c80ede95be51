// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import PropertyLists
import Sentences

// The App Intents of an app, which its bundles tell.
extension BundleReader {
    /// What a bundle has, and who performs it.
    private struct Source {
        var handler: BundleIdentifier
        var kind: BundleKind
        var definition: LocalizedDefinition
    }

    /// Adds the App Intents of the app and its extensions, each from the bundle that is to perform it, in place of
    /// those intents of definitions that they replace.
    ///
    /// Where several bundles have one, an App Intents extension performs what needs no screen, being lighter than the
    /// app; what needs one, and all else, the app.
    ///
    /// - Throws: ``InstallError`` where what a bundle says of them cannot be used, and it is about to be installed.
    func addAppIntents(to app: inout InstalledApp) throws(InstallError) {
        var sources: [Source] = []
        let parts = [(app.location, app.info)] + app.extensions.map { ($0.location, $0.info) }
        for (location, info) in parts {
            guard var definition = try appIntents(of: location, warnings: &app.warnings) else { continue }
            FindAction.add(to: &definition)
            sources.append(Source(handler: info.identifier, kind: info.kind, definition: definition))
        }
        Self.shareShortcuts(among: &sources)
        let former = try former(replacedBy: sources, of: app, in: parts)
        for index in sources.indices { Self.keepFormer(former, in: &sources[index].definition.file) }
        var chosen: [String: (rank: Int, intent: OfferedIntent)] = [:]
        var order: [String] = []
        for source in sources {
            for declaration in source.definition.file.intents {
                guard let own = declaration.appIntent, let name = declaration.className else { continue }
                let rank = Self.rank(of: source.kind, for: own)
                if let other = chosen[name], other.rank <= rank { continue }
                if chosen[name] == nil { order.append(name) }
                let intent = OfferedIntent(
                    declaration: declaration, definition: source.definition, module: own.module,
                    handler: source.handler,
                    isRestrictedWhileLocked: declaration.restriction != .none)
                chosen[name] = (rank, intent)
            }
        }
        let intents = order.compactMap { chosen[$0]?.intent }
        let replaced = Set(intents.compactMap { $0.declaration.appIntent?.replacedClass } + order)
        app.intents.removeAll { $0.declaration.kind == .custom && replaced.contains($0.className) }
        app.intents += intents
    }

    /// The intents of definitions that App Intents replace, from whichever bundle has them: nobody needs to handle them
    /// any more.
    private func former(
        replacedBy sources: [Source], of app: InstalledApp, in parts: [(URL, InfoPlist)]
    ) throws(InstallError) -> [OfferedIntent] {
        let names = Set(sources.flatMap { $0.definition.file.intents.compactMap { $0.appIntent?.replacedClass } })
        var found = app.intents.filter { $0.declaration.kind == .custom && names.contains($0.className) }
        for (location, info) in parts where found.count < names.count {
            for definition in try DefinitionFolder(location).definitions {
                for declaration in definition.file.intents where declaration.kind == .custom {
                    let intent = OfferedIntent(
                        declaration: declaration, definition: definition,
                        module: info.intentModules[definition.name] ?? definition.name, handler: info.identifier,
                        isRestrictedWhileLocked: false)
                    guard names.contains(intent.className), !found.contains(where: { $0.className == intent.className })
                    else { continue }
                    found.append(intent)
                }
            }
        }
        return found
    }

    /// Notes what the intents of definitions were where these replace them: donations, phrases and shortcuts have the
    /// numbers of their cases, and code of the app their classes.
    private static func keepFormer(_ former: [OfferedIntent], in file: inout DefinitionFile) {
        for index in file.intents.indices {
            guard let name = file.intents[index].appIntent?.replacedClass,
                let old = former.first(where: { $0.className == name })
            else { continue }
            file.intents[index].appIntent?.former = FormerIntent(old)
            // By which words for it are understood.
            (file.intents[index].category, file.intents[index].verb) = (old.declaration.category, old.declaration.verb)
            for parameter in file.intents[index].parameters { keepNumbers(of: parameter, as: old, in: &file) }
        }
    }

    /// Notes which numbers the cases of a parameter had, by parameter and name.
    private static func keepNumbers(
        of parameter: ParameterDeclaration, as old: OfferedIntent, in file: inout DefinitionFile
    ) {
        guard case .enumeration(let name, _) = parameter.type,
            let place = file.enums.firstIndex(where: { $0.name == name }),
            let oldParameter = old.declaration.parameters.first(where: { $0.name == parameter.name }),
            case .enumeration(let oldName, _) = oldParameter.type,
            let cases = old.definition.file.enums.first(where: { $0.name == oldName })?.cases
        else { return }
        for index in file.enums[place].cases.indices {
            let names = [file.enums[place].cases[index].rawValue, file.enums[place].cases[index].name]
            file.enums[place].cases[index].formerIndex = cases.first { names.contains($0.name) }?.index
        }
    }

    /// The less, the better.
    private static func rank(of kind: BundleKind, for intent: AppIntentDeclaration) -> Int {
        switch kind {
        case .appIntentsExtension: intent.modes.allSatisfy { $0 == .background } ? 0 : 2
        case .app: 1
        case .intentsExtension, .intentsInterfaceExtension: 3
        }
    }

    /// The one provider of App Shortcuts may be in the app alone, while an extension performs its intents.
    private static func shareShortcuts(among sources: inout [Source]) {
        guard let provider = sources.first(where: { !$0.definition.file.appShortcuts.isEmpty })?.definition else {
            return
        }
        for index in sources.indices where sources[index].definition.file.appShortcuts.isEmpty {
            sources[index].definition.file.appShortcuts = provider.file.appShortcuts
            sources[index].definition.file.shortcutTileColor = provider.file.shortcutTileColor
            for (language, table) in provider.tables {
                guard sources[index].definition.tables[language] != nil else {
                    sources[index].definition.tables[language] = table
                    continue
                }
                sources[index].definition.tables[language]?.strings.merge(table.strings) { own, _ in own }
                sources[index].definition.tables[language]?.plurals.merge(table.plurals) { own, _ in own }
            }
        }
    }

    /// Nil if the bundle has none.
    private func appIntents(
        of bundle: URL, warnings: inout [Sentence]
    ) throws(InstallError) -> LocalizedDefinition? {
        let file = bundle.appending(path: AppIntentMetadata.place)
        guard Disk.isFile(file) else { return nil }
        let data = try Disk.read(file, limit: AppIntentMetadata.sizeLimit)
        do throws(Problem<Fault>) {
            let metadata = try AppIntentMetadata(reading: data)
            let definition = LocalizedDefinition(
                file: metadata.definitions, name: "AppIntents", tables: texts(of: bundle, &warnings))
            if let finding = DeclarationCheck.findings(inTranslationsOf: definition, path: file.path).first {
                throw Problem(finding.message, remedy: finding.remedy)
            }
            warnings += definition.unusedPhrases
            return definition
        } catch {
            guard occasion == .installing else {
                // Written by another Beckon: the rest of the app works as before.
                warnings.append("\(error.reason); bundle and install the app again")
                return nil
            }
            throw InstallError(
                .badBundle, file.path, reason: error.reason,
                remedy: error.remedy.isEmpty
                    ? "bundle the app again with this Beckon, then sign and install it" : error.remedy)
        }
    }

    /// Translations that can't be read leave the words of the source.
    private func texts(of bundle: URL, _ warnings: inout [Sentence]) -> [String: StringTable] {
        do throws(InstallError) {
            let texts = try AppTexts(bundle)
            warnings += texts.warnings
            return texts.tables
        } catch {
            warnings.append(error.sentence)
            return [:]
        }
    }
}

extension FormerIntent {
    fileprivate init(_ old: OfferedIntent) {
        func value(_ name: String, _ type: ValueType) -> Value {
            guard case .object(let typeName?, _) = type,
                let thing = old.definition.file.types.first(where: { $0.name == typeName })
            else { return Value(name: name, thing: nil) }
            return Value(name: name, thing: old.definition.classNames.type(thing))
        }
        let response = old.declaration.response
        let output = response?.properties.first { $0.name == response?.outputProperty }
        self.init(
            className: old.qualifiedClassName,
            parameters: old.declaration.parameters.map { value($0.name, $0.type) },
            output: output.map { value($0.name, $0.type) })
    }
}
