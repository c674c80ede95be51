// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import CommandLineInterface
import Conversation
import Sentences

/// A conversation on a terminal or in a pipe: shows the turns, gives the
/// answers.
actor Dialogue: AnswerSource {
    /// How turns are shown.
    enum Form {
        case plain, json
    }

    private let terminal: Terminal
    private let form: Form
    private let language: String
    private var script: ArraySlice<String>
    private let asks: Bool
    let follows: Bool
    private let voice: (any DialogueVoice)?
    /// What the person has just typed and sees already.
    private var typed: String?
    /// Where the last answer leads, and whether it goes there by itself; not when the person taps it.
    private(set) var opening: (place: Response.Opening, isImmediate: Bool)?

    /// What came near what was said last, and was not understood.
    private var suggestions: [String] = []

    /// - Parameters:
    ///   - language: A BCP 47 tag, of what the terminal says about turns.
    ///   - script: The first answers.
    ///   - asks: Whether the person is asked when the script has ended.
    ///   - follows: Whether it is told what happens to what was asked for.
    ///   - voice: Speaks with the person in place of the terminal, which shows it all.
    init(
        on terminal: Terminal, form: Form, language: String, script: [String] = [], asks: Bool, follows: Bool = false,
        voice: (any DialogueVoice)? = nil
    ) {
        self.terminal = terminal
        self.form = form
        self.language = language
        self.script = script[...]
        self.asks = asks
        self.follows = follows
        self.voice = voice
    }

    /// A person is asked where there is one, and never in the middle of JSON.
    ///
    /// - Parameter terminal: Nil for that of the session.
    static func make(
        _ session: Session, on terminal: Terminal? = nil, script: [String], follows: Bool = false
    ) -> Dialogue {
        Dialogue(
            on: terminal ?? session.terminal, form: session.isJSON ? .json : .plain, language: session.language,
            script: script, asks: session.terminal.isInteractive && !session.isJSON, follows: follows)
    }

    func show(_ turn: Turn, from app: String?) async {
        write(turn, from: app)
        await voice?.say(turn)
    }

    private func write(_ turn: Turn, from app: String?) {
        if case .said = turn { (opening, suggestions) = (nil, []) }
        if case .error(let failure) = turn { suggestions = failure.suggestions }
        if case .response(let response) = turn {
            opening = response.opens.map { ($0, response.status == .deferredToApplication) }
        }
        if case .said(let text) = turn, text.trimmed == typed {
            typed = nil
            return
        }
        switch form {
        case .plain:
            let text = TurnText(stream: terminal.output, language: language)
            for line in text.lines(for: turn, from: app) { terminal.output.line(line) }
            warn(about: turn)
        case .json:
            do {
                try terminal.output.json(turn)
            } catch {
                terminal.report("a turn has no JSON form: \(error)")
            }
        }
    }

    func answer(to turn: Turn) async -> Answer? {
        if let answer = script.popFirst() { return .text(answer) }
        if let voice { return await voice.answer(to: turn) }
        guard asks, let line = await ask() else { return nil }
        return .text(line)
    }

    /// A line from the person; nil at the end of input.
    func ask() async -> String? {
        let line = await terminal.ask(terminal.output.styled("› ", .faint))
        if terminal.isInteractive { typed = line?.trimmed }
        return line
    }

    /// The sentence that a line means: the one with its number where some were proposed, else the line itself.
    func meant(_ line: String) -> String {
        guard let number = Int(line), suggestions.indices.contains(number - 1) else { return line }
        typed = nil
        return suggestions[number - 1]
    }

    /// Forgets the echo of a line that starts no conversation.
    func forget() {
        typed = nil
    }

    /// Nothing leads to an app any more: one has been opened.
    func forgetOpening() {
        opening = nil
    }

    /// What concerns a developer goes to standard error.
    private func warn(about turn: Turn) {
        switch turn {
        case .response(let response):
            for fault in response.faults { terminal.warn("\(fault)") }
        case .error(let failure):
            for line in failure.detail?.split(whereSeparator: \.isNewline) ?? [] {
                terminal.errors.line(terminal.errors.styled("  \(line)", .faint))
            }
        default: break
        }
    }
}

extension String {
    /// Without white space at its ends.
    var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
