// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Hearing
import Voice

/// What was heard, as `--json` prints it before the result.
struct HeardTurn {
    private let heard: SpeechRecognizer.Heard

    init(_ heard: SpeechRecognizer.Heard) {
        self.heard = heard
    }

    /// `text` is missing where it was no sentence that is listened for; `nearest` is one that it may have been.
    var json: JSONObject {
        [
            "turn": "heard", "text": heard.sentence, "nearest": heard.sentence == nil ? heard.nearest : nil,
            "plausibility": heard.plausibility.map { Self.rounded($0.whole) },
            "leastPlausibleWord": heard.plausibility.map { Self.rounded($0.least) },
        ]
    }

    private static func rounded(_ number: Double) -> Double { (number * 10).rounded() / 10 }
}
