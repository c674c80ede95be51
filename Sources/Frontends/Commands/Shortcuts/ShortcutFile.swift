// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Descriptors
import Foundation
import PropertyLists
import Sentences
import ShortcutDocument

/// A shortcut's file as a person names it, read whole.
struct ShortcutFile {
    let document: ShortcutDocument
    /// What is wrong in it and keeps nobody from reading it.
    let problems: [ShortcutProblem]

    /// - Throws: ``UsageError`` where there is no such file; ``Unreadable`` where it is no shortcut.
    init(_ path: String, in surroundings: Surroundings) throws {
        let file = surroundings.file(path)
        let bytes: [UInt8]
        do throws(PlainFile.Problem) {
            bytes = try PlainFile.read(file.path(percentEncoded: false), limit: ShortcutReader.limits.size)
        } catch {
            throw UsageError("\(path) cannot be read: \(error.reason)", remedy: "give the file of a shortcut")
        }
        let reading = ShortcutReader.read(try Self.opened(Data(bytes), path: path))
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
    private static func opened(_ data: Data, path: String) throws -> Data {
        guard SignedShortcut.isSigned(data) else { return data }
        do throws(SignedShortcut.Failure) {
            return try SignedShortcut(data).shortcut
        } catch {
            throw Unreadable(sentence: "\(path) is signed and cannot be opened: \(error)")
        }
    }

    /// Why a file is no shortcut.
    struct Unreadable: Error, PersonReadable {
        var sentence: Sentence
    }
}
