// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Wire

@testable import ExtensionHost

@Suite("Calls that wait for a person")
struct WaitingCallsTests {
    /// Ends when it is cancelled, and says so.
    private func waitingTask() -> Task<Void, Never> {
        Task {
            let (stream, continuation) = AsyncStream<Never>.makeStream()
            await withTaskCancellationHandler {
                for await _ in stream {}
            } onCancel: {
                continuation.finish()
            }
        }
    }

    @Test("are taken back all at once, and those that are over are not kept")
    func cancelling() async {
        let calls = WaitingCalls()
        let (first, second, third) = (calls.ticket(), calls.ticket(), calls.ticket())
        let (one, two, three) = (waitingTask(), waitingTask(), waitingTask())
        calls.keep(one, first)
        calls.keep(two, second)
        calls.remove(second)
        // Over before anybody could keep it.
        calls.remove(third)
        calls.keep(three, third)
        calls.cancelAll()
        await one.value
        #expect(!two.isCancelled)
        #expect(!three.isCancelled)
        two.cancel()
        three.cancel()
    }

    @Test(
        "are those that show a screen, and one takes them back",
        arguments: [
            (PhraseScreenCall.add(.activity(ActivityPayload(activityType: "a"))).erased, true, false),
            (PhrasesCall.all.erased, false, false), (PhraseScreenDismissal().erased, false, true),
            (ProposedActionsCall(actions: []).erased, false, false),
        ])
    func kinds(call: AnySystemCall, waits: Bool, ends: Bool) {
        #expect(call.waitsForPerson == waits)
        #expect(call.endsWaiting == ends)
    }
}
