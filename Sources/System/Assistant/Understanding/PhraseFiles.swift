// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Descriptors
import Foundation
import Phrases
import Processes
import Store

/// The compiled grammars of what can be said to the installed apps, in the state folder: a file for each app, with its
/// grammar in the languages that it was needed in last, and one for what is said whatever app is spoken to.
///
/// It saves compiling, and is no more than that: a file that is missing, damaged, of other words or by another build of
/// the program is passed over and rewritten.
struct PhraseFiles: Sendable {
    /// What is said in a language, and what happened to it.
    private struct Part {
        var language: String
        /// The words that it was made of, to the letter.
        var origin: ArraySlice<UInt8>
        var archive: ArraySlice<UInt8>
    }

    /// The program that writes and reads: another build may compile the same words otherwise. Nil if none can be
    /// told from another; then nothing is kept.
    private static let program: [UInt8]? = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return FileStamp(path: "/proc/self/exe").flatMap { try? encoder.encode($0) }.map(Array.init)
    }()
    /// The languages of one file whose grammars are kept.
    static let mostLanguages = 4
    /// As large as a file may be, in bytes; real ones have some 50,000. What does not fit is compiled each time.
    private static let sizeLimit = 16 << 20

    private let folder: StateFolder

    init(in folder: StateFolder) {
        self.folder = folder
    }

    /// The grammar of what is said to an app.
    ///
    /// - Parameters:
    ///   - wordings: By the intents of the app, whose places are the grammar's meanings.
    ///   - language: A BCP 47 tag, as the person's.
    ///   - compile: Asked if there is none yet.
    func grammar(
        of wordings: [[IntentWording]], app: BundleIdentifier, language: String, orCompiling compile: () -> Grammar
    ) -> Grammar {
        var writer = ArchiveWriter()
        writer.write(wordings) { writer, wordings in writer.write(wordings) { $1.write(to: &$0) } }
        return grammar(
            in: folder.phrases(of: app.text), language, origin: writer.bytes, meanings: wordings.count, compile)
    }

    /// The grammar of what is said in some languages whatever app is spoken to.
    func grammar(ofLanguages languages: Set<String>, orCompiling compile: () -> Grammar) -> Grammar {
        var writer = ArchiveWriter()
        writer.write(languages)
        let all = languages.sorted().joined(separator: " ")
        return grammar(in: folder.phrasesOfLanguages, all, origin: writer.bytes, meanings: 0, compile)
    }

    private func grammar(
        in file: URL, _ language: String, origin: [UInt8], meanings: Int, _ compile: () -> Grammar
    ) -> Grammar {
        let parts = parts(in: file)
        if let part = parts.first(where: { $0.language == language && $0.origin.elementsEqual(origin) }),
            // Whatever is wrong with it, the words are there.
            let grammar = try? GrammarArchive.grammar(from: part.archive, meanings: meanings)
        {
            return grammar
        }
        let grammar = compile()
        let part = Part(language: language, origin: origin[...], archive: GrammarArchive.bytes(of: grammar)[...])
        write([part] + parts.filter { $0.language != language }, to: file)
        return grammar
    }

    /// Keeps the first of some grammars for anyone who needs them next, in one step.
    private func write(_ parts: [Part], to file: URL) {
        guard let program = Self.program else { return }
        var writer = ArchiveWriter()
        writer.write(bytes: program)
        writer.write(parts.prefix(Self.mostLanguages)) { writer, part in
            writer.write(part.language)
            writer.write(bytes: part.origin)
            writer.write(bytes: part.archive)
        }
        guard writer.bytes.count <= Self.sizeLimit else { return }
        // Where it can't be written, it is compiled again another time.
        try? Data(writer.bytes).write(to: file, options: .atomic)
    }

    /// What a file has, the latest first; nothing if this program did not write it.
    private func parts(in file: URL) -> [Part] {
        // Missing, too large or damaged: whatever it is, nothing is lost, and the file is rewritten.
        guard let program = Self.program,
            let bytes = try? PlainFile.read(file.path(percentEncoded: false), limit: Self.sizeLimit)
        else { return [] }
        var reader = ArchiveReader(bytes[...])
        guard let writer = try? reader.slice(), writer.elementsEqual(program) else { return [] }
        let parts = try? reader.things(ofSize: 12) { reader throws(ArchiveError) in
            Part(language: try reader.text(), origin: try reader.slice(), archive: try reader.slice())
        }
        return parts ?? []
    }
}
