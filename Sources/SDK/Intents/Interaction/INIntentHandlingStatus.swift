// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The progress of handling an intent.
public enum INIntentHandlingStatus: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// The handler is ready to act.
    case ready
    /// The action is in progress.
    case inProgress
    /// The action is done.
    case success
    /// The action failed.
    case failure
    /// The app continues.
    case deferredToApplication
    /// The person has to confirm first.
    case userConfirmationRequired
}
