// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Conversation
import Foundation
import IntentDefinition
import IntentValues
import Phrases
import Store
import TestSupport
import Testing
import Wire

@testable import Assistant

@Suite("Compiled phrases in the state folder")
struct PhraseFilesTests {
    private let folder: TemporaryFolder
    private let state: StateFolder

    init() throws {
        folder = try TemporaryFolder()
        state = StateFolder(root: folder.url.appending(path: "state"))
        try state.prepare()
    }

    private var bakeryFile: URL { state.phrases(of: "org.example.bakery") }

    /// How many apps another run of the system compiles, and what it takes a sentence for.
    private func run(
        _ apps: [InstalledApp], language: String = "en", options: OptionVocabulary = OptionVocabulary(),
        saying sentence: String = "buy three loaves of bread with Bakery", _ candidates: [Candidate]? = nil
    ) -> (compiled: Int, meaning: Candidate?) {
        var parts = PhraseParts(PhraseFiles(in: state))
        let book = PhraseBook(
            of: candidates ?? Candidate.all(in: AppCatalog(apps: apps)), language: language, options: options,
            parts: &parts)
        guard case .understood(let candidate) = book.understanding(of: sentence) else { return (parts.compiled, nil) }
        return (parts.compiled, candidate)
    }

    @Test("are read by the next who needs them, who compiles none and understands the same")
    func kept() throws {
        let apps = try ["Bakery", "Inn", "Mill"].map { try Bakery.app($0) }
        let first = run(apps)
        #expect(first.compiled == 3)
        #expect(first.meaning?.invocation.texts == ["loaves": "3"])
        let second = run(apps)
        #expect(second.compiled == 0)
        #expect(second.meaning == first.meaning)
    }

    @Test("are compiled for the one app that is new, or has other words")
    func changed() throws {
        _ = run([try Bakery.app("Bakery"), try Bakery.app("Mill")])
        #expect(run([try Bakery.app("Bakery"), try Bakery.app("Inn"), try Bakery.app("Mill")]).compiled == 1)
        var order = Bakery.buyBread()
        order.title = LocalizableText("Fetch Bread", key: "t1")
        let changed = [try Bakery.app("Bakery", intents: [order]), try Bakery.app("Inn")]
        #expect(run(changed).compiled == 1)
        let again = run(changed, saying: "fetch bread with Bakery")
        #expect(again.compiled == 0)
        #expect(again.meaning?.app.info.title == "Bakery")
    }

    @Test(
        "are skipped if the file is missing, damaged or another program's, and rewritten",
        arguments: [
            { $0 = Data() }, { $0 = Data("nothing".utf8) }, { $0.removeLast() }, { $0[$0.count / 2] ^= 1 },
            { $0[$0.count - 100] ^= 1 }, { $0[10] ^= 1 }, { $0 = Data(count: $0.count) },
        ] as [@Sendable (inout Data) -> Void])
    func damaged(change: @Sendable (inout Data) -> Void) throws {
        let apps = [try Bakery.app()]
        _ = run(apps)
        let good = try Data(contentsOf: bakeryFile)
        var bad = good
        change(&bad)
        #expect(bad != good)
        try bad.write(to: bakeryFile)
        let again = run(apps)
        #expect(again.compiled == 1)
        #expect(again.meaning?.invocation.texts == ["loaves": "3"])
        #expect(try Data(contentsOf: bakeryFile) == good)
    }

    @Test("are kept for what is said whatever app is spoken to, which is rewritten where it is damaged")
    func languagesAlone() throws {
        let apps = [try Bakery.app()]
        let meaning = run(apps).meaning
        let good = try Data(contentsOf: state.phrasesOfLanguages)
        try good.dropLast().write(to: state.phrasesOfLanguages)
        #expect(run(apps).meaning == meaning)
        #expect(try Data(contentsOf: state.phrasesOfLanguages) == good)
        #expect(run(apps).meaning == meaning)
    }

    @Test("are kept for the languages that were needed last, whatever a language is called")
    func languages() throws {
        let apps = [try Bakery.app()]
        for language in ["en", "zh-Hans", "../de"] { #expect(run(apps, language: language).compiled == 1) }
        for language in ["en", "zh-Hans", "../de"] { #expect(run(apps, language: language).compiled == 0) }
        for language in ["fr", "it"] { _ = run(apps, language: language) }
        #expect(run(apps, language: "zh-Hans").compiled == 0)
        #expect(run(apps, language: "en").compiled == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: state.compiled.path).sorted()
                == ["languages", "org.example.bakery.phrases"])
    }

    @Test("are those of all intents of an app, without what the app has told about its options")
    func whole() throws {
        var open = ParameterDeclaration(name: "kind", type: .string)
        open.hasDynamicOptions = true
        var order = Bakery.buyBread()
        order.parameters[1] = open
        let app = try Bakery.app(
            intents: [order, Bakery.intent("Close", title: LocalizableText("Close Shop", key: "t2"))])
        var options = OptionVocabulary()
        let key = try #require(Candidate(app: app, intent: app.intents[0]).optionKeys(in: "en").first)
        let isNews = options.learn(OptionsPayload(sections: [.init(items: [.string("rye")])]), of: key)
        #expect(isNews)
        #expect(run([app], options: options).compiled == 1)
        #expect(run([app], [Candidate(app: app, intent: app.intents[1])]).compiled == 1)
        #expect(!FileManager.default.fileExists(atPath: bakeryFile.path))
        _ = run([app])
        #expect(run([app], options: options).compiled == 1)
        #expect(run([app]).compiled == 0)
    }

    @Test("hold nobody up where they can't be written")
    func unwritable() throws {
        try FileManager.default.removeItem(at: state.compiled)
        try Data().write(to: state.compiled)
        let apps = [try Bakery.app()]
        for _ in 0..<2 { #expect(run(apps).meaning?.invocation.texts == ["loaves": "3"]) }
    }
}
