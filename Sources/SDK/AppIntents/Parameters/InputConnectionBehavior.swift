// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Whether a parameter accepts the output of the previous action.
public enum InputConnectionBehavior: Hashable, Sendable {
    /// As the system thinks best.
    case `default`
    /// It does.
    case connectToPreviousIntentResult
    /// It does not.
    case never
}
