// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A query that finds values for something that the system has seen, such as a picture.
public protocol IntentValueQuery: _SupportsAppDependencies, PersistentlyIdentifiable, Sendable {
    /// The type of what the system has seen.
    associatedtype Input
    /// The values.
    associatedtype Result: ResultsCollection

    /// One that finds values.
    init()

    /// The values.
    func values(for input: Input) async throws -> Result
}
