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

    /// Where Debian has English, in the package `pocketsphinx-en-us`.
    package static let english = SpeechModel(
        sounds: "/usr/share/pocketsphinx/model/en-us/en-us",
        dictionary: "/usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict")

    package init(sounds: String, dictionary: String) {
        self.sounds = sounds
        self.dictionary = dictionary
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

    /// - Throws: ``VoiceError/noModel(folder:)`` where it is not there.
    func check() throws(VoiceError) {
        guard FileManager.default.fileExists(atPath: "\(sounds)/mdef"),
            FileManager.default.fileExists(atPath: dictionary)
        else { throw .noModel(folder: sounds) }
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
