// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntents

struct InvitePeopleIntent: AppIntent {
    static let title: LocalizedStringResource = "Invite People"

    @Parameter(title: "People", mode: .email)
    var people: [IntentPerson]

    func perform() async throws -> some IntentResult & ProvidesDialog {
        let addresses = people.compactMap { person -> String? in
            switch person.handle?.value {
            case .emailAddress(let address): address
            case .phoneNumber(let number): number
            default: nil
            }
        }
        let me = IntentPerson(
            identifier: .applicationDefined("me"), name: .displayName("Me"),
            handle: .init(emailAddress: "me@example.com"), isMe: true)
        return .result(
            dialog:
                "Invited \(addresses.joined(separator: ", ")) for \(me.identifier == .applicationDefined("me") ? "me" : "others")."
        )
    }
}
