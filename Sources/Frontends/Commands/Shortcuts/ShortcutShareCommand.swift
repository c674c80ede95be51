// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Store

/// `beckon shortcut share`: gives a link under which a shortcut can be looked at and added.
enum ShortcutShareCommand {
    private static let ends = Argument.flag("stop", "revokes all links to the shortcut")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "share", "creates a link to a shortcut as it is now; later changes don't affect the link",
            takes: [ShortcutCommands.name, ends],
            examples: [
                Example("beckon shortcut share Timer", "prints the link"),
                Example("beckon shortcut share Timer --stop", "revokes its links"),
            ],
            body: surroundings.session(share))
    }

    private static func share(_ session: Session) async throws -> ExitCode {
        let record = try await session.keptShortcut(try session[ShortcutCommands.name])
        if try session[ends] {
            let count = try await session.system.shortcuts.stopSharing(record)
            try session.show(
                ["name": record.name, "links": count],
                count == 1 ? "1 link has ended." : "\(count) links have ended.")
            return .success
        }
        let link = try await session.system.share(record)
        if session.isJSON {
            try session.terminal.output.json([
                "name": record.name, "link": link.page.absoluteString, "record": link.record.absoluteString,
            ])
        } else {
            session.terminal.output.line(link.page.absoluteString)
        }
        return .success
    }
}
