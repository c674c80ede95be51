// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What finds out which things a text means.
public protocol EntityStringQuery: EntityQuery {
    /// The things that the text may mean.
    func entities(matching string: String) async throws -> Result
}
