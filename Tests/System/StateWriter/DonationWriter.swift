// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SampleData
import Wire

/// An app that donates, and says so.
struct DonationWriter {
    private let apps: DonatingApps

    init(state: URL) async throws {
        apps = try await DonatingApps(["org.example.writer"], in: state)
    }

    /// Says `> WHAT NAME` before each call and `< WHAT NAME` once it was acknowledged; `WHAT` is `donate` or `delete`.
    ///
    /// Of 24 actions no more than 20 are kept, so that some make room all the time; a name has the number of the
    /// action at its end.
    func churn(seed: UInt64) async {
        var random = DrawnNumbers(seed)
        var number = 0
        var names: [String] = []
        while true {
            let drawn = random.next()
            if drawn % 5 == 0, let name = names.popLast() {
                await call("delete \(name)", .delete([name]))
            } else {
                number += 1
                let page = drawn / 5 % 24
                let name = "\(seed)-\(number)-\(page)"
                names.append(name)
                let interaction = InteractionPayload(intent: DonatingApps.intent(page: page))
                await call("donate \(name)", .donate(DonationPayload(interaction, identifier: name)))
            }
        }
    }

    private func call(_ words: String, _ call: DonationCall) async {
        say("> \(words)")
        switch await apps.answer(call) {
        case .success: say("< \(words)")
        case .failure(let refusal): say("! \(refusal.text)")
        }
    }
}
