// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Signing
import Store

/// Why an app was not installed, or not uninstalled. Nothing is left half done.
package struct InstallError: Error, Hashable, Sendable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// The path is no package, no bundle, or not there.
        case nothingToInstall
        /// The package's description cannot be had.
        case badPackage
        /// The package lacks a plugin or a product, without which it cannot be built or is of no use.
        case forgotten
        case buildFailed
        /// No target has an `Info.plist`, or not the one asked for.
        case noBundle
        /// An `Info.plist` is wrong.
        case badPlist
        /// An extension belongs to no app.
        case strayExtension
        /// Two files of one bundle have the same name.
        case clash
        /// A definition is wrong, or an intent is listed that none declares.
        case badDefinition
        /// A bundle lacks its executable, or holds what no bundle may.
        case badBundle
        /// The bundle's signature, or what it seals, is not in order.
        case refused(BundleProblem.Kind)
        /// There is no key to sign with, or not the one asked for.
        case cannotSign(SigningError.Kind)
        /// The app is installed already, signed by another team.
        case otherTeam
        /// The team was seen before with another key.
        case otherKey
        /// Another app has the identifier.
        case identifierTaken
        /// An app of another team has one of its names.
        case nameTaken
        /// The app named is missing.
        case notInstalled
        /// The system crashed over the app more than once since it was installed.
        case setAside
        /// A file cannot be read or written.
        case disk
    }

    package var kind: Kind
    /// The thing: a path, a target, a bundle identifier.
    package var subject: String
    /// What is wrong with it, without a full stop.
    package var reason: Sentence
    /// What to do about it.
    package var remedy: Sentence
    /// Lines to be shown below, such as the compiler's errors.
    package var detail: Sentence?

    package init(_ kind: Kind, _ subject: String, reason: Sentence, remedy: Sentence, detail: Sentence? = nil) {
        self.kind = kind
        self.subject = subject
        self.reason = reason
        self.remedy = remedy
        self.detail = detail
    }
}

extension InstallError {
    /// The error in terms of the path a person knows, not the one worked with.
    func renaming(_ path: String, to name: String) -> InstallError {
        InstallError(
            kind, subject.replacing(path, with: name), reason: reason.replacing(path, with: name), remedy: remedy,
            detail: detail?.replacing(path, with: name))
    }
}

extension InstallError {
    init(_ problem: BundleProblem) {
        self.init(.refused(problem.kind), problem.bundle, reason: problem.reason, remedy: problem.remedy)
    }

    init(_ error: SigningError) {
        self.init(.cannotSign(error.kind), error.subject, reason: error.reason, remedy: error.remedy)
    }
}

extension InstallError: PersonReadable {
    /// `subject: reason; remedy`, and the detail on lines of its own.
    package var sentence: Sentence {
        let below = detail.map { "\n\($0)" as Sentence } ?? ""
        return "\(subject): \(reason); \(remedy)\(below)"
    }
}

extension InstallError {
    /// Why the store does not take an app.
    init(_ error: StoreError, app: String) {
        let kind: Kind =
            switch error.kind {
            case .otherTeam: .otherTeam
            case .otherKey: .otherKey
            case .identifierTaken: .identifierTaken
            default: .disk
            }
        self.init(kind, kind == .disk ? error.path : app, reason: error.reason, remedy: error.remedy)
    }
}
