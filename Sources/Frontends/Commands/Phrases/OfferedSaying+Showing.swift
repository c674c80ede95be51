// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Assistant
import BeckonSystem
import CommandLineInterface
import Foundation
import Sentences

extension OfferedSaying {
    /// `text`, `app` where it is not a phrase of the person's own, and `beginning` where a value is open.
    var json: JSONObject { ["text": text, "app": app, "beginning": beginning] }

    /// The sentence, and who it is said to.
    func cells(_ words: ActionWords) -> [String] {
        [text.withoutControls, app.map(words.app) ?? ""]
    }
}
