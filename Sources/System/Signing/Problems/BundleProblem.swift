// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What is wrong with a bundle, so that it is not installed.
package struct BundleProblem: Error, Hashable, Sendable {
    /// What kind of thing is wrong; the raw values stand in the output of `beckon verify --json`.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        // The signature.
        case unsigned
        case badManifest
        case badSignature
        case badTeamIdentifier
        case otherBundle
        // What it seals.
        case changedFile
        case extraFile
        case missingFile
        case changedNested
        case otherTeam
        // What stands in the bundle.
        case outsidePrefix
        case sameIdentifier
        case foreignEntitlement
        case badEntitlement
        case noExecutable
        case noProgram
        case otherArchitecture
        case noPrincipalClass
        case badInfo
        // Entries that no bundle has.
        case linkOutside
        case specialFile
        case badName
        case tooMuch
        /// A file cannot be read or written.
        case disk
    }

    package var kind: Kind
    /// The bundle: its identifier, or its folder's name while that is not known.
    package var bundle: String
    /// What is wrong, without a full stop.
    package var reason: Sentence
    /// What to do about it.
    package var remedy: Sentence

    package init(_ kind: Kind, _ bundle: String, reason: Sentence, remedy: Sentence) {
        self.kind = kind
        self.bundle = bundle
        self.reason = reason
        self.remedy = remedy
    }
}

extension BundleProblem: PersonReadable {
    /// `bundle: reason; remedy`
    package var sentence: Sentence { "\(bundle): \(reason); \(remedy)" }
}
