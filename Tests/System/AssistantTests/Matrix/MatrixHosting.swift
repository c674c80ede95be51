// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

/// One process for all cases of a suite.
struct MatrixHosting: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let matrix = try MatrixHost()
        try await MatrixHost.$current.withValue(matrix) { try await function() }
        await matrix.stop()
    }
}

extension Trait where Self == MatrixHosting {
    /// ``MatrixHost/current`` is there, with one process for all cases.
    static var matrixHosting: Self { Self() }
}
