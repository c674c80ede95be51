// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument
import Shortcuts
import Synchronization

/// The one run of a confined process: takes its order, does what needs nothing from outside, asks the system for the
/// rest, and says the result.
package struct ConfinedRun: Sendable {
    private let connection: RunConnection
    private let performers: [any EffectPerformer]

    /// - Parameters:
    ///   - descriptor: Connected to the system.
    ///   - performers: Makes those that work in the process, and may have the system do what they cannot. What none of
    ///     them does, the system is asked for.
    package init(
        on descriptor: Int32, performers: (_ system: any EffectPerformer) -> [any EffectPerformer]
    ) {
        connection = RunConnection(descriptor)
        let system = SystemPerformer(connection)
        self.performers = performers(system) + [system]
    }

    /// Waits for the order and carries it out; returns when the outcome is written, or the system has gone.
    package func serve() async {
        guard case .begin(let order)? = await connection.next() else { return }
        let outcome: MessageFromRun
        do throws(ShortcutFailure) {
            outcome = .finished(try await carryOut(order))
        } catch {
            outcome = .failed(error)
        }
        do throws(RunFrame.Malformed) {
            try connection.send(outcome)
        } catch {
            // The failure is short and always has a form.
            try? connection.send(.failed(.unsendable(error)))
        }
    }

    private func carryOut(_ order: RunOrder) async throws(ShortcutFailure) -> Content {
        let document = try Self.document(order.shortcut)
        guard let timeZone = TimeZone(identifier: order.timeZone) else {
            throw ShortcutFailure("there is no time zone ‘\(order.timeZone)’", remedy: "set another in the system")
        }
        let connection = connection
        let library = ShortcutLibrary(
            names: { if case .names(let names)? = await connection.asked(.needsNames) { names } else { [] } },
            document: { name in
                guard case .shortcut(let data?)? = await connection.asked(.needsShortcut(name: name)) else {
                    return nil
                }
                // One that is kept was read before.
                return try? Self.document(data)
            })
        let runner = ShortcutRunner(
            performers, library: library,
            environment: RunEnvironment(locale: Locale(identifier: order.language), timeZone: timeZone),
            limits: order.limits)
        let reporter = ProgressReporter(connection, of: document.actions.count)
        // A run that nobody traces does its quick steps without a word about each.
        let trace: @Sendable (TracedStep) -> Void = { reporter.report($0) }
        return try await runner.run(
            document, input: order.input, trace: order.isTraced ? trace : nil
        ) { action, title, isEffect in
            reporter.report(action, title, isEffect: isEffect)
        }
    }

    private static func document(_ data: Data) throws(ShortcutFailure) -> ShortcutDocument {
        let reading = ShortcutReader.read(data)
        guard let document = reading.document else {
            throw ShortcutFailure(
                reading.problems.last?.message ?? "it is not a shortcut", remedy: "import it again", kind: .failed)
        }
        return document
    }
}

/// Has the system do what the process cannot.
private struct SystemPerformer: EffectPerformer {
    private let connection: RunConnection

    init(_ connection: RunConnection) { self.connection = connection }

    func perform(_ effect: Effect) async -> EffectResult? {
        do throws(RunFrame.Malformed) {
            try connection.send(.needs(effect))
        } catch {
            return .failed(.unsendable(error))
        }
        guard case .result(let result)? = await connection.next() else { return .cancelled }
        return result
    }
}

extension RunConnection {
    /// The answer to a question that always has a form.
    fileprivate func asked(_ question: MessageFromRun) async -> MessageToRun? {
        do throws(RunFrame.Malformed) {
            try send(question)
        } catch {
            return nil
        }
        return await next()
    }
}

extension ShortcutFailure {
    fileprivate static func unsendable(_ reason: RunFrame.Malformed) -> ShortcutFailure {
        ShortcutFailure(
            "the action's output cannot be returned: \(reason)", remedy: "make the output smaller", kind: .tooMuch)
    }
}

/// Tells the system where the run is, before each effect and else a few times a second; and of each step that was done
/// where that is wanted.
private final class ProgressReporter: Sendable {
    private static let pause = Duration.milliseconds(200)
    private static let longest = 2_000

    private let connection: RunConnection
    private let count: Int
    private let coercion = Coercion(in: RunEnvironment())
    private let last = Mutex<ContinuousClock.Instant?>(nil)

    init(_ connection: RunConnection, of count: Int) {
        self.connection = connection
        self.count = count
    }

    /// A step that was done.
    func report(_ step: TracedStep) {
        let output = String(coercion.text(step.output).prefix(Self.longest))
        send(RunProgress(action: step.number, title: step.title, count: count, output: output))
    }

    /// The action that is being done; one that waits for something is always told.
    func report(_ action: Int, _ title: Sentence, isEffect: Bool) {
        guard isDue() || isEffect else { return }
        send(RunProgress(action: action, title: title, count: count))
    }

    private func send(_ progress: RunProgress) {
        // Progress is short; that nobody is there any more shows when the next answer is waited for.
        try? connection.send(.progress(progress))
    }

    private func isDue() -> Bool {
        let now = ContinuousClock.now
        return last.withLock { last in
            guard let known = last else {
                last = now
                return false
            }
            guard known.duration(to: now) >= Self.pause else { return false }
            last = now
            return true
        }
    }
}
