// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Contacts
import Sentences
import Store

/// `beckon contacts`: whom the person knows, whom a name means, and which apps may know of them.
enum ContactCommands {
    private static let name = Argument<String>.positional(
        "NAME", "a name, a nickname or a relationship such as ‘my mother’")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "contacts", "shows your contacts and which apps may see them",
            has: [
                Command(
                    "list", "lists the contacts in your address books",
                    examples: [Example("beckon contacts list", "lists all")], body: surroundings.session(list)),
                Command(
                    "find", "shows whom a name means, best matches first", takes: [name],
                    examples: [Example("beckon contacts find \"my mother\"", "finds a relative on your own card")],
                    body: surroundings.session(find)),
                Command(
                    "allow", "lets an app see which contacts a sentence means", takes: [AppArgument.named],
                    examples: [Example("beckon contacts allow Pizzeria", "allows it for one app")],
                    body: surroundings.session { try await set(true, $0) }),
                Command(
                    "deny", "shows an app only the names in a sentence", takes: [AppArgument.named],
                    examples: [Example("beckon contacts deny Pizzeria", "denies it for one app")],
                    body: surroundings.session { try await set(false, $0) }),
                ContactSettingsCommand.command(in: surroundings),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let contacts = try await session.contacts()
        try session.list(
            contacts.directory.contacts, none: "There are no contacts in the contact folders.",
            json: { $0.json(isOwn: $0.identifier == contacts.directory.own?.identifier) }, cells: \.cells)
        return .success
    }

    private static func find(_ session: Session) async throws -> ExitCode {
        let name = try session[Self.name]
        let directory = try await session.contacts().directory
        let candidates = directory.candidates(for: name)
        let isClear = if case .clear = directory.answer(to: name) { true } else { false }
        try session.list(
            candidates, none: "No contact matches ‘\(name.isolated)’.",
            json: { candidate in
                candidate.contact.json(
                    isOwn: candidate.isOneself, certainty: candidate.certainty, relationship: candidate.relationship,
                    isClear: isClear && candidate == candidates.first)
            }, cells: { ["\($0.certainty) %"] + $0.contact.cells })
        return candidates.isEmpty ? .failure : .success
    }

    private static func set(_ isAllowed: Bool, _ session: Session) async throws -> ExitCode {
        let app = try await session.app()
        try await session.system.addressBook.allow(isAllowed, to: app.id.text)
        let name = app.name(in: session.language).isolated
        try session.show(
            ["app": app.id.text, "contacts": isAllowed],
            isAllowed ? "\(name) may see your contacts." : "\(name) gets only the names.")
        return .success
    }
}

extension Session {
    /// The contacts; what cannot be read is named on the terminal.
    func contacts() async throws -> KnownContacts {
        let contacts = try await system.addressBook.contacts()
        for problem in contacts.problems { terminal.warn("\(problem)") }
        return contacts
    }
}

extension Contact {
    /// What programs read; all but the first argument is of one who was looked for.
    fileprivate func json(
        isOwn: Bool, certainty: Int? = nil, relationship: String? = nil, isClear: Bool? = nil
    ) -> JSONObject {
        func values(_ kind: Address.Kind) -> [String] { addresses.filter { $0.kind == kind }.map(\.value) }
        return [
            "identifier": identifier, "name": displayName, "nicknames": nicknames,
            "phoneNumbers": values(.phoneNumber), "emailAddresses": values(.emailAddress),
            "messageAddresses": values(.instantMessage), "isOwn": isOwn,
            "certainty": certainty, "relationship": relationship, "isClear": isClear,
        ]
    }

    fileprivate var cells: [String] {
        [displayName, nicknames.joined(separator: ", "), addresses.first?.value ?? "", identifier]
    }
}
