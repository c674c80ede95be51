// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import SystemLink
import Wire

/// Serves an extension's handlers to the system.
final class ExtensionService: Sendable {
    private let link: SystemLink
    private let principal: Result<INExtension.Type, ExtensionRefusal>
    private let ended: @Sendable (SystemLink.Ending) -> Void

    /// - Parameter ended: Called once, on a thread of the link.
    init(
        on link: SystemLink, principal: Result<INExtension.Type, ExtensionRefusal>,
        ended: @escaping @Sendable (SystemLink.Ending) -> Void
    ) {
        self.link = link
        self.principal = principal
        self.ended = ended
    }

    /// Greets the system and begins to serve it, until the connection ends.
    func start() { link.serve(.requests { [self] in answer($0, id: $1) }, ended: ended) }

    private func answer(_ request: ExtensionRequest, id: Int) {
        let executor = RequestExecutor()
        let due = DueReply()
        let faults = FaultLog(report: { [self] in link.send(MessageFromExtension.fault(id: id, text: $0)) }) {
            [self] fault in
            // The waiting task has nothing to continue with, and stays where it is.
            guard due.take() else { return link.send(MessageFromExtension.fault(id: id, text: fault)) }
            Task(executorPreference: executor) { [self] in
                await send(.refusal(ExtensionRefusal(.noAnswer, fault)), id: id)
            }
        }
        Task(executorPreference: executor) { [self] in
            let reply = await FaultLog.$current.withValue(faults) {
                if let reply = await AppIntentAnswers.reply(to: request, report: { faults.note($0) }) { return reply }
                return await RequestAnswer(to: request, principal: principal).reply()
            }
            if due.take() { await send(reply, id: id) }
        }
        executor.runFirstJob()
    }

    private func send(_ reply: ExtensionReply, id: Int) async {
        // Foundation keeps standard defaults in memory until they are synchronized, and the system may
        // end the process at any time once it has the answer.
        UserDefaults.standard.synchronize()
        await SystemTalk.send()
        link.reply(reply, to: id)
    }
}
