// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a source is not rewritten, and what to do about it.
struct RewriteProblem: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }

    /// Runs an action on files, and says in one sentence if it fails.
    static func wrapping<Result>(_ problem: String, _ remedy: String, _ action: () throws -> Result) throws -> Result {
        do {
            return try action()
        } catch {
            throw RewriteProblem("\(problem); \(remedy)")
        }
    }
}
