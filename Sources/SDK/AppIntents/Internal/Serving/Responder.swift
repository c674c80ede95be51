// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import SystemLink
package import Wire

/// Answers what the system asks of the process's App Intents. ``AppIntentAnswers`` finds it by its name: were it
/// internal, an optimized build would leave it out.
package enum Responder: AppIntentAnswering {
    /// The runs that are not over, by the system's numbers.
    private static let runs = Mutex<[Int: RunningIntent]>([:])

    package static func reply(
        to request: ExtensionRequest, report: @escaping @Sendable (String) -> Void
    ) async -> ExtensionReply {
        guard let run = request.intent.run else {
            return .refusal(ExtensionRefusal(.malformedRequest, "an App Intent is asked for by the name of its type"))
        }
        do {
            switch request {
            case .handle(let intent): return await begin(try self.intent(of: run), intent, run, report)
            case .resume(let answer, _): return await resume(run.number, answer)
            case .stop:
                runs.withLock { $0.removeValue(forKey: run.number) }?.cancel()
                return .stopped
            case .options(let parameter, let search, let payload):
                let options = ProvidedOptions(try self.intent(of: run), payload, report: report)
                return .options(try await options.values(of: parameter, matching: search))
            case .defaultValue(let parameter, let payload):
                let options = ProvidedOptions(try self.intent(of: run), payload, report: report)
                return .defaultValue(try await options.defaultValue(of: parameter))
            case .resolve, .confirm, .update, .stopUpdates, .draw:
                return .refusal(
                    ExtensionRefusal(.malformedRequest, "an App Intent is performed, and asked nothing else"))
            }
        } catch let refusal as ExtensionRefusal {
            return .refusal(refusal)
        } catch {
            return .refusal(
                ExtensionRefusal(
                    .handlerError, "\(request.intent.unqualifiedName) threw: \(ThrownText.developer(error))"))
        }
    }

    /// Whether a run is not over.
    static func isRunning(_ intent: IntentPayload) -> Bool {
        runs.withLock { runs in intent.run.map { runs[$0.number] != nil } ?? false }
    }

    private static func begin(
        _ intent: any AppIntent, _ payload: IntentPayload, _ run: RunPayload,
        _ report: @escaping @Sendable (String) -> Void
    ) async -> ExtensionReply {
        let running = RunningIntent(intent, isInFront: run.isInFront)
        let former = runs.withLock { $0.updateValue(running, forKey: run.number) }
        former?.cancel()
        running.start(with: payload.values, report: report)
        return await next(of: running, run.number)
    }

    private static func resume(_ number: Int, _ answer: AnswerPayload?) async -> ExtensionReply {
        guard let running = runs.withLock({ $0[number] }) else {
            return .refusal(
                ExtensionRefusal(.malformedRequest, "no run of that number is there; the process was restarted"))
        }
        running.take(answer)
        return await next(of: running, number)
    }

    private static func next(of running: RunningIntent, _ number: Int) async -> ExtensionReply {
        let reply = await running.next()
        if case .running = reply { return reply }
        runs.withLock { runs in
            if runs[number] === running { runs[number] = nil }
        }
        return reply
    }

    /// A new instance of the type of a run.
    private static func intent(of run: RunPayload) throws(ExtensionRefusal) -> any AppIntent {
        if let search = run.search { return try FindThings(of: run.mangledName, search) }
        guard let type = _typeByName(run.mangledName) as? any AppIntent.Type else {
            throw ExtensionRefusal(
                .unknownIntent,
                "the program has no App Intent ‘\(run.mangledName)’; build it from the source that is installed")
        }
        return type.init()
    }
}
