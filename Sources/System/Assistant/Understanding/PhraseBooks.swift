// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Apps
import Conversation
package import Store
import Synchronization
import Wire

/// What can be said to the installed apps, by the language it is said in: written once for a catalog, and again when
/// apps have changed or have told what their options are called.
package final class PhraseBooks: Sendable {
    private struct Shelf {
        let files: PhraseFiles?
        var catalog: AppCatalog?
        var books: [String: PhraseBook] = [:]
        /// By language.
        var parts: [String: PhraseParts] = [:]
        var options = OptionVocabulary()
        /// That of the names among the options; nil if there are none yet.
        var names: VocabularyVersion?
        var done: DoneAction?
        var own = OwnPhrases([])

        private static let mostLanguages = 16

        init(_ files: PhraseFiles?) {
            self.files = files
        }

        mutating func book(of candidates: [Candidate], language: String) -> PhraseBook {
            // A tag may be anything that a browser says.
            if parts.count >= Self.mostLanguages, parts[language] == nil { parts = [:] }
            return PhraseBook(
                of: candidates, language: language, options: options,
                parts: &parts[language, default: PhraseParts(files)])
        }
    }

    private let shelf: Mutex<Shelf>

    /// - Parameter folder: Where grammars are kept, for anyone who needs them next; nil for nowhere.
    package init(in folder: StateFolder? = nil) {
        shelf = Mutex(Shelf(folder.map { PhraseFiles(in: $0) }))
    }

    /// What can be said to the apps of a catalog, with samples for values: a title of each app, then the next of
    /// each.
    package func sayings(for catalog: AppCatalog, language: String) -> [OfferedSaying] {
        book(for: catalog, language: language).shelf.sayings
    }

    /// Compiles what can be said to an app that is about to be installed, aside: who says something next finds it done.
    ///
    /// - Parameter language: A BCP 47 tag, besides those that people have spoken in.
    package func prepare(_ app: InstalledApp, in language: String) {
        let (files, spoken) = shelf.withLock { ($0.files, Set($0.parts.keys)) }
        guard let files else { return }
        var parts = PhraseParts(files)
        let candidates = Candidate.all(in: AppCatalog(apps: [app]))
        for language in spoken.union([language]).sorted().suffix(PhraseFiles.mostLanguages) {
            _ = parts.grammar(of: candidates, language: language, options: OptionVocabulary())
        }
    }

    /// The book of all apps' phrases. The first to ask for it writes it, and others wait that long.
    ///
    /// - Parameter language: A BCP 47 tag.
    func book(for catalog: AppCatalog, language: String) -> PhraseBook {
        shelf.withLock { shelf in
            if shelf.catalog.map({ $0 === catalog }) != true {
                shelf.catalog = catalog
                shelf.books = [:]
            }
            if let book = shelf.books[language] { return book }
            let book = shelf.book(of: Candidate.all(in: catalog), language: language)
            shelf.books[language] = book
            return book
        }
    }

    /// A book of some intents alone.
    func book(of candidates: [Candidate], language: String) -> PhraseBook {
        shelf.withLock { $0.book(of: candidates, language: language) }
    }

    /// A person's own phrases, compiled at the first need.
    func own(_ records: [PhraseRecord]) -> OwnPhrases {
        shelf.withLock { shelf in
            if shelf.own.records != records { shelf.own = OwnPhrases(records) }
            return shelf.own
        }
    }

    /// What was done last, which a person may mean when they go on: “same again”.
    var done: DoneAction? {
        get { shelf.withLock(\.done) }
        set { shelf.withLock { $0.done = newValue } }
    }

    /// By parameter what the options of an intent are called, as far as its app has told.
    func options(of candidate: Candidate, language: String) -> [String: [[String]]] {
        candidate.options(in: shelf.withLock(\.options), language)
    }

    /// By parameter, or by what of a parameter's object is said, what the app of an intent calls things.
    func names(of candidate: Candidate, language: String) -> [String: [VocabularyName]] {
        candidate.names(in: shelf.withLock(\.options), language)
    }

    /// Takes in the names that apps say their people use, where they are others than those that are known.
    func learnNames(from phrases: any PhraseSource) async throws(StoreError) {
        let known = shelf.withLock(\.names)
        guard let (names, version) = try await phrases.vocabularies(after: known) else { return }
        shelf.withLock { shelf in
            shelf.names = version
            guard shelf.options.spoken != names else { return }
            shelf.options.spoken = names
            shelf.books = [:]
        }
    }

    /// Takes in what an app says its options are.
    func learn(_ options: OptionsPayload, of key: OptionVocabulary.Key) {
        shelf.withLock { shelf in
            if shelf.options.learn(options, of: key) { shelf.books[key.language] = nil }
        }
    }

    /// Has an app asked again what its options are called, before the next time that it matters.
    package func outdateOptions(of app: BundleIdentifier) {
        shelf.withLock { $0.options.outdate(of: app) }
    }

    /// Asks an app what its options are called, so that they are known when the person says one.
    ///
    /// - Parameter language: A BCP 47 tag.
    package func learnOptions(
        of app: InstalledApp, over transport: any ExtensionTransport, language: String
    ) async {
        let candidates = app.intents.filter(\.isSaid).map { Candidate(app: app, intent: $0) }
        _ = await OptionInquiry(books: self, transport: transport, language: language).learnOptions(of: candidates)
    }

    /// Takes in that an app did not tell.
    func learnNothing(of key: OptionVocabulary.Key) {
        shelf.withLock { $0.options.learnNothing(of: key) }
    }

    /// The parameters whose options were not asked for yet, at most so many, each with its intent.
    func unlearned(of candidates: [Candidate], language: String, atMost limit: Int) -> [AppOptions] {
        let options = shelf.withLock(\.options)
        return Array(
            candidates.lazy.flatMap { candidate in
                candidate.optionKeys(in: language).map { AppOptions(candidate: candidate, key: $0) }
            }
            .filter { options.isUnlearned($0.key) }.prefix(limit))
    }
}
