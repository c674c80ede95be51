// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import BeckonSystem
import CommandLineInterface
import PersonalShortcuts
import Phrases
import Store
import SystemTexts

/// Asks a person at a terminal for the phrases that apps want, one screen after the other.
actor ScreenDialogue {
    /// How a screen ended.
    enum Ending: Sendable {
        case saved(PhraseRecord)
        case removed(PhraseRecord)
        case left
        /// Its app took it away.
        case taken
    }

    private enum Event: Sendable {
        case screens([PhraseScreen])
        case line(String?)
    }

    private let phrases: PersonalPhrases
    private let names: ActionWords
    private let text: PhraseScreenText
    private let terminal: Terminal
    private let events: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private var current: PhraseScreen?
    /// The phrase that stands in the way, with the words that were wanted.
    private var clash: PhraseClash?
    /// Reads a line; there is one at most, whatever happens to the screen.
    private var reading: Task<Void, Never>?

    init(_ phrases: PersonalPhrases, _ names: ActionWords, on terminal: Terminal) {
        self.phrases = phrases
        self.names = names
        self.terminal = terminal
        text = PhraseScreenText(names.language)
        (events, continuation) = AsyncStream.makeStream()
    }

    /// Asks about every screen of the app that is open now or later, until the task is cancelled.
    ///
    /// - Parameter app: A bundle identifier; nil for the screens of all apps.
    func run(for app: String? = nil) async {
        await follow {
            app == nil || $0.app.text == app
        } until: { _ in
            false
        }
    }

    /// Asks about one screen until the person is done with it.
    func ask(about screen: PhraseScreen) async -> Ending {
        var ending = Ending.taken
        await follow {
            $0 == screen
        } until: {
            ending = $0
            return true
        }
        return ending
    }

    /// - Parameter isEnough: Called with how each screen ended; true when no other is to be asked about.
    private func follow(
        _ isMeant: @Sendable (PhraseScreen) -> Bool, until isEnough: (Ending) -> Bool
    ) async {
        let changes = phrases.screens.changes()
        let watching = Task { [continuation] in
            for await screens in changes { continuation.yield(.screens(screens)) }
            continuation.finish()
        }
        defer {
            watching.cancel()
            reading?.cancel()
        }
        await withTaskCancellationHandler {
            for await event in events {
                let ending =
                    switch event {
                    case .line(let line): await take(line)
                    case .screens: noteTaken()
                    }
                if let ending, isEnough(ending) { return }
                let open = phrases.screens.open
                // The screen to ask about may be gone already.
                if current == nil, let next = open.first(where: isMeant) {
                    begin(next)
                } else if current == nil, isEnough(.taken) {
                    return
                }
            }
        } onCancel: {
            continuation.finish()
        }
    }

    private func noteTaken() -> Ending? {
        guard let screen = current, phrases.screens.screen(screen.id) == nil else { return nil }
        current = nil
        terminal.output.line(text(.taken, app: names.app(screen.app.text)))
        return .taken
    }
}

// MARK: - One screen

extension ScreenDialogue {
    private func begin(_ screen: PhraseScreen) {
        current = screen
        clash = nil
        let title = names.title(of: screen)
        let app = names.app(screen.app.text)
        switch screen.purpose {
        case .add:
            terminal.output.line(text(.adds, title: title, app: app))
            terminal.output.line(screen.proposal.map { text(.agree, $0) } ?? text(.choose))
        case .edit(let phrase):
            terminal.output.line(text(.edits, phrase.text, title: title, app: app))
            terminal.output.line(text(.change))
        }
        readLine()
    }

    private func readLine() {
        terminal.output.write(terminal.output.styled("› ", .faint))
        guard reading == nil else { return }
        reading = Task { [terminal, continuation] in
            let line = await terminal.line()
            continuation.yield(.line(line))
        }
    }

    /// - Returns: How the screen ended; nil if the person is to say more.
    private func take(_ line: String?) async -> Ending? {
        reading = nil
        guard let screen = current else { return nil }
        do {
            guard let ending = try await answer(line, screen) else { return nil }
            current = nil
            return ending
        } catch let clash as PhraseClash {
            self.clash = clash
            terminal.output.line(text(.clash, clash.taken, names))
        } catch {
            // A screen that is gone has a message of its own.
            guard phrases.screens.screen(screen.id) != nil else { return noteTaken() }
            // What is wrong with the words, or with the disk.
            terminal.errors.line(text.problem(error))
        }
        guard phrases.screens.screen(screen.id) != nil else { return noteTaken() }
        readLine()
        return nil
    }

    private func answer(_ line: String?, _ screen: PhraseScreen) async throws -> Ending? {
        let words = line.map(PhraseWording.tidy) ?? ""
        let isLeaving = line == nil || line?.contains("\u{1B}") == true || text.isCancellation(words)
        if isLeaving { return try await leave(screen) }
        if let clash, text.isReplacement(words) {
            return try await save(clash.text, screen, replacing: clash.taken.id)
        }
        if screen.isEditing, text.isRemoval(words) {
            let phrase = try await phrases.removePhrase(on: screen)
            terminal.output.line(text(.removed, phrase.text))
            return .removed(phrase)
        }
        guard words.isEmpty else { return try await save(words, screen) }
        // Return agrees to what is proposed, but not to what is taken.
        guard clash == nil, !screen.isEditing, let proposal = screen.proposal else { return try await leave(screen) }
        return try await save(proposal, screen)
    }

    private func save(_ words: String, _ screen: PhraseScreen, replacing: Int? = nil) async throws -> Ending {
        let phrase = try await phrases.give(words, on: screen, replacing: replacing)
        terminal.output.line(text(.saved, phrase, names))
        return .saved(phrase)
    }

    private func leave(_ screen: PhraseScreen) async throws -> Ending {
        try await phrases.leave(screen)
        terminal.output.line(text(.left))
        return .left
    }
}
