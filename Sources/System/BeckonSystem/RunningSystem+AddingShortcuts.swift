// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import Assistant
import Conversation
import Descriptors
import Foundation
import PersonalShortcuts
import Processes
import PropertyLists
import Sentences
import ShortcutDocument
import Shortcuts
import Store
import SystemTexts

/// Shortcuts that apps offer.
extension RunningSystem {
    /// How many actions of a shortcut are shown before it is added.
    private static let mostLines = 30
    /// How many notes are shown, and how many characters per line.
    private static let (mostNotes, longestLine) = (20, 300)
    /// The size limit in bytes for a file that an app offers; larger files can be imported from a terminal.
    private static let offerLimit = 16 << 20
    /// The deepest indentation of blocks.
    private static let deepest = 6

    /// Asks the person whether to add the shortcut that an app's URL leads to.
    ///
    /// A link is followed where it is one of this system's or of Apple's; of files only one of the app's own is read: of
    /// its bundle, or of what it keeps.
    ///
    /// - Throws: ``OpeningError``, `Problem`.
    func offer(_ address: ShortcutImportAddress, from identity: BundleIdentity) async throws {
        guard calls.isHeard else { throw OpeningError.nobodyToAsk }
        let account = WorkAccount.ofCaller
        var addition =
            if let link = ShortcutLink(address.url), isOfShortcuts(address.url) {
                try await shortcut(at: link, account)
            } else {
                ShortcutAddition(
                    name: address.url.deletingPathExtension().lastPathComponent,
                    content: try await content(of: address.url, from: identity, account), account: account)
            }
        if let name = address.name { addition.name = name }
        addition.name = addition.name.beginning(Self.longestLine)
        calls.post(.add(addition))
    }

    private func content(of url: URL, from identity: BundleIdentity, _ account: WorkAccount) async throws -> Data {
        guard url.isFileURL, let app = try await apps.catalog()[identity.app] else {
            throw OpeningError.notOwnFile(url)
        }
        let path = url.standardizedFileURL.path(percentEncoded: false)
        for folder in [app.location, app.container] {
            let root = folder.standardizedFileURL.path(percentEncoded: false)
            let beginning = root.hasSuffix("/") ? root : root + "/"
            guard path.hasPrefix(beginning) else { continue }
            do {
                return try await account.run {
                    Data(
                        try PlainFile.read(
                            String(path.dropFirst(beginning.count)), beneath: root, limit: Self.offerLimit))
                }
            } catch {
                throw OpeningError.unreadableShortcut(url)
            }
        }
        throw OpeningError.notOwnFile(url)
    }

    /// Shows what a shortcut does, asks its setup questions and stores it.
    func add(
        _ addition: ShortcutAddition, _ context: RequestContext, answers: some AnswerSource,
        show: @escaping Assistant.Show
    ) async throws -> Outcome {
        let person = Person(answers, show: show)
        var document: ShortcutDocument
        let look: String
        do {
            let (catalog, moment) = (try await apps.catalog(), surroundings.now().date)
            (document, look) = try await addition.account.run {
                let opened = try OpenedShortcut(addition.content, at: moment)
                return (opened.document, Self.look(at: opened, called: addition.name, context, in: catalog))
            }
        } catch let error as OpenedShortcut.Failure {
            let text = error.sentence(of: "‘\(addition.name)’").text(in: context.language)
            return await end(.failed(Failure(.refused, text: text)), person)
        } catch is CancellationError {
            let text = ("It was not added." as Sentence).text(in: context.language)
            return await end(.failed(Failure(.cancelled, text: text)), person)
        }
        guard await person.agrees(to: look, buttons(context)) else {
            guard !person.isLeftWaiting else { return .leftWaiting }
            let text = ("It was not added." as Sentence).text(in: context.language)
            return await end(.failed(Failure(.cancelled, text: text)), person)
        }
        for question in document.importQuestions {
            let text = question.text + (question.defaultText.map { " (\($0))" } ?? "")
            guard let words = await person.words(for: Prompt(parameter: "", kind: .needsValue, text: text)) else {
                return .leftWaiting
            }
            document = document.answering(question, with: words.isEmpty ? question.defaultText ?? "" : words)
        }
        let record = try await shortcuts.add(document, name: try await freeName(addition.name))
        await person.show(Showing(.result, text: record.keptNote.text(in: context.language)))
        return .done
    }

    private func end(_ outcome: Outcome, _ person: Person<some AnswerSource>) async -> Outcome {
        if case .failed(let failure) = outcome { await person.show(.error(failure)) }
        return outcome
    }

    private func buttons(_ context: RequestContext) -> [String] {
        ["Add Shortcut", "Cancel"].map { Sentence(stringLiteral: $0).text(in: context.language) }
    }

    /// Its name and actions, what it may use, who signed it and what it lacks here.
    private static func look(
        at opened: OpenedShortcut, called name: String, _ context: RequestContext, in catalog: AppCatalog
    ) -> String {
        let words = StepWords(catalog, language: context.language)
        let lines = ShortcutListing(
            opened.document, actions: .standard, limit: mostLines, words: words.words
        ).lines
        let shown = lines.map { line in
            let sentence = line.sentence.text { $0.text(in: context.language) }
            return "\(line.number)  \(String(repeating: "  ", count: min(line.depth, deepest)))"
                + sentence.beginning(longestLine)
        }
        let more = opened.document.actions.count > shown.count ? ["…"] : []
        var notes = [ShortcutReach(opened.document, actions: .standard).sentence, opened.signatureNote]
            .compactMap(\.self)
        notes += ShortcutNeeds(of: opened.document, in: catalog).problems.map { "\($0)." }
        return
            ([("Add ‘\(name)’?" as Sentence).text(in: context.language)] + shown + more
            + notes.prefix(mostNotes).map { $0.text(in: context.language).beginning(longestLine) }).joined(
                separator: "\n")
    }

    private func freeName(_ name: String) async throws -> String {
        var candidate = name
        var number = 2
        while try await shortcuts.named(candidate) != nil {
            candidate = "\(name) \(number)"
            number += 1
        }
        return candidate
    }
}
