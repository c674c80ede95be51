// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing

extension DrawingError {
    /// What went wrong, without the details.
    enum Kind {
        case missingLibrary, size, unreadableImage, symbol, failed
    }

    /// The error without its details.
    var kind: Kind {
        switch self {
        case .missingLibrary: .missingLibrary
        case .size: .size
        case .unreadableImage: .unreadableImage
        case .symbol: .symbol
        case .failed: .failed
        }
    }
}
