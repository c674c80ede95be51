// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

#if SiriKit

import IntentValues
import SystemLink
import Wire

/// The names that this user has in the app, such as contacts, albums and playlists.
///
/// The system takes what is said for them where an intent has room for such a name. Only the app sets them, not its
/// extension, and they stay until it sets them again:
///
/// ```swift
/// INVocabulary.shared().setVocabularyStrings(NSOrderedSet(array: ["Morning run", "Hills"]), of: .workoutActivityName)
/// ```
open class INVocabulary: NSObject, @unchecked Sendable {
    // `@unchecked`: it stores nothing; a subclass answers for its own.

    private static let vocabulary = INVocabulary()

    /// Creates another reference to the app's vocabulary; use ``shared()``.
    public required override init() { super.init() }

    /// The vocabulary of the app.
    open class func shared() -> Self { vocabulary as? Self ?? Self() }

    /// Replaces the names of one type; an empty set removes all.
    ///
    /// Returns at once. A refusal is reported on standard error, and what was set before stays. So are names that were
    /// left out: those that are blank or longer than 1024 bytes, and what comes after the first thousand.
    ///
    /// - Parameter vocabulary: Of `String`, the most important first.
    open func setVocabularyStrings(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        set(vocabulary.array.map { $0 as? String }.map { $0.map { SpeakableStringValue(spokenPhrase: $0) } }, type)
    }

    /// Sets the names of one type with the way they are said, in place of those set before; otherwise as
    /// ``setVocabularyStrings(_:of:)``.
    ///
    /// - Parameter vocabulary: Of ``INSpeakable``, the most important first.
    open func setVocabulary(_ vocabulary: NSOrderedSet, of type: INVocabularyStringType) {
        set(vocabulary.array.map { $0 as? any INSpeakable }.map { $0.map(SpeakableStringValue.init) }, type)
    }

    /// Removes the names of all types.
    open func removeAllVocabularyStrings() {
        CallChannel.phrases.call(VocabularyCall.removeAll) { result in
            if case .failure(let failure) = result { Self.complain("all names stay as they were: \(failure)") }
        }
    }

    /// - Parameter names: Nil in the place of what is not a name.
    private func set(_ names: [SpeakableStringValue?], _ type: INVocabularyStringType) {
        let call = VocabularyCall.set(names.compactMap(\.self), type: type.rawValue)
        CallChannel.phrases.call(call) { result in
            switch result {
            case .success(names.count): break
            case .success(let kept):
                Self.complain(
                    "\(names.count - kept) of \(names.count) names of type \(type) are left out; give at most a "
                        + "thousand, the most important first, of at most 1024 bytes each")
            case .failure(let failure): Self.complain("the names of type \(type) stay as they were: \(failure)")
            }
        }
    }

    private static func complain(_ text: String) {
        StandardError.write(text, from: "Intents")
    }
}

extension SpeakableStringValue {
    fileprivate init(_ name: any INSpeakable) {
        self.init(
            identifier: name.vocabularyIdentifier ?? name.identifier, spokenPhrase: name.spokenPhrase,
            pronunciationHint: name.pronunciationHint)
    }
}

#endif
