// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SystemLink
package import Wire

/// How the delegate of an app handles intents; its methods are called on the main thread.
package struct InAppHandling: Sendable {
    /// The delegate's class.
    package let name: String
    /// What of the delegate's own has a handler's methods; nil for nothing.
    private let findHandler: @MainActor @Sendable (INIntent) -> Any?
    /// Hands an intent over that is to be handled, and a completion; false if the delegate has no such method.
    private let handOver: @MainActor @Sendable (INIntent, @escaping (INIntentResponse) -> Void) -> Bool

    package init(
        name: String, findHandler: @escaping @MainActor @Sendable (INIntent) -> Any?,
        handOver: @escaping @MainActor @Sendable (INIntent, @escaping (INIntentResponse) -> Void) -> Bool
    ) {
        self.name = name
        self.findHandler = findHandler
        self.handOver = handOver
    }

    /// What the app answers. Handlers run as those of an extension do, so that one that waits does not hold up the
    /// main thread.
    ///
    /// - Parameter report: Called with each mistake that did not stop the request, on any thread.
    package func reply(
        to request: AppRequest, report: @escaping @Sendable (String) -> Void
    ) async -> ExtensionReply {
        if case .asked(let request) = request, let reply = await AppIntentAnswers.reply(to: request, report: report) {
            return reply
        }
        return await FaultLog.$current.withValue(FaultLog(report: report)) {
            switch request {
            case .asked(.handle(let intent)):
                // A delegate of before there were handlers in apps.
                let reply = await answer(to: .handle(intent))
                guard case .refusal(let refusal) = reply, refusal.reason == .noHandler else { return reply }
                return await response(to: intent) ?? reply
            case .asked(let request): return await answer(to: request)
            case .handedOver(let intent):
                if let response = await response(to: intent) { return response }
                return await answer(to: .handle(intent))
            }
        }
    }

    private func answer(to request: ExtensionRequest) async -> ExtensionReply {
        await withTaskExecutorPreference(WaitingExecutor()) {
            await RequestAnswer(to: request, from: .app(self)).reply()
        }
    }

    func handler(for intent: INIntent) async -> sending Any? {
        // It is used by nobody else until the handler is found, and the handler by the request alone.
        nonisolated(unsafe) let intent = intent
        nonisolated(unsafe) let handler = await MainActor.run {
            nonisolated(unsafe) let handler = findHandler(intent)
            return UncheckedHandler(value: handler)
        }.value
        return handler
    }

    /// Nil if the delegate takes no intents over.
    @MainActor private func response(to payload: IntentPayload) async -> ExtensionReply? {
        let method = "application(_:handle:completionHandler:) of \(name)"
        do throws(ExtensionRefusal) {
            let intent = try INIntent.made(from: payload)
            return await withCheckedContinuation { continuation in
                let answer = SingleAnswer<ExtensionReply?>(method) { fault in
                    continuation.resume(returning: .refusal(ExtensionRefusal(.noAnswer, fault)))
                } pass: {
                    continuation.resume(returning: $0)
                }
                let isThere = handOver(intent) { response in
                    do {
                        answer.give(.response(try response.payload()))
                    } catch {
                        answer.give(.refusal(ExtensionRefusal(.handlerError, "\(error)")))
                    }
                }
                if !isThere { answer.give(nil) }
            }
        } catch {
            return .refusal(error)
        }
    }
}

/// What a delegate gave, on its way from the main thread to the request, which alone has it.
private struct UncheckedHandler: @unchecked Sendable {
    let value: Any?
}
