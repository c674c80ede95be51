// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The result of fetching something in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// New data was fetched.
    case newData = 0
    /// There was no new data.
    case noData = 1
    /// Fetching failed.
    case failed = 2
}
