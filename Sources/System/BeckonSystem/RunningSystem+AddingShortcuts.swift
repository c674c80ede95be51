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
    /// As many actions of a shortcut are looked at before it is added.
    private static let mostLines = 30

    /// Has the person asked about the shortcut that an address of an app's leads to.
    ///
    /// Only a file of the app's own is read: of its bundle, or of what it keeps.
    ///
    /// - Throws: ``OpeningError``.
    func offer(_ address: ShortcutImportAddress, from identity: BundleIdentity) async throws {
        guard calls.isHeard else { throw OpeningError.nobodyToAsk }
        let content = try await content(of: address.url, from: identity)
        let name = address.name ?? address.url.deletingPathExtension().lastPathComponent
        calls.post(.add(ShortcutAddition(name: name, content: content)))
    }

    private func content(of url: URL, from identity: BundleIdentity) async throws -> Data {
        guard url.isFileURL, let app = try await apps.catalog()[identity.app] else {
            throw OpeningError.notOwnFile(url)
        }
        let path = url.standardizedFileURL.path(percentEncoded: false)
        for folder in [app.location, app.container] {
            let root = folder.standardizedFileURL.path(percentEncoded: false)
            let beginning = root.hasSuffix("/") ? root : root + "/"
            guard path.hasPrefix(beginning) else { continue }
            do throws(PlainFile.Problem) {
                return Data(
                    try PlainFile.read(
                        String(path.dropFirst(beginning.count)), beneath: root, limit: ShortcutReader.limits.size))
            } catch {
                throw OpeningError.unreadableShortcut(url)
            }
        }
        throw OpeningError.notOwnFile(url)
    }

    /// Shows what a shortcut does, asks what it asks first, and keeps it.
    func add(
        _ addition: ShortcutAddition, _ context: RequestContext, answers: some AnswerSource,
        show: @escaping Assistant.Show
    ) async throws -> Outcome {
        let person = Person(answers, show: show)
        guard var document = ShortcutReader.read(addition.content).document else {
            let text = ("‘\(addition.name)’ is no shortcut." as Sentence).text(in: context.language)
            return await end(.failed(Failure(.refused, text: text)), person)
        }
        guard await person.agrees(to: look(at: document, called: addition.name, context), buttons(context)) else {
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
        let said: Sentence = "‘\(record.name)’ is kept, with \(record.actionCount) actions."
        await person.show(Showing(.result, text: said.text(in: context.language)))
        return .done
    }

    private func end(_ outcome: Outcome, _ person: Person<some AnswerSource>) async -> Outcome {
        if case .failed(let failure) = outcome { await person.show(.error(failure)) }
        return outcome
    }

    private func buttons(_ context: RequestContext) -> [String] {
        ["Add Shortcut", "Cancel"].map { Sentence(stringLiteral: $0).text(in: context.language) }
    }

    /// What it is called and does, action by action.
    private func look(at document: ShortcutDocument, called name: String, _ context: RequestContext) -> String {
        let lines = ShortcutListing(document, actions: .standard).lines
        let shown = lines.prefix(Self.mostLines).map { "\($0.number)  \($0.title)" }
        let more = lines.count > shown.count ? ["…"] : []
        return ([("Add ‘\(name)’?" as Sentence).text(in: context.language)] + shown + more).joined(separator: "\n")
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
