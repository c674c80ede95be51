// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One recorded check-in, as a line of the journal holds it.
struct Punch: Codable, Sendable {
    var kind: String
    var note: String?
    var seconds: Double?
    var date: Date
}
