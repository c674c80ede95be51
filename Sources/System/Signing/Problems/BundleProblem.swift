// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What is wrong with a bundle, so that it is not installed.
package typealias BundleProblem = Problem<BundleProblemCode>

/// The kinds of problems with bundles; the raw values stand in the output of `beckon verify --json`.
package enum BundleProblemCode: String, Hashable, Sendable, CaseIterable {
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
    case otherSDK
    case badInfo
    // Entries that no bundle has.
    case linkOutside
    case specialFile
    case badName
    case tooMuch
    /// A file cannot be read or written.
    case disk
}
