// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The response codes that every generated intent has, with their raw values.
package enum StandardResponseCode: Int, Sendable, CaseIterable {
    case unspecified = 0
    case ready, continueInApp, inProgress, success, failure, failureRequiringAppLaunch

    package var name: String { "\(self)" }
}
