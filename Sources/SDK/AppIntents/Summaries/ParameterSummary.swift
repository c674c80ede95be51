// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The sentence that an intent is as an action.
public protocol ParameterSummary {
    /// The intent's type.
    associatedtype Intent: AppIntent
}
