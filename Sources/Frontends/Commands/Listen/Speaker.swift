// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Conversation
import Sentences
import Synchronization

/// Says aloud what a conversation says; where that can't be done, it warns once and stays silent.
final class Speaker: Sendable {
    private let language: String
    private let variables: [String: String]
    private let terminal: Terminal
    private let isSilent = Mutex(false)

    init(_ session: Session) {
        language = session.language
        variables = session.surroundings.variables
        terminal = session.terminal
    }

    /// Returns when it is said.
    func say(_ text: String) async {
        guard !isSilent.withLock({ $0 }), text.contains(where: { !$0.isWhitespace }) else { return }
        let reason = await RunningSystem.sayAloud(text, in: language, variables: variables)
        guard let reason, !Task.isCancelled else { return }
        isSilent.withLock { $0 = true }
        terminal.warn("cannot speak: \(reason)")
    }

    /// What a person hears about a turn; empty if there is nothing to say.
    static func text(of turn: Turn) -> String {
        switch turn {
        case .said, .progress: ""
        case .prompt(let prompt): ([prompt.text] + prompt.options.map(\.text)).joined(separator: ". ")
        case .confirm(let confirmation): confirmation.text
        case .response(let response): response.text
        case .shown(let showing): showing.text
        case .error(let failure): failure.text
        }
    }
}
