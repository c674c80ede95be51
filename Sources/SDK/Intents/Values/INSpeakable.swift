// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that a person can say.
public protocol INSpeakable: NSObjectProtocol {
    /// How it is written and, without a hint, said.
    var spokenPhrase: String { get }
    /// A spelling that is said right where ``spokenPhrase`` is not.
    var pronunciationHint: String? { get }
    /// The app's own name for it.
    var vocabularyIdentifier: String? { get }
    /// Other things the same words may mean.
    var alternativeSpeakableMatches: [any INSpeakable]? { get }
    /// The app's own name for it, under an older name; optional on Apple's systems and nil by default here.
    var identifier: String? { get }
}

extension INSpeakable {
    /// None, unless a type says otherwise.
    public var identifier: String? { nil }
}
