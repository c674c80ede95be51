// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Conversation
import Descriptors
import Foundation
import PersonalShortcuts
import Processes
import PropertyLists
import Sentences
import ShortcutDocument

/// The file of a shortcut, as a person names it.
struct ShortcutFile {
    let opened: OpenedShortcut

    /// - Throws: `UsageError` where there is no such file; `Problem` where it is not a shortcut.
    init(_ path: String, in surroundings: Surroundings) async throws {
        let bytes: [UInt8]
        do throws(PlainFile.Problem) {
            bytes = try PlainFile.read(
                surroundings.file(path).path(percentEncoded: false), limit: ShortcutReader.limits.size)
        } catch {
            throw UsageError("\(path) cannot be read: \(error.reason)", remedy: "give the file of a shortcut")
        }
        try await self.init(Data(bytes), called: path, in: surroundings)
    }

    /// - Throws: `Problem` where it is not a shortcut.
    init(_ data: Data, called name: String, in surroundings: Surroundings) async throws {
        let moment = surroundings.now().date
        do {
            opened = try await WorkAccount.ofCaller.run { try OpenedShortcut(data, at: moment) }
        } catch let error as OpenedShortcut.Failure {
            throw Problem(error.sentence(of: name))
        }
    }
}
