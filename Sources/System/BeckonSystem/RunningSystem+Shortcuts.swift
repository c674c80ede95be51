// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
package import Assistant
package import Conversation
import Foundation
package import PersonalShortcuts
import Sentences
import ShortcutDocument
import ShortcutHost
import ShortcutRunner
package import Shortcuts
package import Store

/// Runs shortcuts, each in its own process.
extension RunningSystem {
    /// Runs a shortcut and shows its output as the last turn.
    ///
    /// - Parameters:
    ///   - answers: Asked whenever the person has to say more.
    ///   - show: Called with each turn, in order; the run goes on when it returns.
    /// - Returns: The output; nil if the run failed, as the last turn says.
    /// - Throws: `StoreError`, or `Problem` if a required sandbox is unavailable.
    package func run(
        _ start: ShortcutStart, _ context: RequestContext, answers: some AnswerSource, show: @escaping Assistant.Show
    ) async throws -> (outcome: Outcome, content: Content?) {
        let catalog = try await apps.catalog()
        let tools = MachineTools(environment: surroundings.variables)
        let hasScreen = await DeviceScreenPerformer(system: self).hasScreen
        for problem in ShortcutNeeds(of: start.document, in: catalog).problems
            + Requirements(of: start.document.actions, on: tools, hasScreen: hasScreen).sentences
        {
            context.warn(problem)
        }
        let person = Person(answers, show: show)
        let order = RunOrder(
            ShortcutWriter.data(of: start.document, as: .binary), input: start.input, language: context.language,
            timeZone: surroundings.calendar.timeZone.identifier, isTraced: start.trace != nil)
        let effects = RunEffects(
            system: self, start: start, context: context, person: person, answers: answers, show: show, catalog: catalog
        )
        let desk = effects.makeDesk()
        guard await desk.allowsRun(with: start.input.isEmpty ? nil : effects.coercion.text(start.input)) else {
            let outcome = await end(.cancelled, person, context)
            return (outcome, nil)
        }
        let host = try shortcutHost()
        let run = RunningShortcut(name: start.name, shortcut: start.record?.identifier, app: start.app)
        do throws(ShortcutFailure) {
            let content = try await runs.run(run) { [self] number in
                await context.runs(number)
                do throws(ShortcutFailure) {
                    return .success(
                        try await host.run(order, performer: effects.performers(desk)) { [runs] progress in
                            if progress.output != nil {
                                start.trace?(progress)
                            } else {
                                runs.advance(number, to: progress)
                            }
                        })
                } catch {
                    return .failure(error)
                }
            }
            await person.show(ContentTurns(effects.coercion).showing(.output, content))
            if let record = start.record { await remember(record, context) }
            return (.done, content)
        } catch {
            let outcome = await end(error, person, context)
            return (outcome, nil)
        }
    }

    /// Shows why a run did not finish.
    private func end(
        _ failure: ShortcutFailure, _ person: Person<some AnswerSource>, _ context: RequestContext
    ) async -> Outcome {
        guard !person.isLeftWaiting else { return .leftWaiting }
        let failure = Failure(failure, language: context.language)
        await person.show(.error(failure))
        return .failed(failure)
    }

    /// Stops a shortcut if it is running, and deletes it.
    ///
    /// - Returns: False if it was already deleted.
    package func delete(_ shortcut: ShortcutRecord) async throws(StoreError) -> Bool {
        let isGone = try await shortcuts.delete(shortcut)
        runs.stop { $0.shortcut == shortcut.identifier }
        return isGone
    }

    /// Tells those who make suggestions that a shortcut was run.
    private func remember(_ shortcut: ShortcutRecord, _ context: RequestContext) async {
        do {
            try await shortcuts.markUsed(shortcut)
        } catch {
            context.warn("cannot record that ‘\(shortcut.name)’ was run: \(error)")
        }
    }

    /// The clipboard of the desktop, or the system's own.
    func clipboardPerformer(_ coercion: Coercion) -> ClipboardPerformer {
        ClipboardPerformer(MachineTools(environment: surroundings.variables), own: clipboard, coercion: coercion)
    }
}
