// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Does what may fail; what went wrong goes to the log, as a person hears only that it failed.
public func logged<Result>(_ work: () throws -> Result) -> Result? {
    do {
        return try work()
    } catch {
        NSLog("%@", "Concierge: \(error.localizedDescription)")
        return nil
    }
}
