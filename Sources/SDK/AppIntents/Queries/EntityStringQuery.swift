// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A query that finds entities by text.
public protocol EntityStringQuery: EntityQuery {
    /// The things that the text may mean.
    func entities(matching string: String) async throws -> Result
}
