// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import CommandLineInterface
import PersonalShortcuts
import Phrases
import Sentences
import Store
import SystemTexts

/// `beckon phrase answer`: a person's answer on a screen that an app has asked for.
enum PhraseAnswerCommand {
    private static let number = Argument<Int>.positional(
        "ID", "the screen's number, as 'beckon phrase screens' lists it")
    private static let text = Argument<String?>.optionalPositional(
        "TEXT", "what you will say; default: asks in a terminal, otherwise the app's proposal")
    private static let leaves = Argument.flag("cancel", "closes the screen and changes nothing")
    private static let removes = Argument.flag("remove", "removes the current phrase")
    private static let replaces = Argument.flag("replace", "replaces what the phrase did before")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "answer", "answers an app's screen that asks for a phrase",
            takes: [number, text, leaves, removes, replaces],
            examples: [
                Example("beckon phrase answer 1 \"Pizza night\"", "gives the action a phrase"),
                Example("beckon phrase answer 1 --cancel", "closes the screen without a phrase"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (isLeaving, isRemoving, words) = (try session[leaves], try session[removes], try session[Self.text])
        guard [isLeaving, isRemoving, words != nil].filter(\.self).count <= 1 else {
            throw UsageError("give only one answer", remedy: "give TEXT, --cancel or --remove")
        }
        let phrases = session.system.phrases
        let number = try session[Self.number]
        guard let screen = phrases.screens.screen(number) else {
            throw UsageError("there is no screen \(number)", remedy: "see 'beckon phrase screens'")
        }
        let names = try await session.words()
        let text = PhraseScreenText(session.language)
        if isLeaving {
            try await phrases.leave(screen)
            session.tell(line: text(.left))
            return .success
        }
        if isRemoving {
            let phrase = try await phrases.removePhrase(on: screen)
            try session.show(phrase.json(names), line: text(.removed, phrase.text))
            return .success
        }
        if words == nil, session.terminal.isInteractive, !session.isJSON {
            if case .taken = await ScreenDialogue(phrases, names, on: session.terminal).ask(about: screen) {
                return .failure
            }
            return .success
        }
        guard let words = words ?? screen.proposal else {
            throw UsageError("the app doesn't propose a phrase", remedy: "give TEXT, or --cancel")
        }
        let phrase = try await names.replacing(try session[replaces]) {
            try await phrases.give(words, on: screen, replacing: $0)
        }
        try session.show(phrase.json(names), line: text(.saved, phrase, names))
        return .success
    }
}

extension ActionWords {
    /// Gives a phrase, and where its words are taken and that is agreed to, takes them.
    ///
    /// - Throws: `Problem` in the person's language where it is not agreed to, `PhraseError`.
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
        } catch let clash as PhraseClash {
            throw Problem(Sentence(verbatim: text.refused(clash.text, taken: clash.taken, self)))
        }
    }
}
