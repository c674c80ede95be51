// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension FrameError {
    /// Where in a message the mistake is; nil for an error that is about the frame as a whole.
    var place: String? {
        switch self {
        case .notMessage(let place, _), .unencodable(let place, _): place
        default: nil
        }
    }

    /// Whether the content is not JSON.
    var isNotJSON: Bool {
        if case .notJSON = self { true } else { false }
    }
}
