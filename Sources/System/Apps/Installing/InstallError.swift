// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Signing
import Store

/// Why an app was not installed, or not uninstalled. Nothing is left half done.
package typealias InstallError = Problem<InstallErrorCode>

/// The kinds of reasons for not installing an app.
package enum InstallErrorCode: Hashable, Sendable {
    /// The path is no package, no bundle, or not there.
    case nothingToInstall
    /// The package's description cannot be had.
    case badPackage
    /// The package lacks a plugin or a product that it needs to build or to work.
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
    case refused(BundleProblemCode)
    /// There is no key to sign with, or not the one asked for.
    case cannotSign(SigningErrorCode)
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

extension InstallError {
    /// The error in terms of the path a person knows, not the one worked with.
    func renaming(_ path: String, to name: String) -> InstallError {
        InstallError(
            code, subject.replacing(path, with: name), reason: reason.replacing(path, with: name), remedy: remedy,
            detail: detail?.replacing(path, with: name))
    }
}

extension InstallError {
    init(_ problem: BundleProblem) {
        self.init(.refused(problem.code), problem.subject, reason: problem.reason, remedy: problem.remedy)
    }

    init(_ error: SigningError) {
        self.init(.cannotSign(error.code), error.subject, reason: error.reason, remedy: error.remedy)
    }
}

extension InstallError {
    /// Why the store does not take an app.
    init(_ error: StoreError, app: String) {
        let code: InstallErrorCode =
            switch error.code {
            case .otherTeam: .otherTeam
            case .otherKey: .otherKey
            case .identifierTaken: .identifierTaken
            default: .disk
            }
        self.init(code, code == .disk ? error.subject : app, reason: error.reason, remedy: error.remedy)
    }
}
