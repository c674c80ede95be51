// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why nobody can be listened to.
package enum VoiceError: Error, Hashable, Sendable {
    /// The recogniser's library can't be loaded, for a reason that the loader tells.
    case noRecognizer(Sentence)
    /// The files that say how English sounds are not in this folder.
    case noModel(folder: String)
    /// The recogniser takes no grammar or model, though they are there.
    case refused(folder: String)
    case otherLanguage(String)
    case tooManySentences(limit: Int)
    /// Nothing that is installed has words that can be said.
    case nothingToSay
    /// No program is there that records sound.
    case noRecorder
    /// The program that records ended, or never gave a sound.
    case recorderEnded(program: String, reason: Sentence)
    case unreadable(path: String, reason: Sentence)
}

extension VoiceError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .noRecognizer(let reason):
            "the recogniser of speech can't be loaded: \(reason); install the package libpocketsphinx3"
        case .noModel(let folder):
            "there is no model of English sounds in \(folder); install the package pocketsphinx-en-us"
        case .refused(let folder):
            "the recogniser can't use the model in \(folder); install the package pocketsphinx-en-us again"
        case .otherLanguage(let language):
            "there is no model of sounds for the language ‘\(language)’; give --language en"
        case .tooManySentences(let limit):
            "the installed apps have more than the \(limit) words in a row that can be listened for; name one app by --app"
        case .nothingToSay: "no installed app has a sentence to listen for; install one with 'beckon install'"
        case .noRecorder:
            "there is no program that records sound; install the package pulseaudio-utils or alsa-utils, or give --file"
        case .recorderEnded(let program, let reason):
            "‘\(program)’ records nothing: \(reason); see that a microphone is there, or give --file"
        case .unreadable(let path, let reason): "‘\(path)’ can't be listened to: \(reason)"
        }
    }
}
