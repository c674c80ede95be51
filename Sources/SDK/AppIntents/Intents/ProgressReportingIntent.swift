// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A long-running intent that reports its progress.
///
/// ```swift
/// func perform() async throws -> some IntentResult {
///     progress.totalUnitCount = Int64(soups.count)
///     for soup in soups {
///         try await cook(soup)
///         progress.completedUnitCount += 1
///     }
///     return .result()
/// }
/// ```
public protocol ProgressReportingIntent: AppIntent {
    /// The progress.
    var progress: Progress { get }
}

extension ProgressReportingIntent {
    /// The progress of the current run.
    public var progress: Progress { IntentRun.progress }
}
