// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The sentence that describes an intent with its parameters.
public protocol ParameterSummary {
    /// The intent's type.
    associatedtype Intent: AppIntent
}
