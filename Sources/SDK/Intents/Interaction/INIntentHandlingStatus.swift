// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The progress of handling an intent.
public enum INIntentHandlingStatus: Int, Sendable {
    /// Not known.
    case unspecified = 0
    /// The handler is ready to act.
    case ready
    /// The action has begun and goes on.
    case inProgress
    /// The action is done.
    case success
    /// The action was not possible.
    case failure
    /// The app itself goes on.
    case deferredToApplication
    /// The person has to agree first.
    case userConfirmationRequired
}
