// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Conversation
import Descriptors
import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import ShortcutSignatures

/// A shortcut's file as a person names it, read whole.
struct ShortcutFile {
    let document: ShortcutDocument
    /// What is wrong in it and keeps nobody from reading it.
    let problems: [ShortcutProblem]
    /// Who signed it; nil where nobody did.
    let signature: ShortcutSignature?

    /// - Throws: ``UsageError`` where there is no such file; ``Unreadable`` where it is no shortcut.
    init(_ path: String, in surroundings: Surroundings) throws {
        let file = surroundings.file(path)
        let bytes: [UInt8]
        do throws(PlainFile.Problem) {
            bytes = try PlainFile.read(file.path(percentEncoded: false), limit: ShortcutReader.limits.size)
        } catch {
            throw UsageError("\(path) cannot be read: \(error.reason)", remedy: "give the file of a shortcut")
        }
        let (content, signature) = try Self.opened(Data(bytes), path: path, at: surroundings.now().date)
        self.signature = signature
        let reading = ShortcutReader.read(content)
        guard let document = reading.document else {
            guard let problem = reading.problems.last else { throw Unreadable(sentence: "\(path) holds no shortcut") }
            let place = problem.location.line.map { line -> Sentence in "\(path), line \(line)" }
            throw Unreadable(
                sentence: "\(place ?? Sentence(verbatim: path)): \(problem.message); \(problem.remedy)")
        }
        self.document = document
        problems = reading.problems
    }

    /// What a signed file holds; any other file as it is.
    private static func opened(
        _ data: Data, path: String, at moment: Date
    ) throws -> (content: Data, signature: ShortcutSignature?) {
        guard SignedShortcut.isSigned(data) else { return (data, nil) }
        let signed: SignedShortcut
        do throws(SignedShortcut.Failure) {
            signed = try SignedShortcut(data)
        } catch {
            throw Unreadable(sentence: "\(path) is signed and cannot be opened: \(error)")
        }
        do throws(SignatureFailure) {
            return (signed.shortcut, try SignatureChecker.check(signed, at: moment))
        } catch {
            throw Unreadable(sentence: "\(path) is not as it was signed: \(error)")
        }
    }

    /// Who signed it, in a sentence; nil where nobody did.
    var signatureNote: Sentence? {
        guard let signature else { return nil }
        let signer = signature.signer ?? "?"
        let known: Sentence =
            signature.trust == .apple
            ? "It is signed by ‘\(signer)’, known to Apple" : "It is signed by ‘\(signer)’, who is not known here"
        guard signature.isExpired else { return "\(known)." }
        return "\(known); the certificate held until \(signature.expiry.formatted(.iso8601.year().month().day()))."
    }

    /// Why a file is no shortcut.
    struct Unreadable: Error, PersonReadable {
        var sentence: Sentence
    }
}
