// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import IntentDefinition
import PropertyLists
import Synchronization

/// The intents that Apple's framework brings along, as the system knows those of an app's definition.
package enum SiriDomains {
    /// Their classes' module.
    package static let module = "Intents"

    /// An intent with the definition of its domain.
    package struct Intent: Sendable {
        package let declaration: IntentDeclaration
        package let definition: LocalizedDefinition
    }

    /// The names of all classes of intents that an extension may handle, in alphabetical order.
    package static let classNames: [String] = domains.flatMap { domain in
        (domain.intents ?? []).filter { $0.handled ?? true }.map(\.className)
    }.sorted()

    /// What is known of an intent by its class's name, without a module; nil for a class that no extension handles.
    package static func intent(_ className: String) -> Intent? {
        let domain = domains.first { domain in
            (domain.intents ?? []).contains { $0.className == className && $0.handled ?? true }
        }
        guard let domain,
            let definition = definition(of: domain),
            let declaration = definition.file.intents.first(where: { $0.className == className })
        else { return nil }
        return Intent(declaration: declaration, definition: definition)
    }

    /// All domains, in alphabetical order of their names.
    package static var definitions: [LocalizedDefinition] { domains.compactMap(definition) }

    /// A domain's definition with its translations; nil for a name that no domain has.
    package static func definition(named name: String) -> LocalizedDefinition? {
        domains.first { $0.domain == name }.flatMap(definition)
    }

    /// All definitions; they are compiled into the program, and a test reads each.
    static let domains: [DomainDefinition] = (embeddedTexts["Definitions"] ?? [:]).sorted { $0.key < $1.key }
        .compactMap { try? DomainDefinition.read(Data($0.value.utf8)) }

    private static let made = Mutex<[String: LocalizedDefinition]>([:])

    private static func definition(of domain: DomainDefinition) -> LocalizedDefinition? {
        made.withLock { made in
            if let known = made[domain.domain] { return known }
            let definition = DomainDeclarations(domain: domain, tables: tables(named: domain.domain)).definition
            made[domain.domain] = definition
            return definition
        }
    }

    /// How the intents of a domain are said in the language that comes nearest; nothing where it has no templates.
    ///
    /// - Parameters:
    ///   - name: The domain's.
    ///   - language: A BCP 47 tag.
    package static func phrases(of name: String, in language: String) -> DomainPhrases {
        let tags = embeddedTexts.filter { $0.value["\(name).phrases"] != nil }.keys.sorted()
        guard let tag = LanguageTag.nearest(to: language, among: tags) else { return DomainPhrases() }
        return madePhrases.withLock { made in
            let key = "\(tag).lproj/\(name).phrases"
            if let known = made[key] { return known }
            // A test reads each.
            let phrases = embeddedTexts[tag]?["\(name).phrases"].flatMap { try? DomainPhrases(reading: $0, path: key) }
            made[key] = phrases ?? DomainPhrases()
            return phrases ?? DomainPhrases()
        }
    }

    private static let madePhrases = Mutex<[String: DomainPhrases]>([:])

    /// What all domains share is declared and worded in one of them.
    static let shared = "General"

    /// The tables of a domain by language, with what all share.
    private static func tables(named name: String) -> [String: StringTable] {
        var tables: [String: StringTable] = [:]
        for language in embeddedTexts.keys {
            var strings = strings(of: shared, in: language)
            strings.merge(self.strings(of: name, in: language)) { _, own in own }
            if !strings.isEmpty { tables[language] = StringTable(language: language, strings: strings) }
        }
        return tables
    }

    /// A table in one language; empty if there is none. A test reads each.
    static func strings(of name: String, in language: String) -> [String: String] {
        guard let text = embeddedTexts[language]?["\(name).strings"] else { return [:] }
        return (try? StringsReader.read(Data(text.utf8), path: "\(language).lproj/\(name).strings")) ?? [:]
    }
}
