// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Wire

@Suite("Calls that wait for a person")
struct AnySystemCallTests {
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
