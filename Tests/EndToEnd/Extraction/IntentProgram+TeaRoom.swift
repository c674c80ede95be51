// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

@testable import TeaIntents

extension IntentProgram {
    static let teaRoom = IntentProgram(
        "TeaRoomApp",
        intents: [
            BrewTea.self, OpenTea.self, SilentTea.self, ThirstyTea.self, FrontTea.self, DynamicTea.self,
            DeferredTea.self, ContinuingTea.self, SecretTea.self, DeviceTea.self, HiddenTea.self, ServeTea.self,
            SendTeaNote.self, QuietTea.self, TellQuiet.self, CountTea.self, FindTea.self, TellTea.self, FollowTea.self,
            SayAndFollowTea.self, CountAndFollowTea.self, ButtonTea.self, PlanTea.self,
        ],
        enums: [TeaStrength.self, TeaNotePaper.self],
        entities: [TeaPot.all[0], Cup.all[0], Tea.all[0], Pot.all[0], TeaNote(id: "a", body: "b")],
        shortcuts: TeaRoomShortcuts.self)
}
