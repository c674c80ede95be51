// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import PropertyLists
package import Sentences
package import ShortcutDocument
import Shortcuts

/// The file of a shortcut, read whole: of any form, and signed by somebody or by nobody.
package struct OpenedShortcut: Sendable {
    /// Why a file is no shortcut.
    package enum Failure: Error, Hashable, Sendable {
        case nothing
        case unreadable(ShortcutProblem)
        case sealed(Problem<Fault>)
        /// It was changed after it was signed.
        case changed(SignatureFailure)
    }

    package let document: ShortcutDocument
    /// What is wrong in it and keeps nobody from reading it.
    package let problems: [ShortcutProblem]
    /// Who signed it; nil if nobody did.
    package let signature: ShortcutSignature?

    /// - Parameter moment: When certificates have to hold to be in time.
    package init(_ data: Data, at moment: Date) throws(Failure) {
        let content: Data
        (content, signature) = try Self.opened(data, at: moment)
        let reading =
            ShortcutText.isText(content)
            ? ShortcutText.reading(content, actions: .standard) : ShortcutReader.read(content)
        guard let document = reading.document else {
            throw reading.problems.last.map { .unreadable($0) } ?? .nothing
        }
        self.document = document
        problems = reading.problems
    }

    /// What a signed file holds; any other file as it is.
    private static func opened(
        _ data: Data, at moment: Date
    ) throws(Failure) -> (content: Data, signature: ShortcutSignature?) {
        guard SignedShortcut.isSigned(data) else { return (data, nil) }
        let signed: SignedShortcut
        do throws(Problem<Fault>) {
            signed = try SignedShortcut(data)
        } catch {
            throw .sealed(error)
        }
        do throws(SignatureFailure) {
            return (signed.shortcut, try SignatureChecker.check(signed, at: moment))
        } catch {
            throw .changed(error)
        }
    }

    /// Who signed it, in a sentence; nil if nobody did.
    package var signatureNote: Sentence? {
        guard let signature else { return nil }
        let signer = signature.signer ?? "?"
        let known: Sentence =
            signature.isByAppleID
            ? "It is signed with an Apple ID, whose owner cannot be checked here"
            : signature.trust == .apple
                ? "It is signed by ‘\(signer)’, known to Apple"
                : "It is signed by ‘\(signer)’, who is not known to Beckon"
        guard signature.isExpired else { return "\(known)." }
        return "\(known); the certificate held until \(signature.expiry.formatted(.iso8601.year().month().day()))."
    }
}

extension OpenedShortcut.Failure {
    /// Why it is not a shortcut, in a sentence.
    ///
    /// - Parameter name: What the person knows the file by.
    package func sentence(of name: String) -> Sentence {
        switch self {
        case .nothing: "\(name) holds no shortcut"
        case .unreadable(let problem):
            if let line = problem.location.line, let column = problem.location.column {
                "\(name), line \(line), column \(column): \(problem.message); \(problem.remedy)"
            } else if let line = problem.location.line {
                "\(name), line \(line): \(problem.message); \(problem.remedy)"
            } else {
                "\(name): \(problem.message); \(problem.remedy)"
            }
        case .sealed(let failure): "\(name) is signed and cannot be opened: \(failure)"
        case .changed(let failure): "\(name) was changed after it was signed: \(failure)"
        }
    }
}
