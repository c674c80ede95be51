// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The result of fetching something in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something.
    case newData = 0
    /// There was nothing.
    case noData = 1
    /// It could not be found out.
    case failed = 2
}
