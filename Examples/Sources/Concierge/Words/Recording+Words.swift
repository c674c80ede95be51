// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ConciergeKit

extension Recording {
    /// Its title, with what the person thinks of it.
    func title(_ opinion: Library.Opinion?) -> String {
        switch opinion {
        case .like: "\(title) ♥"
        case .dislike: "\(title) ✗"
        case nil: title
        }
    }
}
