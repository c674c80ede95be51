// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import HomeAssistant
package import Phrases

/// Home Assistant's test sentences of a language, with the templates that they check and the homes that they are about.
package struct HomeSentences: Sendable {
    package let language: String
    package let templates: TemplateFile
    /// Those of the cases, and merged.
    package let homes: [Home]
    package let cases: [HomeCase]

    /// - Parameter folder: With a folder for each language.
    /// - Throws: An error of the file system, or of the decoder where a file is of another form.
    package init(language: String, in folder: URL) throws {
        let folder = folder.appending(path: language)
        self.language = language
        templates = try JSONDecoder().decode(
            TemplateFile.self, from: Data(contentsOf: folder.appending(path: "templates.json")))
        homes = try Self.lines(folder.appending(path: "homes.jsonl"))
        cases = try Self.lines(folder.appending(path: "cases.jsonl"))
    }

    /// All homes in one: the harder setting.
    package var merged: Home? { homes.first { $0.id == "merged" } }

    /// Each home by its id, to be spoken to.
    ///
    /// - Throws: ``TemplateError`` for a template that can't be read.
    package func spokenHomes() throws(TemplateError) -> SpokenHomes {
        let grammar = HomeGrammar(templates)
        var spoken: [String: SpokenHome] = [:]
        for home in homes { spoken[home.id] = try SpokenHome(grammar, home) }
        return SpokenHomes(byId: spoken)
    }

    private static func lines<Line: Decodable>(_ file: URL) throws -> [Line] {
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Line.self, from: Data($0.utf8)) }
    }
}
