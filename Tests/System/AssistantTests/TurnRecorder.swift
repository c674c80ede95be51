// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Synchronization

@testable import Assistant

/// Keeps the turns of a conversation.
final class TurnRecorder: Sendable {
    private let recorded = Mutex<[Turn]>([])

    var turns: [Turn] { recorded.withLock { $0 } }

    var show: Assistant.Show {
        { turn, _ in self.recorded.withLock { $0.append(turn) } }
    }
}
