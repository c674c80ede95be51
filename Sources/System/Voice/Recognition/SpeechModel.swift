// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Hearing
package import Sentences

/// The files that say how a language sounds, and how its words are said.
package struct SpeechModel: Hashable, Sendable {
    /// Of sounds.
    package var sounds: String
    /// Of words, in Carnegie Mellon's form.
    package var dictionary: String
    /// Of the words that follow one another.
    package var language: String

    /// Where Debian has English, in the package `pocketsphinx-en-us`.
    package static let english = SpeechModel(
        sounds: "/usr/share/pocketsphinx/model/en-us/en-us",
        dictionary: "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict",
        language: "/usr/share/pocketsphinx/model/en-us/en-us.lm.bin")

    package init(sounds: String, dictionary: String, language: String) {
        self.sounds = sounds
        self.dictionary = dictionary
        self.language = language
    }

    /// The model for a language.
    ///
    /// - Parameter language: A BCP 47 tag.
    package static func of(_ language: String) throws(Problem<Fault>) -> SpeechModel {
        guard language == "en" || language.hasPrefix("en-") else {
            throw Problem("there is no speech model for the language ‘\(language)’; use --language en")
        }
        try english.check()
        return english
    }

    /// - Throws: `Problem` where it is missing.
    func check() throws(Problem<Fault>) {
        let files = ["\(sounds)/mdef", dictionary, language]
        guard files.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else {
            throw Problem("there is no English speech model in \(sounds); install the package pocketsphinx-en-us")
        }
    }

    /// How words are said that the dictionary has.
    func pronunciations(of words: Set<String>) throws(Problem<Fault>) -> PronunciationDictionary {
        do throws(PlainFile.Problem) {
            let bytes = try PlainFile.read(dictionary, limit: PronunciationDictionary.mostBytes)
            return PronunciationDictionary(bytes, words: words)
        } catch {
            throw .unreadable(path: dictionary, reason: error.reason)
        }
    }
}
