// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Contacts
import Foundation
import Sentences
import Store

/// `beckon contacts settings`: where contacts are looked for, and which of them is the person's own card.
enum ContactSettingsCommand {
    private static let folders = Argument<[String]>.options(
        "folder", "PATH",
        "reads contact cards from this folder too; repeat to add several; replaces the folders set before")
    private static let noFolders = Argument.flag("no-folders", "uses only the default folders")
    private static let own = Argument<String?>.option(
        "own", "NAME|ID", "your own card, which says who your mother or your boss is")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "settings", "shows and changes the contact folders and your own card",
            takes: [folders, noFolders, own],
            examples: [
                Example("beckon contacts settings --folder ~/cards", "also uses a folder of your own"),
                Example("beckon contacts settings --own \"Lin Xiao\"", "chooses your own card"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let named = try session[folders]
        let isCleared = try session[noFolders]
        guard named.isEmpty || !isCleared else {
            throw UsageError("--folder and --no-folders contradict each other", remedy: "give one of them")
        }
        if !named.isEmpty || isCleared {
            let paths = named.map { session.surroundings.file($0).path }
            try await session.system.addressBook.use(folders: paths)
        }
        if let own = try session[own] { try await setOwn(own, session) }
        let paths = try await session.system.addressBook.folders
        let own = try await session.contacts().directory.own
        let shown = paths.isEmpty ? "–" : paths.joined(separator: ", ")
        let name = own?.displayName.isolated ?? "–"
        try session.show(
            ["folders": paths, "own": own?.identifier],
            "additional folders: \(shown); your own card: \(name)")
        return .success
    }

    private static func setOwn(_ name: String, _ session: Session) async throws {
        let directory = try await session.contacts().directory
        if let contact = directory[name] { return try await session.system.addressBook.setOwn(contact.identifier) }
        guard case .clear(let candidate, _) = directory.answer(to: name) else {
            throw UsageError(
                "several cards match ‘\(name)’", remedy: "give its identifier from 'beckon contacts list'")
        }
        try await session.system.addressBook.setOwn(candidate.contact.identifier)
    }
}
