// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import AppIntents

@Suite("What an intent says of how far it has come") struct ReportedProgressTests {
    private final class Heard: Sendable {
        let told = Mutex<[String]>([])

        func hear(_ share: Double?, _ text: String?) {
            told.withLock { $0.append("\(share.map { "\($0)" } ?? "-") \(text ?? "-")") }
        }
    }

    @Test("its texts are told as soon as they are set, and with each percent")
    func texts() {
        let (progress, heard) = (ReportedProgress(), Heard())
        progress.changed = { heard.hear($0, $1) }
        progress.localizedDescription = "Boiling"
        progress.totalUnitCount = 2
        progress.completedUnitCount = 1
        progress.localizedAdditionalDescription = "Cup 1"
        progress.localizedDescription = nil
        #expect(
            heard.told.withLock(\.self) == [
                "- Boiling", "0.0 Boiling", "0.5 Boiling", "0.5 Boiling · Cup 1", "0.5 Cup 1",
            ])
    }

    @Test("its texts can be read again, also where no run goes on")
    func reading() {
        for progress in [ReportedProgress(), IntentRun.nobodysProgress] {
            progress.localizedAdditionalDescription = "Cup 1"
            #expect(progress.localizedAdditionalDescription == "Cup 1")
            progress.localizedAdditionalDescription = nil
        }
    }

    @Test("a text without end is cut")
    func long() {
        let (progress, heard) = (ReportedProgress(), Heard())
        progress.changed = { heard.hear($0, $1) }
        progress.localizedDescription = String(repeating: "a", count: 100_000)
        #expect(heard.told.withLock { $0.first?.count } == ReportedProgress.textLimit + 2)
    }
}
