// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import IntentValues

/// What was done, with all its values.
struct DoneAction: Sendable {
    var candidate: Candidate
    var values: [String: IntentValue]
    /// When, by the clock that only runs forward.
    var time: Duration

    /// How long a person means it when they go on.
    static let remembered = Duration.seconds(600)
}
