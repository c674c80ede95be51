// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument
import Shortcuts
import Synchronization
import Wire

/// The one run of a confined process: takes its order, does what needs nothing from outside, asks the system for the
/// rest, and says the result.
package struct ConfinedRun: Sendable {
    private let connection: RunConnection
    private let performer: any EffectPerformer

    /// - Parameter performer: Makes the one that works in the process; it has the system do what it cannot.
    /// - Returns: Nil if the process was started without a connection to the system.
    package init?(performer: (_ system: any EffectPerformer) -> any EffectPerformer) {
        guard let connection = RunConnection() else { return nil }
        self.connection = connection
        self.performer = performer(SystemPerformer(connection))
    }

    /// Waits for the order, carries it out and sends the outcome; returns when the system has hung up.
    package func serve() async {
        guard case .begin(let order)? = connection.next() else { return }
        let outcome: MessageFromRun
        do throws(ShortcutFailure) {
            outcome = .finished(try await carryOut(order))
        } catch {
            outcome = .failed(error)
        }
        do throws(FrameError) {
            try connection.send(outcome)
        } catch {
            // The failure is short and can always cross.
            try? connection.send(.failed(.unsendable(error)))
        }
        // What was sent may still be on its way.
        while connection.next() != nil {}
    }

    private func carryOut(_ order: RunOrder) async throws(ShortcutFailure) -> Content {
        let document = try ShortcutDocument(running: order.shortcut)
        guard let timeZone = TimeZone(identifier: order.timeZone) else {
            throw ShortcutFailure("there is no time zone ‘\(order.timeZone)’", remedy: "set another in the system")
        }
        let runner = ShortcutRunner(
            performer, environment: RunEnvironment(locale: Locale(identifier: order.language), timeZone: timeZone),
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
}

/// Has the system do what the process cannot.
private struct SystemPerformer: EffectPerformer {
    private let connection: RunConnection

    init(_ connection: RunConnection) { self.connection = connection }

    func perform(_ effect: Effect) async throws(ShortcutFailure) -> EffectResult? {
        do throws(FrameError) {
            try connection.send(.needs(effect))
        } catch {
            throw .unsendable(error)
        }
        guard case .result(let result)? = connection.next() else { return .cancelled }
        return result
    }
}

extension ShortcutFailure {
    fileprivate static func unsendable(_ reason: FrameError) -> ShortcutFailure {
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
