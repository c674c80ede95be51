// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import CommandLineInterface
import PersonalPhrases
import Phrases
import Sentences
import Store

/// `beckon phrase answer`: a person's answer on a screen that an app has asked for.
struct PhraseAnswerCommand: Sendable {
    let surroundings: Surroundings

    private static let number = Argument<Int>.positional(
        "ID", "the screen's number, as 'beckon phrase screens' lists it")
    private static let text = Argument<String?>.optionalPositional(
        "TEXT", "what you will say; asked for on a terminal, else what the app proposes")
    private static let leaves = Argument.flag("cancel", "leaves everything as it is")
    private static let removes = Argument.flag("remove", "removes the phrase there is")
    private static let replaces = Argument.flag("replace", "takes the words even from what they stand for now")

    var command: Command {
        Command(
            "answer", "answers a screen on which an app asks for a phrase",
            takes: [Self.number, Self.text, Self.leaves, Self.removes, Self.replaces],
            examples: [
                Example("beckon phrase answer 1 \"Pizza night\"", "gives the action its phrase"),
                Example("beckon phrase answer 1 --cancel", "gives it none"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let (isLeaving, isRemoving) = (try arguments[Self.leaves], try arguments[Self.removes])
        let words = try arguments[Self.text]
        guard [isLeaving, isRemoving, words != nil].filter(\.self).count <= 1 else {
            throw UsageError("a screen has one answer", remedy: "give TEXT, --cancel or --remove")
        }
        let session = try await Session(arguments, surroundings)
        let phrases = session.system.phrases
        let number = try arguments[Self.number]
        guard let screen = phrases.screens.screen(number) else {
            throw UsageError("there is no screen \(number)", remedy: "see 'beckon phrase screens'")
        }
        let names = session.words(of: try await session.catalog(warning: terminal))
        let text = PhraseScreenText(session.language)
        if isLeaving {
            try await phrases.leave(screen)
            if !session.isJSON { terminal.output.line(text.left) }
            return .success
        }
        if isRemoving {
            let phrase = try await phrases.removePhrase(on: screen)
            try report(phrase, text.removed(phrase.text), names, session, terminal)
            return .success
        }
        if words == nil, terminal.isInteractive, !session.isJSON {
            if case .taken = await ScreenDialogue(phrases, names, on: terminal).ask(about: screen) {
                return .failure
            }
            return .success
        }
        guard let words = words ?? screen.proposal else {
            throw UsageError("the app proposes no phrase", remedy: "give TEXT, or --cancel")
        }
        let phrase = try await names.replacing(try arguments[Self.replaces]) {
            try await phrases.give(words, on: screen, replacing: $0)
        }
        let sentence = text.saved(phrase.text, names.title(of: phrase), names.app(phrase.app))
        try report(phrase, sentence, names, session, terminal)
        return .success
    }

    private func report(
        _ phrase: PhraseRecord, _ sentence: String, _ names: ActionWords, _ session: Session, _ terminal: Terminal
    ) throws {
        if session.isJSON {
            try terminal.output.json(PhraseDescription(phrase, names))
        } else {
            terminal.output.line(sentence)
        }
    }
}

extension ActionWords {
    /// Gives a phrase, and where its words are taken and that is agreed to, takes them.
    ///
    /// - Throws: ``PhraseRefusal`` in the person's language where it is not agreed to, or the words can't be said.
    func replacing(
        _ isAgreed: Bool, _ give: (_ replaced: Int?) async throws -> PhraseRecord
    ) async throws -> PhraseRecord {
        let text = PhraseScreenText(language)
        do {
            do {
                return try await give(nil)
            } catch let clash as PhraseClash where isAgreed {
                return try await give(clash.taken.id)
            }
        } catch let error as PhraseError {
            throw PhraseRefusal(error)
        } catch let clash as PhraseClash {
            let taken = clash.taken
            throw PhraseRefusal(
                words: text.refused(clash.text, taken: taken.text, title(of: taken), app(taken.app)))
        }
    }
}
