// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues

/// How one value of a parameter was resolved, as `INIntentResolutionResult` says it.
package enum ResolutionPayload: Hashable, Sendable {
    case success(IntentValue)
    case notRequired
    case needsValue
    case disambiguation([IntentValue])
    /// Nil: nothing to name, only a yes or no. With the raw value of the parameter's confirmation reason, where it has one.
    case confirmationRequired(IntentValue?, reason: Int? = nil)
    /// The raw value of the parameter's reason enum; nil without a reason.
    case unsupported(reason: Int?)
}
