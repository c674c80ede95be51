// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A reader of outside bytes, as the fuzzer and the replay of its corpus call it.
///
/// A new one is a file `FuzzedReader+Name.swift`, an entry in ``all`` and a
/// folder of seeds in `Fuzzing/Corpus/Name`, three at least.
package struct FuzzedReader: Sendable {
    /// The reader's word about bytes that it read was not kept.
    package struct Contradiction: Error, CustomStringConvertible {
        package let description: String

        init(_ description: String) {
            self.description = description
        }
    }

    /// All of them, by name.
    package static let all: [FuzzedReader] = [
        appIntents, archive, catalogue, constantValues, contactCards, definition, document, entitlements, frames,
        grammar, infoPlist, layers, manifest, page,
        picture,
        recording, runMessages, sentence, shortcut, shortcutRun, shortcutText, signedShortcut, strings, stringsdict,
        suggestionState,
    ]

    /// Also the name of its folder of seeds.
    package let name: String
    /// The words that the fuzzer puts in, a file in `Fuzzing/Dictionaries`.
    package let dictionary: String
    /// What reading may cost.
    package let limit: ReadingCost.Limit
    /// Reads the bytes, whatever they are. That they are refused is no error; a ``Contradiction`` is, as is
    /// whatever ends or stops the process.
    package let read: @Sendable (Data) throws -> Void
    /// Files of its folder of seeds that code makes, by name: those of a format that nobody writes by hand, or that is
    /// ours and changes. The test `CorpusTests` writes them again.
    package let seeds: @Sendable () throws -> [String: Data]

    init(
        name: String, dictionary: String, limit: ReadingCost.Limit = .reading,
        seeds: @escaping @Sendable () throws -> [String: Data] = { [:] },
        read: @escaping @Sendable (Data) throws -> Void
    ) {
        self.name = name
        self.dictionary = dictionary
        self.limit = limit
        self.seeds = seeds
        self.read = read
    }
}
