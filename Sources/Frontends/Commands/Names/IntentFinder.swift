// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import IntentDefinition
import Sentences

/// Finds apps and intents by the names a person types.
struct IntentFinder: Sendable {
    let catalog: AppCatalog
    let language: String

    /// An app by its identifier or, where only one has it, its name; capitals do not matter.
    ///
    /// - Throws: `UsageError` that suggests the nearest name.
    func app(_ name: String) throws(UsageError) -> InstalledApp {
        if let app = catalog.apps.first(where: { $0.id.text == name }) { return app }
        let matches = catalog.apps.filter { names(of: $0).contains(name.lowercased()) }
        if let app = try only(matches, by: \.id.text, "several apps are called '\(name)'") { return app }
        let known = catalog.apps.flatMap { [$0.id.text, $0.name(in: language)] }
        // What is written may be near to what an app is called in its own language.
        let near = NearestName.to(name, among: known + catalog.apps.map(\.info.title))
        throw Self.unknown(
            "app", name, among: near.map { [$0] } ?? known, isNear: near != nil,
            none: "install one with 'beckon install PATH'")
    }

    /// Nil if there is none.
    private func only<Match>(
        _ matches: [Match], by name: (Match) -> String, _ several: Sentence
    ) throws(UsageError) -> Match? {
        guard matches.count > 1 else { return matches.first }
        throw UsageError(several, remedy: "write \(Sentence.names(matches.map(name), separator: " or "))")
    }

    /// An intent of an app by its name, with or without `Intent` at the end, capitals aside.
    ///
    /// - Throws: `UsageError` that suggests the nearest name.
    func intent(_ name: String, of app: InstalledApp) throws(UsageError) -> OfferedIntent {
        if let intent = app.intents.first(where: { Self.names(of: $0).contains(name.lowercased()) }) { return intent }
        throw unknownIntent(
            name, among: app.intents.map { ($0, $0.declaration.name) },
            none: "\(app.name(in: language)) handles no intents")
    }

    /// `BUNDLE.INTENT`, or `INTENT` alone where only one app has it.
    ///
    /// - Throws: `UsageError` that suggests the nearest name.
    func target(_ text: String) throws(UsageError) -> (app: InstalledApp, intent: OfferedIntent) {
        guard let dot = text.lastIndex(of: ".") else { return try only(text) }
        let app = try app(String(text[..<dot]))
        return (app, try intent(String(text[text.index(after: dot)...]), of: app))
    }

    private func only(_ name: String) throws(UsageError) -> (app: InstalledApp, intent: OfferedIntent) {
        let all = catalog.apps.flatMap { app in app.intents.map { (app: app, intent: $0) } }
        let matches = all.filter { Self.names(of: $0.intent).contains(name.lowercased()) }
        let several: Sentence = "several apps have an intent '\(name)'"
        if let match = try only(matches, by: { "\($0.app.id).\($0.intent.declaration.name)" }, several) { return match }
        throw unknownIntent(
            name, among: all.map { ($0.intent, $0.intent.declaration.name) },
            none: "install an app with 'beckon install PATH'")
    }

    /// Suggests the intent whose name, type or title is near to what is written.
    private func unknownIntent(
        _ name: String, among intents: [(intent: OfferedIntent, name: String)], none: Sentence
    ) -> UsageError {
        let known = intents.map(\.name)
        let others = intents.flatMap { intent, name in self.others(of: intent).map { (other: $0, name: name) } }
        // A slip in the name itself is likelier than one in another word for it.
        let near =
            others.first { $0.other.lowercased() == name.lowercased() }?.name ?? NearestName.to(name, among: known)
            ?? NearestName.to(name, among: others.map(\.other)).flatMap { word in
                others.first { $0.other == word }?.name
            }
        return Self.unknown("intent", name, among: near.map { [$0] } ?? known, isNear: near != nil, none: none)
    }

    /// What a person may call an intent besides its name: its class, its type in the source, its titles with and
    /// without spaces.
    private func others(of intent: OfferedIntent) -> [String] {
        let titles = [intent.title(in: language), intent.declaration.title?.text].compactMap(\.self)
        let type = intent.declaration.appIntent?.typeName
        return ([intent.className, type].compactMap(\.self) + titles + titles.map { $0.filter { !$0.isWhitespace } })
            .filter { !$0.isEmpty }
    }

    private func names(of app: InstalledApp) -> Set<String> {
        Set([app.id.text, app.name(in: language), app.info.title].map { $0.lowercased() })
    }

    private static func names(of intent: OfferedIntent) -> Set<String> {
        Set([intent.declaration.name, intent.declaration.name + "Intent", intent.className].map { $0.lowercased() })
    }

    /// - Parameter isNear: Whether the only one that is known is probably meant.
    private static func unknown(
        _ kind: Sentence, _ name: String, among known: [String], isNear: Bool, none: Sentence
    ) -> UsageError {
        guard !known.isEmpty else { return UsageError("there is no \(kind) '\(name)'", remedy: none) }
        let remedy: Sentence =
            (isNear ? known.first : nil).map { "did you mean '\($0)'?" }
            ?? "choose one of \(Sentence.names(known))"
        return UsageError("there is no \(kind) '\(name)'", remedy: remedy)
    }
}
