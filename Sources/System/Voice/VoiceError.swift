// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why nobody can be listened to.
package enum VoiceError: Error, Hashable, Sendable {
    /// The recognizer's library can't be loaded, for a reason that the loader tells.
    case noRecognizer(Sentence)
    /// The files that say how English sounds are not in this folder.
    case noModel(folder: String)
    /// The recognizer takes no grammar or model, though they are there.
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
            "the speech recognizer can't be loaded: \(reason); install the package libpocketsphinx3"
        case .noModel(let folder):
            "there is no English speech model in \(folder); install the package pocketsphinx-en-us"
        case .refused(let folder):
            "the speech recognizer can't use the model in \(folder); reinstall the package pocketsphinx-en-us"
        case .otherLanguage(let language):
            "there is no speech model for the language ‘\(language)’; use --language en"
        case .tooManySentences(let limit):
            "the installed apps have more than \(limit) word sequences; name one app with --app"
        case .nothingToSay: "no installed app has a sentence to listen for; install one with 'beckon install'"
        case .noRecorder:
            "no program can record sound; install pulseaudio-utils or alsa-utils, or use --file"
        case .recorderEnded(let program, let reason):
            "‘\(program)’ recorded nothing: \(reason); check the microphone, or use --file"
        case .unreadable(let path, let reason): "cannot listen to ‘\(path)’: \(reason)"
        }
    }
}
