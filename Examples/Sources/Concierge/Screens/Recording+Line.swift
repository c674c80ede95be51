// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit

extension Recording {
    /// As a screen shows it, with what the person thinks of it.
    func line(opinion: Library.Opinion? = nil) -> String {
        let mark =
            switch opinion {
            case .like: " ♥"
            case .dislike: " ✗"
            case nil: ""
            }
        return "\(title)\(mark)  \(artistTitle)"
    }
}
