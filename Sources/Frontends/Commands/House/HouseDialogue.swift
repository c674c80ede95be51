// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Phrases
import Sentences
import SystemTexts

/// What is asked back about a sentence, of the script first and then of the person.
final class HouseDialogue {
    /// Why nothing was done.
    enum Stop: Error {
        /// Nobody answered.
        case leftWaiting
        /// The person does not want it.
        case refused

        /// How the command ends.
        var exitCode: ExitCode { self == .leftWaiting ? ExitCode(rawValue: 3) : .failure }
    }

    private let session: Session
    private var script: ArraySlice<String>

    /// Asks on the session's terminal when the script has ended.
    init(_ session: Session, script: [String]) {
        self.session = session
        self.script = script[...]
    }

    /// Asks which of several is meant, by number or by name, and gives its place.
    ///
    /// - Throws: ``Stop``.
    func choose(_ question: Sentence, _ options: [String]) async throws(Stop) -> Int {
        let numbered = options.enumerated().map { "\($0 + 1)  \($1.isolated)" }
        let answer = try await ask(question, numbered)
        if let number = Int(answer), options.indices.contains(number - 1) { return number - 1 }
        if let index = options.firstIndex(where: { FoldedText($0).key == FoldedText(answer).key }) { return index }
        session.terminal.note("Nothing was done.")
        throw .refused
    }

    /// Asks whether something is to be done.
    ///
    /// - Throws: ``Stop`` unless the person agrees.
    func confirm(_ question: Sentence) async throws(Stop) {
        let answer = FoldedText(try await ask(question, [])).key
        let agreements = Vocabulary.words(AnswerVocabulary.agree).map { FoldedText($0).key }
        guard agreements.contains(answer) else {
            session.terminal.note("Nothing was done.")
            throw .refused
        }
    }

    private func ask(_ question: Sentence, _ options: [String]) async throws(Stop) -> String {
        let terminal = session.terminal
        terminal.note(question)
        for option in options { terminal.errors.line(option) }
        if let answer = script.popFirst() { return answer.trimmed }
        guard terminal.isInteractive, !session.isJSON,
            let line = await terminal.ask(terminal.output.styled("› ", .faint))
        else { throw .leftWaiting }
        return line.trimmed
    }
}
