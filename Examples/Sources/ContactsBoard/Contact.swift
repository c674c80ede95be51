// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Somebody on the board.
struct Contact: Codable, Hashable {
    var id: String
    var name: String
    var number: String
}
