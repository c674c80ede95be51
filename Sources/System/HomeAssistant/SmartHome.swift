// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Phrases
import Sentences
package import Store
package import WebClient

/// The person's home: understands sentences about it, and has its Home Assistant do what they say.
package actor SmartHome {
    private let folder: HouseFolder
    private let token: HomeToken
    private let client: WebClient
    /// The grammars that were compiled, by language, for the home of the record.
    private var compiled: [String: SpokenLanguage] = [:]

    /// Opens nothing yet: files and keychain are read with the first request.
    package init(
        in folder: StateFolder, token: HomeToken, client: WebClient = WebClient(limits: HomeServer.limits)
    ) {
        self.folder = HouseFolder(root: folder.house)
        self.token = token
        self.client = client
    }

    // MARK: What is known

    /// Checks a Home Assistant, keeps its address and its token, and fetches its names.
    ///
    /// - Throws: ``HomeError``, and then nothing was kept.
    package func connect(to address: HomeAddress, token: String) async throws(HomeError) {
        let server = HomeServer(address, token: token, client: client)
        try await server.check()
        let home = try await server.home()
        if let former = try folder.record()?.address, former != address.text {
            try await self.token.remove(for: former)
        }
        try await self.token.keep(token, for: address.text)
        try keep(HouseFolder.Record(address: address.text, home: home))
    }

    /// Fetches the names again from the Home Assistant that is connected.
    ///
    /// - Throws: ``HomeError``, also where none is.
    package func refresh() async throws(HomeError) {
        guard let record = try folder.record(), let server = try await server(of: record) else {
            throw HomeError("no Home Assistant is connected; give its address", kind: .badInput)
        }
        try keep(HouseFolder.Record(address: record.address, home: try await server.home()))
    }

    /// Takes things and rooms from a file, in place of those of a Home Assistant, which is forgotten.
    ///
    /// - Throws: ``HomeError`` where the file can't be read.
    package func use(_ file: URL) async throws(HomeError) {
        let home = try HouseFolder.read(Home.self, file)
        try await forget()
        try keep(HouseFolder.Record(home: home))
    }

    /// Forgets the home and the token of its Home Assistant.
    ///
    /// - Returns: Whether there was one.
    @discardableResult
    package func forget() async throws(HomeError) -> Bool {
        guard let record = try folder.record() else { return false }
        if let address = record.address { try await token.remove(for: address) }
        compiled = [:]
        try folder.forget()
        return true
    }

    /// Keeps the templates of a folder: `LANGUAGE.json`, or `templates.json` in a folder named by its language.
    ///
    /// - Throws: ``HomeError`` if there are none, or one can't be read.
    package func keepTemplates(in source: URL) throws(HomeError) -> [KeptTemplates] {
        let files = try HouseFolder.templateFiles(in: source)
        guard !files.isEmpty else {
            throw HomeError(
                "there are no templates in ‘\(source.path)’; give a folder with files such as en.json", kind: .badInput)
        }
        // All of them are read before the first one is kept.
        var kept: [KeptTemplates] = []
        for file in files {
            let grammar = HomeGrammar(try HouseFolder.read(TemplateFile.self, file.url))
            kept.append(
                KeptTemplates(
                    language: file.language, groups: grammar.meanings.count, problems: grammar.problems))
        }
        for file in files { try folder.keepTemplates(file.url, of: file.language) }
        compiled = [:]
        return kept
    }

    /// What is known.
    ///
    /// - Throws: ``HomeError`` where nothing is.
    package func summary() throws(HomeError) -> HouseSummary {
        let record = try known()
        return HouseSummary(
            address: record.address, entities: record.home.entities.count, areas: record.home.areas.map(\.name),
            floors: record.home.floors, languages: try folder.languages())
    }

    private func keep(_ record: HouseFolder.Record) throws(HomeError) {
        try folder.keep(record)
        compiled = [:]
    }

    // MARK: Talking

    /// Understands a sentence about the home.
    ///
    /// - Parameters:
    ///   - room: Where the speaker is, by its name; nil if that is not known.
    ///   - language: A BCP 47 tag.
    /// - Throws: ``HomeError`` where there is no home, no such room, or no template in the language.
    package func understand(
        _ sentence: String, from room: String?, in language: String
    ) throws(HomeError) -> HouseUnderstanding {
        let home = try home()
        let room = try room.map { name throws(HomeError) in try Self.room(name, of: home) }
        return try spokenLanguage(language, home).understand(sentence, from: room)
    }

    /// What an answer leads to.
    ///
    /// - Parameter chosen: The one that is meant of several things of a name.
    /// - Throws: ``HomeError`` where nothing that is there can do it.
    package func plan(
        _ answer: HomeAnswer, from room: String?, chosen: Home.Entity? = nil
    ) throws(HomeError) -> HomePlan {
        let home = try home()
        let room = try room.map { name throws(HomeError) in try Self.room(name, of: home) }
        return try HomePlanner(home: home, room: room).plan(answer, chosen: chosen)
    }

    /// Has Home Assistant carry out calls, one after the other.
    ///
    /// - Returns: False if none is connected, and nothing was done.
    package func perform(_ calls: [HomeCall]) async throws(HomeError) -> Bool {
        guard let record = try folder.record(), let server = try await server(of: record) else { return false }
        for call in calls { try await server.perform(call) }
        return true
    }

    /// Asks Home Assistant about things; nil if none is connected.
    package func answers(to question: HomeQuestion) async throws(HomeError) -> [HouseAnswer]? {
        guard let record = try folder.record(), let server = try await server(of: record) else { return nil }
        return try await server.answers(to: question)
    }

    private func home() throws(HomeError) -> Home { try known().home }

    private func known() throws(HomeError) -> HouseFolder.Record {
        if let record = try folder.record() { return record }
        throw HomeError(
            "no home is known; run 'beckon house connect ADDRESS', or 'beckon house use FILE'", kind: .badInput)
    }

    private static func room(_ name: String, of home: Home) throws(HomeError) -> String {
        let area = home.areas.first { FoldedText($0.name).key == FoldedText(name).key }
        guard let area else {
            throw HomeError(
                "there is no room ‘\(name)’; give one of: \(home.areas.map(\.name).joined(separator: ", "))",
                kind: .badInput)
        }
        return area.name
    }

    private func spokenLanguage(_ language: String, _ home: Home) throws(HomeError) -> SpokenLanguage {
        let known = try folder.languages()
        guard let tag = SpokenLanguage.best(for: language, among: known) else {
            throw HomeError(
                "there are no templates for the language ‘\(language)’; run 'beckon house templates FOLDER'",
                kind: .badInput)
        }
        if let spoken = compiled[tag] { return spoken }
        let spoken = try SpokenLanguage(try folder.templates(of: tag), home)
        compiled[tag] = spoken
        return spoken
    }

    private func server(of record: HouseFolder.Record) async throws(HomeError) -> HomeServer? {
        guard let text = record.address else { return nil }
        let address = try HomeAddress(text)
        guard let token = try await token.read(for: address.text) else {
            throw HomeError("the token for \(text) is gone; run 'beckon house connect \(text)'", kind: .badToken)
        }
        return HomeServer(address, token: token, client: client)
    }
}
