// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Foundation
import Hearing

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
    /// - Throws: ``VoiceError/otherLanguage(_:)``, ``VoiceError/noModel(folder:)``.
    package static func of(_ language: String) throws(VoiceError) -> SpeechModel {
        guard language == "en" || language.hasPrefix("en-") else { throw .otherLanguage(language) }
        try english.check()
        return english
    }

    /// - Throws: ``VoiceError/noModel(folder:)`` where it is missing.
    func check() throws(VoiceError) {
        let files = ["\(sounds)/mdef", dictionary, language]
        guard files.allSatisfy({ FileManager.default.fileExists(atPath: $0) }) else { throw .noModel(folder: sounds) }
    }

    /// How words are said that the dictionary has.
    func pronunciations(of words: Set<String>) throws(VoiceError) -> PronunciationDictionary {
        do throws(PlainFile.Problem) {
            let bytes = try PlainFile.read(dictionary, limit: PronunciationDictionary.mostBytes)
            return PronunciationDictionary(bytes, words: words)
        } catch {
            throw .unreadable(path: dictionary, reason: error.reason)
        }
    }
}
