// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter takes what a step before gave.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// As the system thinks best.
    case `default`
    /// It does.
    case connectToPreviousIntentResult
    /// It does not.
    case never
}
